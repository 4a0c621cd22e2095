import type { Language } from '@kxo/domain/kernel/language'
import type { Mail, MailLine } from '@kxo/domain/mailing/contract'
import { withoutPersonalLinks } from '@kxo/domain/mailing/rules'
import { mailStatus } from '@kxo/domain/mailing/status'
import { templateWords } from '@kxo/domain/mailing/template-words'
import type { AttachedFile, findMail, MailRow } from './queries.ts'

type Listing = { seesSecrets: boolean; say: Language['say']; usualSender: string }
/** `seesSecrets` false keeps back the subject of a mail that holds a code. */
export const presentMailLine =
  ({ seesSecrets, say, usualSender }: Listing) =>
  ({ status, user_id, is_secret, template_version, template_language, sender_name, ...line }: MailRow): MailLine => ({
    ...line,
    template:
      template_version === null
        ? say(templateWords.originalText)
        : say(templateWords.version, {
            version: template_version,
            language: template_language === 'en' ? templateWords.english : templateWords.french,
          }),
    sender: sender_name || usualSender,
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
