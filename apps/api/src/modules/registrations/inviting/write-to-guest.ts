import { personalLink } from '@kxo/domain/identity/paths'
import { moments } from '@kxo/domain/mailing/moments'
import { personalEvent, signin } from '@kxo/domain/registrations/paths'
import { holdsPlace, isUnfinished, registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { MailRequest, MomentName } from '../../../platform/mail.ts'
import { makeLink } from '../../identity/index.ts'
import type { RegistrationRow } from '../queries.ts'

const openDays = 30

/** Until when a link of a mail opens the registration: the limit date, else the start, else a month. */
const linkEnd = ({ limit_date, start_date }: RegistrationRow, now: Date): Date => {
  const end = limit_date ?? start_date
  return end && end > now ? end : new Date(now.getTime() + openDays * 86_400_000)
}

const recipientOf = (row: RegistrationRow) => ({
  user_id: row.user_id,
  mail: row.mail,
  first_name: row.first_name,
  last_name: row.last_name,
  language: row.language as 'fr' | 'en',
})

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
 * it leaves once per version of the registration, so that a status met again is told again.
 */
export async function writeToGuest(
  context: Context,
  moment: MomentName,
  row: RegistrationRow,
  { reason, path, occurrence, values, attachments = [] }: Writing = {},
): Promise<void> {
  const link = moments[moment].button && (await linkOf(context, row, path))
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(row),
    occurrence: occurrence ?? `${row.id} v${row.version}`,
    values: { title: row.event_title, name: `${row.first_name} ${row.last_name}`, reason: reason ?? '', ...values },
    event_id: row.event_id,
    attachments,
    ...(link && { path: link }),
  })
}
