import type { Language } from '@kxo/domain/kernel/language'
import { mailingWords } from '@kxo/domain/mailing/words'
import type { Letter } from '../../platform/letters.ts'

type Setting = { language: Language; client: string; url: string | undefined; own: { subject: string; body: string } | undefined }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The letter as sent: one quiet column that reads in any mail program, and its text twin. */
export async function renderLetter(
  { moment, to, values = {} }: Letter,
  { language, client, url, own }: Setting,
): Promise<{ subject: string; html: string; text: string }> {
  const merged = { ...values, client }
  const subject = language.say(own ? { fr: own.subject, en: own.subject } : moment.subject, merged)
  const body = language.say(own ? { fr: own.body, en: own.body } : moment.body, merged)
  const greeting = to.first_name
    ? language.say(mailingWords.greeting, { name: `${to.first_name} ${to.last_name}`.trim() })
    : language.say(mailingWords.greetingNobody)
  const button = moment.button && url ? { label: language.say(moment.button, merged), url } : undefined
  const paragraphs = [greeting, ...body.split(/\n{2,}/)]
  const closing = language.say(mailingWords.closing, { client })
  const text = [...paragraphs, ...(button ? [`${button.label}\n${button.url}`] : []), closing].join('\n\n')
  return { subject, html: page(subject, language.locale, paragraphs, button, closing), text }
}

const page = (
  title: string,
  locale: string,
  paragraphs: string[],
  button: { label: string; url: string } | undefined,
  closing: string,
): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;background:#f4f6f8;font-family:Helvetica,Arial,sans-serif;color:#1b2430">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:8px">
<tr><td style="padding:32px;font-size:16px;line-height:1.6">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph).replace(/\n/g, '<br>')}</p>`).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;background:#1f4e8c;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:6px">${escape(button.label)}</a></p>` : ''}
<p style="margin:24px 0 0;color:#5b6b7f;font-size:14px">${escape(closing)}</p>
</td></tr></table></td></tr></table></body></html>`
