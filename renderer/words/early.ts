import { keptPreferences } from '../app/preferences.ts'
import { partsOf } from './parts.ts'

// Imported before all else, it asks for the words while the rest of the page is still being evaluated.
// Whoever needs them asks again, and hears then what went wrong.
partsOf(keptPreferences().language).catch(() => undefined)
