import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { wearLooks } from '../app/looks.ts'
import { bringPlays, loadPlay } from '../app/play.ts'
import { readRoute } from '../app/route.ts'
import { keysOf } from '../app/seatKeys.ts'
import { takeSecret } from '../app/secret.ts'
import { store } from '../app/store.ts'
import { speak, wantGames } from '../words/language.ts'
import { bringWords } from '../words/parts.ts'
import { App } from './App.tsx'
import { goAhead } from './headStart.ts'
import { gameHere } from './lastTable.ts'
import { listen } from './listen.ts'
import { phonePlays } from './phonePlay.ts'
import './style/index.css'

takeSecret()
bringPlays(phonePlays)
bringWords(
  import.meta.glob<{ words: object }>('./words/{en,ru,tr}.ts'),
  import.meta.glob<{ words: object }>('../games/*/phone/words/{en,ru,tr}.ts'),
)
listen(store.dispatch)

const page = document.getElementById('page')
if (!page) throw new Error('the page has no #page')

const { preferences } = store.getState()
wearLooks(preferences)
// a phone has no time for the words of games that nobody plays here; what it was about to play is fetched while the host is called
const game = gameHere(window.location.hash)
if (game) void loadPlay(game).catch((cause: unknown) => console.error('the game did not load yet', cause))
const route = readRoute(window.location.hash)
const isBack = route.page === 'table' && game !== null && keysOf(route.table).length > 0
const arrived = isBack ? goAhead(store, route.table) : null
await wantGames(game ? [game] : [])
await speak(preferences.language)
await arrived
createRoot(page).render(
  <Provider store={store}>
    <App />
  </Provider>,
)
