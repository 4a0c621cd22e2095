import { eventsWords } from '@kxo/domain/events/words'
import type { CompanyLink } from '../companies/index.ts'

/** Events reserved for a company. */
export const eventsOfCompany: CompanyLink = { table: 'events', counted: eventsWords.counted }
