import { adminLevel } from '@kxo/domain/contacts/admin-level'
import type { Contact } from '@kxo/domain/contacts/contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may, type PersonFacts } from '@kxo/domain/contacts/permissions'
import { type AccountAct, accountActs, mayStart } from '@kxo/domain/contacts/rules'
import { login } from '@kxo/domain/identity/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Actor } from '@kxo/domain/kernel/actor'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TraceKey } from '@kxo/domain/traces/actions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { findUser, recipientOf, revokeSessionsOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { inviteToChoosePassword } from '../invite.ts'
import { presentContact } from '../present.ts'
import { type ContactRow, factsOf, lockContact } from '../queries.ts'

const rights: Record<AccountAct, (actor: Actor, person: PersonFacts) => boolean> = {
  invite: may.inviteContact,
  validate: may.followContact,
  activate: may.followContact,
  suspend: may.closeContact,
  reactivate: may.followContact,
  disable: may.closeContact,
}
const actions: Record<AccountAct, TraceKey> = {
  invite: 'invite_user',
  validate: 'validate_user',
  activate: 'activate_user',
  suspend: 'suspend_user',
  reactivate: 'reactivate_user',
  disable: 'disable_user',
}
/** Acts after which nobody stays signed in. */
const closing: readonly AccountAct[] = ['suspend', 'disable']

type Input = { params: { id: number }; body: { reason?: string | null | undefined } }

/** The verb of an act on an account. @throws 409 naming both states when it cannot start from here */
export const actOn =
  (act: AccountAct) =>
  async (context: Context, { params, body }: Input): Promise<Contact> => {
    const person = await lockContact(context.db, params.id)
    if (!may.readContact(context.actor, factsOf(person))) refuse(kernelErrors.notFound)
    await moveAccount(context, person, act, body.reason ?? undefined)
    return presentContact(context, person.id)
  }

/** Moves one account whose row the caller holds. */
export async function moveAccount(context: Context, person: ContactRow, act: AccountAct, reason?: string): Promise<void> {
  const { db, actor } = context
  authorize(rights[act](actor, factsOf(person)))
  if (act === 'invite' && !may.writeContacts(actor)) await throttle(context, 'invitation')
  const from = accountStatus.keyOf(person.status)
  const { to } = accountActs[act]
  if (!mayStart(act, from)) refuse(kernelErrors.wrongTransition, { from: accountStatus.labelOf(from), to: accountStatus.labelOf(to) })
  if (closing.includes(act)) await keepAnAdministrator(context, person)
  await db
    .updateTable('users')
    .set({ status: accountStatus.codeOf(to), version: person.version + 1 })
    .where('id', '=', person.id)
    .execute()
  if (closing.includes(act)) await revokeSessionsOf(context, person.id, act)
  await trace(context, {
    action: actions[act],
    subject: 'user',
    subject_id: person.id,
    ...(reason && { info: reason }),
    change: { status: { before: from, after: to } },
  })
  await write(context, person.id, act)
}

async function write(context: Context, id: number, act: AccountAct): Promise<void> {
  if (act === 'invite') return inviteToChoosePassword(context, id)
  if (act !== 'validate' && act !== 'disable') return
  const user = found(await findUser(context.db, id))
  await context.services.enqueueMail(context, {
    moment: act === 'validate' ? 'validate_user' : 'disable_user',
    to: recipientOf(user),
    occurrence: `${id} ${user.version}`,
    ...(act === 'validate' && { path: login(context.tenant.name) }),
  })
}

/** The tenant keeps someone who may do everything. @throws 409 for the last one */
export async function keepAnAdministrator({ db }: Context, person: ContactRow): Promise<void> {
  if (!person.is_admin || adminLevel.keyOf(person.is_restricted) !== 'none') return
  const others = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_restricted', '=', adminLevel.codeOf('none'))
    .where('status', 'in', accountStatus.codesOf('validated', 'active'))
    .where('id', '<>', person.id)
    .forUpdate()
    .execute()
  if (others.length === 0) refuse(contactErrors.lastAdministrator)
}
