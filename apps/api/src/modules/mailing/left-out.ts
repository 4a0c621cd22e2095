import { moments } from '@kxo/domain/mailing/moments'
import type { Audience, Moment } from '@kxo/domain/mailing/moments/moment'
import type { Context } from '../../platform/context.ts'
import type { MailRequest } from '../../platform/mail.ts'
import { mailingDependencies } from './dependencies.ts'
import { readOnce } from './templates/read-once.ts'

declare module '../../platform/mail.ts' {
  interface Register {
    role: Audience
  }
}

type Reading = Pick<MailRequest, 'moment' | 'role' | 'is_copy' | 'event_id'> & { to: { user_id: number | null } }

/** Which of those its moment is for somebody receives it as: the first, unless they lead the event, or follow its person. */
async function roleOf(context: Context, { moment: name, role, is_copy, event_id, to }: Reading): Promise<Audience | undefined> {
  const { to: declared }: Moment = moments[name]
  if (is_copy) return declared[1]
  if (role) return role
  if (declared.length > 1 && declared.includes('partner') && event_id) {
    const partners = await readOnce(context.db, `partners ${event_id}`, () => mailingDependencies().partnersOf(context, event_id))
    if (partners.some(({ user_id }) => user_id === to.user_id)) return 'partner'
  }
  return declared[0]
}

/** Whether the tenant removed a reader from those a message is for; `isMain` where the copies are of theirs. */
export async function leftOut(
  context: Context,
  reading: Reading,
  removed_roles: readonly Audience[],
): Promise<{ isMain: boolean } | undefined> {
  if (removed_roles.length === 0) return undefined
  const role = await roleOf(context, reading)
  return role && removed_roles.includes(role) ? { isMain: role === moments[reading.moment].to[0] && !reading.is_copy } : undefined
}

type Coming = { moment: MailRequest['moment']; user_id: number; event_id: number | null; detail_id: number | null }

/** Which of the coming mails reach their copies alone. */
export async function leftOutAmong(
  context: Context,
  coming: readonly Coming[],
  removedOf: (moment: string) => readonly Audience[],
): Promise<boolean[]> {
  const left: boolean[] = []
  for (const { moment, user_id, event_id, detail_id } of coming) {
    // Whoever is in charge of what ends is named there without a part in it.
    const role = moment === 'end_event' ? { role: detail_id === null ? ('responsible' as const) : ('partner' as const) } : {}
    left.push((await leftOut(context, { moment, event_id, to: { user_id }, ...role }, removedOf(moment))) !== undefined)
  }
  return left
}
