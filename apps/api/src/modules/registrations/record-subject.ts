import { may } from '@kxo/domain/registrations/permissions'
import type { RecordSubject } from '../fields/index.ts'
import { findRegistration } from './queries.ts'

/** Registrations bear fields of the tenant: whoever reads one reads them, whoever answers for it writes them. */
export const registrationSubject: RecordSubject = {
  morph: 'Guest',
  async owner(db, id) {
    const registration = await findRegistration(db, id)
    return registration && { user_id: registration.user_id, event_id: registration.event_id }
  },
  async rightsOn({ db, actor }, id) {
    const registration = await findRegistration(db, id)
    return registration && { read: may.read(actor, registration), write: may.answer(actor, registration) }
  },
}
