import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import type { Audience } from '@kxo/domain/mailing/moments/moment'
import { type Facts, unmet } from '@kxo/domain/mailing/templates/conditions'
import type { CopyRole } from '@kxo/domain/mailing/templates/copies'
import { type ProducedFile, type ProductLink, productLinks } from '@kxo/domain/mailing/templates/product-links'
import type { Rows } from '@kxo/domain/mailing/templates/repeated-rows'
import { closest, type TemplateScope } from '@kxo/domain/mailing/templates/scope'
import { bodyOf } from '@kxo/domain/mailing/templates/written-text'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import type { OwnText } from '../layout/mail-layout.ts'
import { ownValues } from './own-fields.ts'
import { readOnce } from './read-once.ts'
import { recordsOf } from './records.ts'
import { rowsFor } from './rows-for.ts'
import { settingOf } from './setting.ts'

/** Texts a tenant wrote for a moment in a language, whatever their scope. */
export const activeTexts = (db: Queries, moment: string, language: string) =>
  db
    .selectFrom('mail_templates')
    .select(['id', 'scope', 'scope_key', 'subject', 'preview_text', 'body', 'button', 'second_button', 'attachments'])
    .where('moment', '=', moment)
    .where('language', '=', language)
    .where('is_active', '=', true)
    .execute()
type StoredText = Pick<Awaited<ReturnType<typeof activeTexts>>[number], 'subject' | 'preview_text' | 'body' | 'button' | 'second_button'>

/** A text as the layout takes it. */
export const ownText = ({ subject, preview_text, body, button, second_button }: StoredText): OwnText => ({
  subject,
  preview_text,
  body: bodyOf(body),
  button,
  second_button: second_button as OwnText['second_button'],
})

export const pathOf = (link: ProductLink): string => productLinks[link].path

export type Speaking = {
  own: OwnText | undefined
  /** The text of the tenant that speaks; null for the product’s. */
  template_id: number | null
  attachments: ProducedFile[]
  /** What its text merges of the records it is about. */
  fields: FieldValues | undefined
  /** What is known of its reader and of its event. */
  facts: Facts | undefined
  rows: Rows
  sender_name: string
  reply_to: string | null
  copy_to: readonly string[]
  copy_roles: readonly CopyRole[]
  removed_roles: readonly Audience[]
  by_mail: boolean
  by_bell: boolean
  by_push: boolean
}

/** What a tenant says instead of the product for one mail; undefined when it is switched off or its conditions do not hold. */
export async function textFor(context: Context, mail: MailRequest, isAlwaysOn: boolean): Promise<Speaking | undefined> {
  const { db } = context
  const { moment, to, event_id, entity_id, bill_id, content, is_copy, is_gathered } = mail
  const [texts, setting] = await Promise.all([
    content || is_copy || is_gathered ? [] : readOnce(db, `texts ${moment} ${to.language}`, () => activeTexts(db, moment, to.language)),
    readOnce(db, `setting ${moment}`, () => settingOf(db, moment)),
  ])
  if (!setting.is_on && !isAlwaysOn) return undefined
  const isRequested = texts.length > 0 || setting.conditions.length > 0
  const records = isRequested
    ? await recordsOf(
        context,
        { user_id: to.user_id, event_id, entity_id, bill_id, sender_name: setting.sender_name, texts: JSON.stringify(texts) },
        to.language,
      )
    : undefined
  if (records && unmet(setting.conditions, records.facts) && !isAlwaysOn) return undefined
  const text =
    records &&
    closest(
      texts.map((one) => ({ ...one, scope: one.scope as TemplateScope })),
      records.scope,
    )
  const own = text && ownText(text)
  return {
    own,
    template_id: text?.id ?? null,
    rows: own ? await rowsFor(context, own.body, mail, to.language) : {},
    attachments: (text?.attachments ?? []) as ProducedFile[],
    facts: records?.facts,
    fields: records && {
      ...records.values,
      ...(await ownValues(context, own, { user_id: to.user_id, event_id: event_id ?? null }, to.language)),
    },
    sender_name: setting.sender_name,
    reply_to: setting.reply_to || null,
    copy_to: setting.copy_to,
    copy_roles: setting.copy_roles,
    removed_roles: setting.removed_roles,
    by_mail: setting.by_mail,
    by_bell: setting.by_bell,
    by_push: setting.by_push,
  }
}
