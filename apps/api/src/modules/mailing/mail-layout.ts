import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import { fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { mailingWords } from '@kxo/domain/mailing/words'
import type { MailRequest } from '../../platform/mail.ts'

type Brand = { colour: string; font_colour: string; hasLogo: boolean }
export type Setting = {
  language: Language
  client: string
  url: string | undefined
  own: { subject: string; body: string } | undefined
  /** Where its reader leaves such messages; a mail somebody is owed has none (PRV-10). */
  unsubscribe?: string | undefined
  /** The tenant's own last lines; empty without. */
  footer: string
  brand: Brand
}
type Page = {
  title: string
  locale: string
  client: string
  /** The message itself, drawn. */
  message: string
  preview_text: string
  leaving: { why: string; label: string; url: string } | undefined
  button: { label: string; url: string; help: string } | undefined
  closing: string
  footer: string
  brand: Brand
}

/** The name the message calls its logo by: the image travels with it, so that no program blocks it. */
export const logoName = 'logo'

/** Values that say who: the others are the tenant's words, and addresses that are meant. */
const whose = ['name', 'person', 'by', 'guest', 'author']
const withPrintedNames = (values: NonNullable<MailRequest['values']>): NonNullable<MailRequest['values']> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' && whose.includes(key) ? printedName(value) : value]),
  )

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Merged = NonNullable<MailRequest['values']>
/** What a tenant's template may merge, as its reader reads it. */
const fieldValues = ({ merge = {} }: Moment, merged: Merged, to: MailRequest['to'], { say }: Language): Record<string, string> => ({
  'contact.first_name': printedName(to.first_name),
  'contact.last_name': printedName(to.last_name),
  'contact.full_name': printedName(`${to.first_name} ${to.last_name}`.trim()),
  'org.name': String(merged['client']),
  ...Object.fromEntries(
    Object.entries(merge).map(([name, key]) => [key, merged[name] === undefined ? '' : say({ fr: `{${name}}`, en: `{${name}}` }, merged)]),
  ),
})

/** The mail as sent: one quiet column that reads in any mail program, and its text twin. */
export async function renderMail(
  { moment: name, to, values = {}, content }: MailRequest,
  { language, client, url, own, unsubscribe, footer, brand }: Setting,
): Promise<{ subject: string; html: string; text: string }> {
  const moment: Moment = moments[name]
  const merged = { ...withPrintedNames(values), client }
  const fields = own && fieldValues(moment, merged, to, language)
  const [subject, body] = content
    ? [content.subject, content.text]
    : fields
      ? [fillTemplate(own.subject, fields, language.say), fillTemplate(own.body, fields, language.say)]
      : [language.say(moment.subject, merged), language.say(moment.body, merged)]
  const greeting = to.first_name
    ? language.say(mailingWords.greeting, { name: printedName(`${to.first_name} ${to.last_name}`.trim()) })
    : language.say(mailingWords.greetingNobody)
  const label = content ? content.button : moment.button
  const button = label && url ? { label: language.say(label, merged), url, help: language.say(mailingWords.buttonHelp) } : undefined
  const leaving = unsubscribe
    ? { why: language.say(mailingWords.whyReceived, { client }), label: language.say(mailingWords.unsubscribe), url: unsubscribe }
    : undefined
  const paragraphs = [greeting, ...body.trim().split(/\s*\n\s*\n\s*/)]
  const message = content ? `${said(greeting)}\n${content.html}` : paragraphs.map(said).join('\n')
  const closing = language.say(mailingWords.closing, { client })
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}\n${button.url}`] : []),
    closing,
    ...(footer ? [footer] : []),
    ...(leaving ? [`${leaving.why} ${leaving.label} :\n${leaving.url}`] : []),
  ].join('\n\n')
  const preview_text = content?.preview_text ?? ''
  return {
    subject,
    html: page({ title: subject, locale: language.locale, client, message, preview_text, leaving, button, closing, footer, brand }),
    text,
  }
}

const head = ({ client, brand }: Page): string =>
  brand.hasLogo
    ? `<img src="cid:${logoName}" alt="${escape(client)}" height="48" style="display:block;height:48px;max-width:240px;border:0">`
    : `<span style="font-size:18px;font-weight:bold;color:#1b2430">${escape(client)}</span>`

/** A table draws the button, so that old programs colour it too. */
const call = ({ button, brand }: Page): string =>
  button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 12px"><tr><td bgcolor="${brand.colour}" style="border-radius:6px">
<a href="${escape(button.url)}" style="display:inline-block;padding:13px 22px;color:${brand.font_colour};font-weight:bold;text-decoration:none">${escape(button.label)}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#5b6b7f">${escape(button.help)}<br><a href="${escape(button.url)}" style="color:#5b6b7f;word-break:break-all">${escape(button.url)}</a></p>`
    : ''

const ending = ({ footer }: Page): string =>
  footer ? `<p style="margin:12px 0 0;color:#5b6b7f;font-size:13px;line-height:1.5">${escape(footer).replace(/\n/g, '<br>')}</p>\n` : ''

/** What a mail program shows beside the subject, and the page does not. */
const preview = ({ preview_text }: Page): string =>
  preview_text ? `<div style="display:none;max-height:0;overflow:hidden">${escape(preview_text)}</div>\n` : ''

const leave = ({ leaving }: Page): string =>
  leaving
    ? `<p style="margin:12px 0 0;color:#5b6b7f;font-size:12px;line-height:1.5">${escape(leaving.why)} <a href="${escape(leaving.url)}" style="color:#5b6b7f">${escape(leaving.label)}</a></p>\n`
    : ''

/** A paragraph; a code alone is drawn to be read at a glance and copied. */
const said = (paragraph: string): string => {
  const style = /^\d{6}$/.test(paragraph) ? 'margin:0 0 16px;font-size:28px;font-weight:bold;mail-spacing:6px' : 'margin:0 0 16px'
  return `<p style="${style}">${escape(paragraph).replace(/\n/g, '<br>')}</p>`
}

const page = (mail: Page): string => `<!doctype html>
<html lang="${mail.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(mail.title)}</title></head>
<body style="margin:0;padding:0;background:#f4f6f8;font-family:Helvetica,Arial,sans-serif;color:#1b2430">
${preview(mail)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #dfe4ea;border-top:4px solid ${mail.brand.colour};border-radius:8px">
<tr><td style="padding:24px 28px 0">${head(mail)}</td></tr>
<tr><td style="padding:24px 28px 28px;font-size:16px;line-height:1.6">
${mail.message}
${call(mail)}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe4ea;color:#5b6b7f;font-size:14px">${escape(mail.closing)}</p>
${ending(mail)}${leave(mail)}</td></tr></table></td></tr></table></body></html>`
