import type { Mail, MailLine } from '@kxo/domain/mailing/contract'
import { withoutPersonalLinks } from '@kxo/domain/mailing/rules'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { AttachedFile, findMail, MailRow } from './queries.ts'

/** `seesSecrets` false keeps back the subject of a mail that holds a code. */
export const presentMailLine =
  (seesSecrets: boolean) =>
  ({ status, user_id, is_secret, ...line }: MailRow): MailLine => ({
    ...line,
    subject: is_secret && !seesSecrets ? '' : line.subject,
    user: user_id,
    status: mailStatus.keyOf(status),
  })

type Found = NonNullable<Awaited<ReturnType<typeof findMail>>>
type Files = AttachedFile[]

type Reader = { isHidden: boolean; seesSecrets: boolean }

/** `images` are the message's own, by the name it calls them; `isHidden` keeps its words back, `seesSecrets` gives its personal links. */
export function presentMail(
  row: Found,
  files: Files,
  images: Readonly<Record<string, string>>,
  about: Mail['about'],
  { isHidden, seesSecrets }: Reader,
): Mail {
  const { id, moment, recipient, recipient_name, subject, tries, reason, created_at, send_at, sent_at } = row
  const read = (text: string): string => (seesSecrets ? text : withoutPersonalLinks(text))
  const shown = files.map((file, index) => ({ ...file, rank: index + 1 })).filter(({ cid }) => cid === undefined)
  return {
    id,
    moment,
    recipient,
    recipient_name,
    tries,
    reason,
    created_at,
    send_at,
    sent_at,
    subject: isHidden ? '' : subject,
    user: row.user_id,
    status: mailStatus.keyOf(row.status),
    attachments: shown.map(({ rank, name, content_type, kept }) => ({ rank, name, content_type, size: Number(kept?.size ?? 0) })),
    html: isHidden ? null : read(row.html).replace(/cid:([\w-]+)/g, (cid, name: string) => images[name] ?? cid),
    text: isHidden ? null : read(row.body_text),
    sender_name: row.sender_name,
    about,
  }
}
