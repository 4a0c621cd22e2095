import type { Morph } from '@kxo/domain/fields/morph'
import { columnTypes, fieldNature } from '@kxo/domain/fields/nature'
import { type InputType, inputType } from '@kxo/domain/forms/inputs/input-type'
import { labels } from '@kxo/domain/kernel/labels'
import { dayValue, type FieldValue } from '@kxo/domain/mailing/merging/field-formats'
import { sql } from 'kysely'
import { languageOf } from '../../platform/language.ts'
import type { MailingParts, OwnFieldSource } from '../mailing/index.ts'
import { textOf } from './answers/record-columns.ts'
import { fieldsOfMorph } from './queries.ts'

/** Records a mail is about whose fields a template may merge, by what the menu of fields calls them. */
const merged: Readonly<Record<string, Morph>> = { contact: 'User', company: 'Company', event: 'Event', registration: 'Guest' }
const keyOf = (record: string, name: string): string => `${record}.own.${name}`

/** The tenant's fields a template may call: those that fit in a sentence, save what administrators keep to themselves. */
const list: OwnFieldSource['list'] = async ({ db, language }) => {
  const named = Object.entries(merged).map(async ([record, morph]) =>
    (await fieldsOfMorph(db, morph))
      .filter((field) => field.is_active && field.nature === 'custom' && !field.is_for_admins && columnTypes.includes(field.input_type))
      .map(({ name, label, label_en, input_type }) => ({
        key: keyOf(record, name),
        label: (language.locale === 'en' && label_en) || label,
        kind: input_type === 'date' ? ('day' as const) : ('text' as const),
      })),
  )
  return (await Promise.all(named)).flat()
}

type Answer = { morph: Morph; name: string; input_type: number; options: string[]; value: string }

/** What the records a mail is about answer, in the language of its reader. */
const read: OwnFieldSource['read'] = async ({ db, tenant }, { user_id, event_id }, locale) => {
  const { say } = languageOf(locale, tenant)
  const { rows } = await sql<Answer>`select f.morph, f.name, f.input_type, f.options, r.value
    from record_fields f join record_responses r on r.tenant_id = f.tenant_id and r.field_id = f.id and r.morph = f.morph
    where f.tenant_id = ${tenant.id} and f.is_active and not f.is_for_admins and f.nature = ${sql.lit(fieldNature.codeOf('custom'))} and r.value <> ''
      and r.morph_id = case f.morph when 'User' then ${user_id}::bigint when 'Event' then ${event_id}::bigint
        when 'Company' then (select company_id from users where tenant_id = ${tenant.id} and id = ${user_id}::bigint)
        when 'Guest' then (select max(id) from registrations where tenant_id = ${tenant.id} and event_id = ${event_id}::bigint and user_id = ${user_id}::bigint) end`.execute(
    db,
  )
  const said = (type: InputType, { value, options }: Answer): FieldValue => {
    if (type === 'checkbox') return say(value === 'true' ? labels.yes : labels.no)
    if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayValue(value, locale) : value
    return textOf({ input_type: type, options }, value)
  }
  const values = Object.entries(merged).flatMap(([record, morph]) =>
    rows
      .filter((row) => row.morph === morph)
      .map((row): [string, FieldValue] => [keyOf(record, row.name), said(inputType.keyOf(row.input_type), row)]),
  )
  return Object.fromEntries(values)
}

export const fieldsMailingParts: MailingParts = { ownFields: { list, read } }
