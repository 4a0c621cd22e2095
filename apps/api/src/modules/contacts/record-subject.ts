import { may } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { sql } from 'kysely'
import type { RecordSubject } from '../fields/index.ts'
import { factsOf, findContact } from './queries.ts'

const deleted = accountStatus.codeOf('deleted')

/** People bear fields of the tenant: their own, those of a referent's colleagues, anyone's for those who follow people. */
export const contactSubject: RecordSubject = {
  morph: 'User',
  owner: async (_db, id) => ({ user_id: id }),
  async rightsOn({ db, actor }, id) {
    const contact = await findContact(db, id)
    if (!contact) return undefined
    const person = factsOf(contact)
    return { read: may.readContact(actor, person), write: may.changeContact(actor, person) }
  },
  natives: async (db, id) => {
    const row = await db
      .selectFrom('users')
      .select(['profile_code', 'code_postal', 'country', 'employees_number', 'independents_number'])
      .where('id', '=', id)
      .executeTakeFirst()
    return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, String(value ?? '')]))
  },
  count: async (db) => {
    const { count } = await db
      .selectFrom('users')
      .select(sql<number>`count(*)`.as('count'))
      .where('status', '<>', deleted)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  related: {
    Guest: (id) => sql`select id from registrations where user_id = ${id}`,
    Bill: (id) => sql`select id from bills where user_id = ${id}`,
  },
}
