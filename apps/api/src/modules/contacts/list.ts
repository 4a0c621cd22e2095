import type { contactsContract } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords } from '@kxo/domain/contacts/words'
import { profileNames } from '@kxo/domain/identity/profile'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Profile } from '@kxo/domain/kernel/actor'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import { type ListPlan, listed } from '../../platform/listing.ts'
import type { Verb } from '../../platform/serve.ts'
import { type ExportColumn, exportTable } from '../../platform/table-export.ts'
import type { Queries } from '../../platform/tenancy.ts'
import { presentSummary } from './present.ts'
import { type ContactRow, selectContacts } from './queries.ts'

type Asked = Input<typeof contactsContract.list>['query']

const plan: ListPlan = {
  fields: {
    last_name: { at: sql.ref('users.last_name'), kind: 'text', isAlwaysFilled: true },
    first_name: { at: sql.ref('users.first_name'), kind: 'text', isAlwaysFilled: true },
    mail: { at: sql.ref('users.mail'), kind: 'text', isAlwaysFilled: true },
    phone: { at: sql.ref('users.phone'), kind: 'text' },
    company_name: { at: sql.ref('companies.name'), kind: 'text' },
    profile_code: { at: sql.ref('users.profile_code'), kind: 'text' },
    status: { at: sql.ref('users.status'), kind: 'code', codeOf: (key) => accountStatus.codeOf(key as never) },
    town: { at: sql.ref('users.town'), kind: 'text' },
    code_postal: { at: sql.ref('users.code_postal'), kind: 'text' },
    created_at: { at: sql.ref('users.created_at'), kind: 'instant', isAlwaysFilled: true },
  },
  search: sql.ref('users.search'),
  sort: 'last_name',
  id: sql.ref('users.id'),
}

const columns: Readonly<Record<string, ExportColumn<ContactRow>>> = {
  last_name: { label: contactWords.lastName, kind: 'text', value: (row) => row.last_name },
  first_name: { label: contactWords.firstName, kind: 'text', value: (row) => row.first_name },
  mail: { label: contactWords.mail, kind: 'text', value: (row) => row.mail },
  phone: { label: contactWords.phone, kind: 'text', value: (row) => row.phone },
  company_name: { label: contactWords.company, kind: 'text', value: (row) => row.company_name },
  profile_code: { label: contactWords.profile, kind: 'text', value: (row) => profileNames[row.profile_code as Profile] },
  status: { label: contactWords.status, kind: 'text', value: (row) => accountStatus.labelOf(accountStatus.keyOf(row.status)) },
  created_at: { label: contactWords.createdOn, kind: 'instant', value: (row) => row.created_at },
}

const kinds = {
  members: sql<boolean>`users.is_adherent`,
  prospects: sql<boolean>`users.is_prospect`,
  to_validate: sql<boolean>`users.status = ${accountStatus.codeOf('toValidate')}`,
  partners: sql<boolean>`users.is_partner`,
  admins: sql<boolean>`users.is_admin`,
}

/** People of the tenant, as the tabs and filters of screens-admin #19 ask. */
export const listContacts: Verb<typeof contactsContract.list> = async (context, { query }) => {
  authorize(may.listContacts(context.actor))
  const rows = narrowed(query)
  if (query.format) return exportTable(context, { name: 'contacts', plan, asked: query, query: rows, present: (found) => found, columns })
  const page = await listed(rows(context.db), plan, query)
  return { ...page, results: page.results.map(presentSummary) }
}

const narrowed =
  ({ company, kind }: Asked) =>
  (db: Queries) => {
    let rows = selectContacts(db)
    if (company !== undefined) rows = rows.where('users.company_id', '=', company)
    if (kind) rows = rows.where(kinds[kind])
    return rows
  }
