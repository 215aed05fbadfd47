import '../words/early.ts'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { speak } from '../words/language.ts'
import { App } from './App.tsx'
import { listenToGamepads } from './gamepad.ts'
import { listen } from './listeners.ts'
import { wearLooks } from './looks.ts'
import { takeSecret } from './secret.ts'
import { store } from './store.ts'
import './tablePlay.ts'
import './style/index.css'

takeSecret()
listen(store.dispatch, store.getState())
listenToGamepads()

const page = document.getElementById('page')
if (!page) throw new Error('the page has no #page')

const { preferences } = store.getState()
wearLooks(preferences)
await speak(preferences.language)
createRoot(page).render(
  <Provider store={store}>
    <App />
  </Provider>,
)
