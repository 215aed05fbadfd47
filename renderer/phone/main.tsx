import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { wearLooks } from '../app/looks.ts'
import { bringPlays } from '../app/play.ts'
import { takeSecret } from '../app/secret.ts'
import { store } from '../app/store.ts'
import { speak, wantGames } from '../words/language.ts'
import { bringWords } from '../words/parts.ts'
import { App } from './App.tsx'
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
// a phone has no time for the words of games that nobody plays here
await wantGames([])
await speak(preferences.language)
createRoot(page).render(
  <Provider store={store}>
    <App />
  </Provider>,
)
