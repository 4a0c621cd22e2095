import type { PaletteSource } from '../app/palette-source.ts'
import { billsSource } from './billing/palette-source.ts'
import { companiesSource } from './companies/palette-source.ts'
import { contactsSource } from './contacts/palette-source.ts'
import { eventsSource } from './events/palette-source.ts'
import { guideSource, newsSource } from './help/palette-source.ts'

/** Where the command palette looks beside the pages; loaded with it, for the contracts they ask weigh. */
export const paletteSources: readonly PaletteSource[] = [
  contactsSource,
  companiesSource,
  eventsSource,
  billsSource,
  guideSource,
  newsSource,
]
