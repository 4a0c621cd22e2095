import { personalLink } from '@kxo/domain/identity/paths'
import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { personalEvent, signin } from '@kxo/domain/registrations/paths'
import { holdsPlace, isUnfinished, registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { MailRequest, MomentName } from '../../../platform/mail.ts'
import { makeLink } from '../../identity/index.ts'
import { type RegistrationRow, recipientOfRegistration } from '../queries.ts'
import { actingReferents, followingReferents } from '../team/referents.ts'

const openDays = 30

/** Until when a link of a mail opens the registration: the limit date, else the start, else a month. */
const linkEnd = ({ limit_date, start_date }: RegistrationRow, now: Date): Date => {
  const end = limit_date ?? start_date
  return end && end > now ? end : new Date(now.getTime() + openDays * 86_400_000)
}

/** What waits for the person opens by a link until then; what is settled, by their own address of the event (P10). */
async function linkOf(context: Context, row: RegistrationRow, path?: string): Promise<string> {
  const { tenant, now } = context
  const status = registrationStatus.keyOf(row.status)
  if (path === undefined && holdsPlace(status) && !isUnfinished(status)) return personalEvent(tenant.name, row.event_url, row.unique_id)
  const link = { user_id: row.user_id, purpose: 'registration' as const, path: path ?? signin(row.event_id), expires_at: linkEnd(row, now) }
  return personalLink(tenant.name, await makeLink(context, link))
}

type Writing = {
  reason?: string
  path?: string
  occurrence?: string
  values?: NonNullable<MailRequest['values']>
  attachments?: NonNullable<MailRequest['attachments']>
}

/**
 * Writes to the person of a registration. A moment with a button opens its page by a personal link, account or not;
 * it leaves once per version of the registration, so that a status met again is told again. Referents have their copy of what they follow.
 * Answers whether it leaves: not one that left already, nor one the tenant switched off.
 */
export async function writeToGuest(
  context: Context,
  moment: MomentName,
  row: RegistrationRow,
  { reason, path, occurrence, values, attachments = [] }: Writing = {},
): Promise<boolean> {
  const link = moments[moment].button && (await linkOf(context, row, path))
  const message = {
    moment,
    occurrence: occurrence ?? `${row.id} v${row.version}`,
    values: { title: row.event_title, name: `${row.first_name} ${row.last_name}`, reason: reason ?? '', ...values },
    event_id: row.event_id,
    attachments,
  }
  const mail = await context.services.enqueueMail(context, { ...message, to: recipientOfRegistration(row), ...(link && { path: link }) })
  await copyToReferents(context, message, row)
  return mail !== null
}

/** The same for those who follow the person, when the moment is for them too, or for the one of them who did it. */
export async function copyToReferents(
  context: Context,
  message: Omit<MailRequest, 'to' | 'path'>,
  row: RegistrationRow,
  { except = null }: { except?: number | null } = {},
): Promise<void> {
  const { to, copied }: Moment = moments[message.moment]
  if (!to.includes('referent')) return
  for (const referent of await (copied?.isForAuthor ? actingReferents : followingReferents)(context, row))
    if (referent.user_id !== except) await context.services.enqueueMail(context, { ...message, to: referent, is_copy: true })
}
