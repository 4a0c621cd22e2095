import { billsSource } from '../modules/billing/palette-source.ts'
import { companiesSource } from '../modules/companies/palette-source.ts'
import { contactsSource } from '../modules/contacts/palette-source.ts'
import { eventsSource } from '../modules/events/palette-source.ts'
import { guideSource, newsSource } from '../modules/help/palette-source.ts'
import type { PaletteSource } from '../platform/palette-source.ts'

/** Where the command palette looks beside the pages; loaded with it, for the contracts they ask weigh. */
export const paletteSources: readonly PaletteSource[] = [
  contactsSource,
  companiesSource,
  eventsSource,
  billsSource,
  guideSource,
  newsSource,
]
