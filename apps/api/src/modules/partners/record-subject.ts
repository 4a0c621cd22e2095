import { isSelf } from '@kxo/domain/kernel/permissions'
import { may } from '@kxo/domain/partners/permissions'
import type { RecordSubject } from '../fields/index.ts'

/** Partners bear fields of the tenant, by the number of the person: theirs to read, of those who assign partners to write. */
export const partnerSubject: RecordSubject = {
  morph: 'Partner',
  owner: async (_db, id) => ({ user_id: id }),
  async rightsOn({ db, actor }, id) {
    const person = await db.selectFrom('users').select('id').where('id', '=', id).where('is_partner', '=', true).executeTakeFirst()
    return person && { read: may.seePartners(actor) || isSelf(actor, { user_id: person.id }), write: may.assignPartners(actor) }
  },
}
