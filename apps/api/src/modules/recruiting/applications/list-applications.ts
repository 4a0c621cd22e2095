import type { recruitingContract } from '@kxo/domain/recruiting/contract'
import { applicationList } from '@kxo/domain/recruiting/list'
import { may } from '@kxo/domain/recruiting/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { applicationConditions, presentApplication, received } from './received.ts'

const plan = planOf(
  applicationList,
  {
    last_name: { at: sql.ref('users.last_name'), isBeside: true, isAlwaysFilled: true },
    company_name: 'registrations.company_label',
    event_title: { at: sql.ref('events.title'), isBeside: true, isAlwaysFilled: true },
    status: { at: sql.ref('registrations.status'), isAlwaysFilled: true },
    created_at: { at: sql.ref('registrations.created_at'), isAlwaysFilled: true },
  },
  { search: sql.ref('users.search'), isSearchBeside: true, sort: '-created_at', id: sql.ref('registrations.id') },
)

export const listApplications: Verb<typeof recruitingContract.applications> = async (context, { query }) => {
  authorize(may.seeDashboard(context.actor))
  const { show, status, event } = query
  const rows = (db: Queries) =>
    received(db, context)
      .$if(show !== undefined, (q) => q.where(applicationConditions(context.now)[show ?? 'toStudy']))
      .$if(status !== undefined, (q) => q.where('registrations.status', '=', registrationStatus.codeOf(status ?? 'toValidate')))
      .$if(event !== undefined, (q) => q.where('registrations.event_id', '=', event ?? 0))
  return listOrExport(context, 'export_applications', {
    name: context.language.noun('registration', 'pl'),
    plan,
    asked: query,
    query: rows,
    present: (page) => page.map((row) => presentApplication(context, row)),
    columns: exportsOf(applicationList, { score: ({ score }) => (score === null ? null : score / 10) }),
  })
}
