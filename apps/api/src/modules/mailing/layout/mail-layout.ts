import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import { plainTextOf, type RichText } from '@kxo/domain/kernel/rich-text'
import { htmlOf } from '@kxo/domain/kernel/rich-text-html'
import { fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { type FieldValue, type FieldValues, spokenValues } from '@kxo/domain/mailing/merging/field-formats'
import { shownTo } from '@kxo/domain/mailing/merging/shown-if'
import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import type { Facts } from '@kxo/domain/mailing/templates/conditions'
import type { ProductLink } from '@kxo/domain/mailing/templates/product-links'
import { type Rows, repeatRows } from '@kxo/domain/mailing/templates/repeated-rows'
import { mailingWords } from '@kxo/domain/mailing/words'
import type { MailRequest } from '../../../platform/mail.ts'
import { drawnFields } from './drawn-fields.ts'
import { escape, fillLayout } from './fill-layout.ts'
import { withLeavingLinks } from './leaving-links.ts'

/** What a tenant wrote in place of a moment's own text; empty where it keeps the catalogue's. */
export type OwnText = {
  subject: string
  preview_text: string
  body: RichText
  button: string
  second_button: { label: string; link: ProductLink } | null
}
export type Setting = {
  language: Language
  client: string
  url: string | undefined
  own: OwnText | undefined
  /** Where the second button leads. */
  second_url?: string | undefined
  /** Fields of the records it is about. */
  fields?: FieldValues | undefined
  /** What is known of its reader and of its event, for the blocks shown on a condition; all of them are without. */
  facts?: Facts | undefined
  /** Rows of the lists its text calls. */
  rows?: Rows | undefined
  /** Where its reader leaves such messages; a mail somebody is owed has none (PRV-10). */
  unsubscribe?: string | undefined
  /** Where it is read in a browser; only what makes the organisation known is. */
  online?: string | undefined
  /** The tenant's own last lines; empty without. */
  footer: string
  brand: { colour: string; font_colour: string; hasLogo: boolean }
}

/** The name the message calls its logo by: the image travels with it, so that no program blocks it. */
export const logoName = 'logo'

type Merged = NonNullable<MailRequest['values']>
/** Values that say who: the others are the tenant's words, and addresses that are meant. */
const whose = ['name', 'person', 'by', 'guest', 'author']
/** Names as people print them. */
export const withPrintedNames = (values: Merged): Merged =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' && whose.includes(key) ? printedName(value) : value]),
  )

/** What a tenant's template may merge, as its reader reads it. */
const fieldValues = (
  { merge = {} }: Moment,
  merged: Merged,
  to: MailRequest['to'],
  { say, zone }: Language,
): Record<string, FieldValue> => ({
  'contact.first_name': printedName(to.first_name),
  'contact.last_name': printedName(to.last_name),
  'contact.full_name': printedName(`${to.first_name} ${to.last_name}`.trim()),
  'contact.mail': to.mail,
  'org.name': String(merged['client']),
  ...Object.fromEntries(
    Object.entries(merge).map(([name, key]) => {
      const value = merged[name]
      const text = value === undefined ? '' : say({ fr: `{${name}}`, en: `{${name}}` }, merged)
      return [key, value instanceof Date ? { text, raw: { at: value, zone } } : text]
    }),
  ),
})

/** The same values, for what is written beside a mail. */
export const mergedValues = (
  { to, values = {} }: Pick<MailRequest, 'to' | 'values'>,
  moment: Moment,
  language: Language,
  client: string,
): Record<string, FieldValue> => fieldValues(moment, { ...withPrintedNames(values), client }, to, language)

/** A paragraph; a code alone is drawn to be read at a glance and copied. */
const said = (paragraph: string): string => {
  const style = /^\d{6}$/.test(paragraph) ? 'margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:6px' : 'margin:0 0 16px'
  return `<p style="${style}">${escape(paragraph).replace(/\n/g, '<br>')}</p>`
}

type Words = { subject: string; preview_text: string; html: string; text: string; button: string | undefined; second: string | undefined }
/** What the mail says: composed by somebody, written by the tenant, or the catalogue's own. */
/** The words of a moment for this reader: a copy for whoever follows somebody, several gathered, or its own. */
function spoken({ moment: name, is_copy, is_gathered }: MailRequest): Moment {
  const moment: Moment = moments[name]
  const { copied, grouping, button: _, ...rest } = moment
  if (is_gathered && grouping?.keeps === 'each') return { ...moment, subject: grouping.subject, body: grouping.body }
  return is_copy && copied ? { ...rest, ...copied } : moment
}

/** Addresses that are this message's own: where its button leads, and where its reader leaves. */
const ownLinks = ({ leads }: Moment, { url, unsubscribe, online }: Setting): Record<string, string> => ({
  ...(leads && url && { [leads]: url }),
  ...(unsubscribe && { 'link.unsubscribe': unsubscribe }),
  ...(online && { 'link.newsletter': online }),
})

function wordsOf(mail: MailRequest, merged: Merged, setting: Setting): Words {
  const { language, own, fields, facts, rows = {} } = setting
  const { to, content } = mail
  const moment = spoken(mail)
  const label = content ? content.button : moment.button
  const button = label && language.say(label, merged)
  const offered = mail.second && language.say(mail.second.label)
  if (content) {
    const { subject, preview_text = '', html, text } = withLeavingLinks(content, ownLinks(moment, setting))
    return { subject, preview_text, html, text, button, second: undefined }
  }
  if (!own) {
    const text = language.say(moment.body, merged).trim()
    const html = text
      .split(/\s*\n\s*\n\s*/)
      .map(said)
      .join('\n')
    return { subject: language.say(moment.subject, merged), preview_text: '', html, text, button, second: offered }
  }
  const spokenOf = spokenValues(fields ?? {}, { ...fieldValues(moment, merged, to, language), ...ownLinks(moment, setting) })
  const repeated = repeatRows(shownTo(own.body, facts && { facts, values: spokenOf }), rows)
  const values = { ...spokenOf, ...repeated.values }
  const fill = (text: string): string => fillTemplate(text, values, language)
  const { marked, draw } = drawnFields(values, language.say)
  return {
    subject: fill(own.subject)
      .replace(/[\r\n\t]+/g, ' ')
      .trim(),
    preview_text: fill(own.preview_text),
    html: htmlOf(repeated.body, (text) => fillTemplate(text, marked, language), draw),
    text: repeated.body.content.map((block) => fill(plainTextOf({ type: 'doc', content: [block] }))).join('\n\n'),
    button: button && (fill(own.button) || button),
    second: own.second_button ? fill(own.second_button.label) : offered,
  }
}

/** The mail as sent: one quiet column that reads in any mail program by day and by night, and its text twin. */
export async function renderMail(mail: MailRequest, setting: Setting): Promise<{ subject: string; html: string; text: string }> {
  const { to, values = {} } = mail
  const { language, client, url, unsubscribe, online, footer, brand } = setting
  const second_url = setting.second_url ?? mail.second?.url
  const words = wordsOf(mail, { ...withPrintedNames(values), client }, setting)
  const greeting = to.first_name
    ? language.say(mailingWords.greeting, { name: printedName(`${to.first_name} ${to.last_name}`.trim()) })
    : language.say(mailingWords.greetingNobody)
  const button = words.button && url ? { label: words.button, url } : undefined
  const second = words.second && second_url ? { label: words.second, url: second_url } : undefined
  const leaving = unsubscribe
    ? { why: language.say(mailingWords.whyReceived, { client }), label: language.say(mailingWords.unsubscribe), url: unsubscribe }
    : undefined
  const closing = language.say(mailingWords.closing, { client })
  const text = [
    greeting,
    words.text.trim().replace(/\s*\n\s*\n\s*/g, '\n\n'),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    ...(second ? [`${second.label}\n${second.url}`] : []),
    closing,
    ...(footer ? [footer] : []),
    ...(leaving ? [`${leaving.why} ${leaving.label} :\n${leaving.url}`] : []),
  ].join('\n\n')
  const html = fillLayout({
    colour: brand.colour,
    font_colour: brand.font_colour,
    shown: {
      preview: words.preview_text !== '',
      logo: brand.hasLogo,
      name: !brand.hasLogo,
      button: button !== undefined,
      second: second !== undefined,
      footer: footer !== '',
      leaving: leaving !== undefined,
    },
    marks: {
      locale: language.locale,
      title: escape(words.subject),
      client: escape(client),
      preview: escape(words.preview_text),
      message: `${said(greeting)}\n${words.html}`,
      button_label: escape(button?.label ?? ''),
      button_url: escape(button?.url ?? ''),
      button_help: escape(language.say(mailingWords.buttonHelp)),
      second_label: escape(second?.label ?? ''),
      second_url: escape(second?.url ?? ''),
      closing: escape(closing),
      footer: escape(footer).replace(/\n/g, '<br>'),
      leaving_why: escape(leaving?.why ?? ''),
      leaving_label: escape(leaving?.label ?? ''),
      leaving_url: escape(leaving?.url ?? ''),
      online_label: escape(language.say(mailingWords.readOnline)),
      online_url: escape(online ?? ''),
    },
  })
  return { subject: words.subject, html, text }
}
