import type { AlertAct, actsContract } from '@kxo/domain/history/acts-contract'
import { alertActList } from '@kxo/domain/history/acts-list'
import { fieldNames } from '@kxo/domain/history/names'
import { may } from '@kxo/domain/history/permissions'
import { changesOf } from '@kxo/domain/history/rules'
import type { Language } from '@kxo/domain/kernel/language'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../list-or-export.ts'
import { type Acted, nameOf, readableBy, within } from '../queries.ts'
import { alertOccurrence } from './alert-of-change.ts'

const selectAlerts = (db: Queries) =>
  db
    .selectFrom('mails')
    .innerJoin('traces', (join) =>
      join
        .onRef('traces.tenant_id', '=', 'mails.tenant_id')
        .on(sql<boolean>`traces.id = substr(mails.occurrence, ${alertOccurrence('').length + 1})::bigint`),
    )
    .innerJoin('users as people', (join) =>
      join.onRef('people.tenant_id', '=', 'traces.tenant_id').onRef('people.id', '=', 'traces.subject_id'),
    )
    .where('mails.moment', '=', 'record_changed')
    .select([
      'mails.id',
      'mails.created_at as at',
      'mails.recipient',
      'mails.recipient_name',
      'mails.status',
      'mails.link_opened_at',
      'mails.reason',
      'traces.id as trace_id',
      'traces.change',
      'people.id as user_id',
      nameOf('people').as('person'),
    ])
type Row = Acted<ReturnType<typeof selectAlerts>>

const present = ({ say }: Language) =>
  function alertOf({ change, status, ...row }: Row): AlertAct {
    const fields = changesOf(change, 'user').map(({ field }) => (fieldNames[field] ? say(fieldNames[field]) : field))
    return { ...row, status: mailStatus.keyOf(status), fields }
  }

const plan = planOf(
  alertActList,
  {
    at: { at: sql.ref('mails.created_at'), isAlwaysFilled: true },
    person: { at: nameOf('people') },
    recipient_name: 'mails.recipient_name',
    status: 'mails.status',
    link_opened_at: 'mails.link_opened_at',
    reason: 'mails.reason',
  },
  {
    search: sql`searchable(coalesce(${nameOf('people')}, '') || ' ' || mails.recipient_name || ' ' || mails.recipient)`,
    sort: '-at',
    id: sql.ref('mails.id'),
  },
)

/** Whom a change of a record was told to, and what became of each message (A36). */
export const listAlertActs: Verb<typeof actsContract.alertActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history alerts',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectAlerts(db).where(within('mails.created_at', query.days)).where(readableBy(context.actor)),
    present: (rows: Row[]) => rows.map(present(context.language)),
    columns: exportsOf(alertActList),
  })
}
