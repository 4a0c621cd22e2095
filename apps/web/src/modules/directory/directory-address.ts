import * as z from 'zod/mini'
import { aKey, aNumber, aText, oneOf } from '../../ui/navigation/address-schema.ts'

/** People or companies, how they are shown, and what of them is asked beside the search. */
export const directoryAddress = z.object({
  tab: oneOf(['people', 'companies']),
  view: oneOf(['cards', 'list', 'departments']),
  page: aNumber,
  region: aNumber,
  department: aKey,
  company: aNumber,
  partner: oneOf(['1']),
  q: aText,
  speciality: aText,
})
