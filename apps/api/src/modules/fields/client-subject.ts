import { may } from '@kxo/domain/fields/permissions'
import type { RecordSubject } from './subjects.ts'

/** The tenant itself bears fields, under its own number. */
export const clientSubject: RecordSubject = {
  morph: 'Client',
  rightsOn: async ({ actor, tenant }, id) => (id === tenant.id ? { read: may.customise(actor), write: may.customise(actor) } : undefined),
}
