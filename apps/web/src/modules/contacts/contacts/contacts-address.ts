import { contactKinds } from '@kxo/domain/contacts/kinds'
import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

/** The tab of the list: the people of a kind, or those that may be the same. */
export const contactsAddress = z.object({ tab: oneOf(['all', ...contactKinds, 'duplicates']) })
