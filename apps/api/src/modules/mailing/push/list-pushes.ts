import { deviceOf } from '@kxo/domain/identity/device'
import { may } from '@kxo/domain/mailing/permissions'
import type { PushLine, pushContract } from '@kxo/domain/mailing/push/push-contract'
import { pushList } from '@kxo/domain/mailing/push/push-list'
import { pushWords as w } from '@kxo/domain/mailing/push/push-words'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { hasPush } from './devices.ts'

const name = sql<string>`trim(users.first_name || ' ' || users.last_name)`
const plan = planOf(
  pushList,
  {
    user_name: { at: name },
    moment: 'pushes.moment',
    status: 'pushes.status',
    reason: 'pushes.reason',
    created_at: 'pushes.created_at',
    send_at: 'pushes.send_at',
    sent_at: 'pushes.sent_at',
  },
  { search: sql`searchable(${name} || ' ' || pushes.body)`, sort: '-created_at', id: sql`pushes.id` },
)

const lines = (db: Queries) =>
  db
    .selectFrom('pushes')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'pushes.tenant_id').onRef('users.id', '=', 'pushes.user_id'))
    .select(['pushes.id', 'pushes.user_id as user', 'pushes.user_agent', 'pushes.moment', 'pushes.body', 'pushes.status', 'pushes.reason'])
    .select(['pushes.created_at', 'pushes.send_at', 'pushes.sent_at', name.as('user_name')])

export const listPushes: Verb<typeof pushContract.pushes> = async (context, { query }) => {
  found(hasPush(context) || undefined)
  authorize(may.readMails(context.actor))
  const rows = (db: Queries) => {
    let all = lines(db)
    if (query.status) all = all.where('pushes.status', '=', mailStatus.codeOf(query.status))
    if (query.user) all = all.where('pushes.user_id', '=', query.user)
    return all
  }
  return listOrExport(context, 'export_pushes', {
    name: context.language.say(w.title),
    plan: { ...plan, zone: context.language.zone },
    asked: query,
    query: rows,
    present: (all) =>
      all.map(
        ({ status, user_agent, ...row }): PushLine => ({
          ...row,
          user_agent: deviceOf(user_agent) ?? context.language.say(w.unknownDevice),
          status: mailStatus.keyOf(status),
        }),
      ),
    columns: exportsOf(pushList),
  })
}
