import { may } from '@kxo/domain/companies/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { sql } from 'kysely'
import type { RecordSubject } from '../fields/index.ts'

const deleted = accountStatus.codeOf('deleted')

/** Companies bear fields of the tenant: their people read them, their referent and those who follow companies write them. */
export const companySubject: RecordSubject = {
  morph: 'Company',
  owner: async (_db, id) => ({ company_id: id }),
  async rightsOn({ db, actor }, id) {
    const company = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()
    if (!company) return undefined
    const member = { company_id: company.id }
    return { read: may.readCompany(actor, member), write: may.changeCompany(actor, member) }
  },
  natives: async (db, id) => {
    const row = await db
      .selectFrom('companies')
      .select(['code_postal', 'country', 'employees_number', 'independents_number'])
      .where('id', '=', id)
      .executeTakeFirst()
    return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, String(value ?? '')]))
  },
  count: async (db) => {
    const { count } = await db.selectFrom('companies').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
    return Number(count)
  },
  related: {
    User: (id) => sql`select id from users where company_id = ${id} and status <> ${deleted}`,
    Bill: (id) => sql`select id from bills where company_id = ${id}`,
  },
}
