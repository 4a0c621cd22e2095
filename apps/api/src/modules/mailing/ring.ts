import { type Moment, mayRing } from '@kxo/domain/mailing/moments/moment'
import type { Context } from '../../platform/context.ts'
import type { MailRequest } from '../../platform/mail.ts'
import { mailingDependencies } from './dependencies.ts'

/** Whether a mail rings in the header of whom it is for, as the tenant asked. */
export const rings = ({ to, is_copy }: MailRequest, moment: Moment, by_bell: boolean): boolean =>
  by_bell && mayRing(moment) && !is_copy && to.user_id !== null

/** Says the subject of a mail in the header of its reader, who opens from there what its button opens. */
export async function ring(context: Context, { to, path }: Pick<MailRequest, 'to' | 'path'>, subject: string): Promise<void> {
  if (to.user_id === null) return
  // A personal link serves outside the space: whoever reads the header is inside.
  const opens = path !== undefined && !/^\/[\w-]+\/(lien|url)/.test(path) ? path : undefined
  await mailingDependencies().ring(context, { to: to.user_id, subject, ...(opens !== undefined && { path: opens }) })
}
