import type { Contact } from '@kxo/domain/contacts/contract'
import type { ContactField } from '@kxo/domain/contacts/rules'

/** Which fields of the record its reader may change, and which they are asked for first. */
export type EditableContact = { contact: Contact; allows: (field: ContactField) => boolean; missing: readonly string[] }
