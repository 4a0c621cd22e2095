import { billCategory } from '@kxo/domain/billing/category'
import { may as mayBill } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import type { chatContract } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { openTasksOf } from '../../tasks/index.ts'
import { findConversation } from '../find-conversation.ts'

const most = 5

const registrationsOf = ({ db }: Context, user_id: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.event_id'))
    .select(['r.id', 'r.event_id', 'e.title', 'e.start_date', 'r.status'])
    .where('r.user_id', '=', user_id)
    .where('r.status', '<>', registrationStatus.codeOf('cancelled'))
    .orderBy(sql`e.start_date desc nulls last`)
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute()

const unpaidOf = ({ db }: Context, user_id: number) =>
  db
    .selectFrom('bills')
    .select(['id', sql<string>`number`.as('number'), 'to_be_paid', 'due_date'])
    .where('user_id', '=', user_id)
    .where('number', 'is not', null)
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', 'in', billStatus.codesOf('toPay', 'issued'))
    .where('to_be_paid', '>', 0)
    .orderBy('due_date')
    .orderBy('id')
    .limit(most)
    .execute()

/** What the team knows of the person it answers, as far as the reader may: what is unpaid for who sees payments alone. */
export const readCard: Verb<typeof chatContract.card> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.readInbox(actor))
  const { user_id } = await findConversation(context, params.id)
  const user = found(await findUser(db, found(user_id)))
  const company =
    user.company_id === null
      ? null
      : ((await db.selectFrom('companies').select(['id', 'name']).where('id', '=', user.company_id).executeTakeFirst()) ?? null)
  return {
    id: user.id,
    name: `${user.first_name} ${user.last_name}`.trim(),
    mail: user.mail,
    phone: user.phone,
    company,
    registrations: await registrationsOf(context, user.id),
    bills: mayBill.invoice(actor) ? await unpaidOf(context, user.id) : null,
    tasks: await openTasksOf(context, user.id, most),
  }
}
