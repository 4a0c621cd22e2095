import { withoutPersonalLinks } from '@kxo/domain/mailing/rules'
import { mailStatus } from '@kxo/domain/mailing/status'
import { copyWords } from '@kxo/domain/mailing/templates/copies'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import { deliverMail } from './jobs.ts'

type Words = { subject: string; html: string; text: string; language: 'fr' | 'en' }
const wordsOf = (context: Context, { subject, html, text, language }: Words) => ({
  subject: languageOf(language, context.tenant).say(copyWords.subject, { subject }),
  html: withoutPersonalLinks(html),
  body_text: withoutPersonalLinks(text),
})

/** Copies that have not left say what their mail now says. */
export const refreshCopies = (context: Context, id: number, words: Words) =>
  context.db
    .updateTable('mails')
    .set(wordsOf(context, words))
    .where('copy_of', '=', id)
    .where('status', '=', mailStatus.codeOf('sending'))
    .execute()

type Written = {
  id: number
  moment: string
  occurrence: string
  subject: string
  html: string
  body_text: string
  attachments: string
  event_id: number | null
  sender_name: string
  reply_to: string | null
  template_id: number | null
  send_at: Date | undefined
}

/** Copies of a mail to the addresses its message is set to reach too: they name its reader, and open nobody’s personal page. */
export async function writeCopies(
  context: Context,
  mail: Written,
  to: { mail: string; language: 'fr' | 'en' },
  addresses: readonly string[],
) {
  const { id, occurrence, subject, html, body_text, send_at, ...rest } = mail
  const own = to.mail.toLowerCase()
  const others = [...new Set(addresses.map((address) => address.toLowerCase()))].filter((address) => address !== own && address !== '')
  if (others.length === 0) return
  const copies = await context.db
    .insertInto('mails')
    .values(
      others.map((recipient) => ({
        ...rest,
        occurrence: `${occurrence} copy ${id}`,
        copy_of: id,
        user_id: null,
        recipient,
        ...wordsOf(context, { subject, html, text: body_text, language: to.language }),
        created_at: context.now,
        ...(send_at && { send_at }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  for (const copy of copies) await context.enqueue(deliverMail, { mail_id: copy.id }, { ...(send_at && { startAfter: send_at }) })
}
