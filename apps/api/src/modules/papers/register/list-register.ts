import type { papersContract } from '@kxo/domain/papers/contract'
import { paperList } from '@kxo/domain/papers/list'
import { may } from '@kxo/domain/papers/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { presentRow, type RegisterRow, registerRows } from './register-rows.ts'

const at = (column: string) => ({ at: sql.ref(`rows.${column}`), isSortedByReading: true as const })
const plan = planOf(
  paperList,
  {
    name: at('name'),
    user_name: at('user_name'),
    kind: at('kind'),
    status: at('status'),
    expires_on: at('expires_on'),
    event_title: at('event_title'),
    company_name: at('company_name'),
    deposited_by: at('deposited_by'),
    restriction: at('restriction'),
    due_on: at('due_on'),
    created_at: at('created_at'),
    sent_at: at('sent_at'),
    decided_at: at('decided_at'),
  },
  {
    search: sql`searchable(rows.name || ' ' || coalesce(rows.user_name, '') || ' ' || coalesce(rows.event_title, ''))`,
    sort: '-created_at',
    id: sql`rows.id`,
  },
)

export const listRegister: Verb<typeof papersContract.register> = async (context, { query }) => {
  const { tab, ...asked } = query
  authorize(tab === 'partners' ? may.readPartners(context.actor) : may.readRegister(context.actor))
  return listOrExport(context, 'export_documents', {
    name: 'other-documents',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked,
    query: (db) => registerRows(db, context).where('rows.is_partner', '=', tab === 'partners'),
    present: (rows: RegisterRow[]) => rows.map((row) => presentRow(context, row)),
    columns: exportsOf(paperList),
  })
}
