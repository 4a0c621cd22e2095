import type { RecordAnswers } from '@kxo/domain/fields/contract'
import type { FieldView, RecordField } from '@kxo/domain/fields/field'
import type { Rubric } from '@kxo/domain/fields/layout/rubric'
import type { RecordTab } from '@kxo/domain/fields/layout/tab'
import type { Morph } from '@kxo/domain/fields/morph'
import { isNeverTyped } from '@kxo/domain/fields/nature'
import { may, type RecordRights } from '@kxo/domain/fields/permissions'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { rubricsOf } from '../layout/rubrics.ts'
import { nativesOf, settled } from '../layout/shown-fields.ts'
import { seenTabs, shownTab, tabsMet } from '../layout/tabs.ts'
import { answersOf, fieldsOfMorph } from '../queries.ts'
import { rightsOn } from '../subjects.ts'
import { aggregateOf } from './aggregate.ts'
import { answerFiles } from './read-answer-files.ts'

type Answer = Awaited<ReturnType<typeof answersOf>>[number]

/** Tells whether a record's answers moved since they were read. */
const stampOf = (answers: readonly Answer[]): string =>
  `${answers.length}.${answers.reduce((latest, { answered_at }) => Math.max(latest, new Date(answered_at).getTime()), 0)}`

/** The tenant's fields on a record as the caller may see them. @throws 404 */
export async function readRecord(context: Context, morph: Morph, id: number): Promise<RecordAnswers> {
  return answersWith(context, await rightsOn(context, morph, id), morph, id)
}

/** Without a number, a record about to be added: nothing is kept of it yet. */
export async function answersWith(context: Context, rights: RecordRights, morph: Morph, id: number | null): Promise<RecordAnswers> {
  const { db, actor, language } = context
  const all = await fieldsOfMorph(db, morph)
  const stored = id === null ? [] : await answersOf(db, morph, id)
  const tabs = await seenTabs(context, morph, rights)
  const answers = { ...(await nativesOf(db, morph, id, [...all, ...tabs])), ...(await answersByName(context, all, stored, id)) }
  const seen = tabsMet(tabs, answers)
  const rubrics = await rubricsOf(db, morph)
  const tabOf = (field: RecordField): RecordTab | null | undefined =>
    field.tab_id === null ? null : seen.find((tab) => tab.id === field.tab_id)
  const fields = settled(
    morph,
    all,
    all.filter((field) => field.is_active && field.places.includes('record') && tabOf(field) !== undefined),
    answers,
  ).toSorted((a, b) => placeIn(rubrics, a) - placeIn(rubrics, b))
  const former = await formerLabels(context, stored, fields)
  const inEnglish = language.locale === 'en'
  const views = fields.map((field): FieldView => {
    const isLocked =
      !may.writeFieldsIn(actor, { ...rights, tab: tabOf(field) ?? null }) ||
      (field.is_for_admins && !isAdministrator(actor)) ||
      isNeverTyped(field.nature)
    const label = (inEnglish && field.label_en) || field.label
    return {
      ...field,
      section: headingOf(rubrics, field, inEnglish),
      label,
      help: (inEnglish && field.help_en) || field.help,
      is_required: field.is_required && !isLocked,
      is_locked: isLocked,
      asked_as: former.get(field.id) ?? null,
    }
  })
  return {
    fields: views,
    answers: Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? ''])),
    tabs: seen.map((tab) => shownTab(context, tab)),
    files: await answerFiles(db, fields, answers),
    stamp: stampOf(stored),
  }
}

/** What each field reads on a record. */
export async function answersByName(
  { db }: Context,
  fields: readonly RecordField[],
  stored: readonly Answer[],
  id: number | null,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const answer = stored.find(({ field_id }) => field_id === field.id)?.value
    if (field.nature === 'aggregate') answers[field.name] = id === null ? '' : await aggregateOf(db, field, id)
    else answers[field.name] = field.nature === 'preselected' ? field.default_value : (answer ?? field.default_value)
  }
  return answers
}

/** Fields without a rubric come first, then rubric by rubric. */
const placeIn = (rubrics: readonly Rubric[], { rubric }: RecordField): number => rubrics.findIndex(({ label }) => label === rubric)
const headingOf = (rubrics: readonly Rubric[], { rubric }: RecordField, inEnglish: boolean): string =>
  (inEnglish && rubrics.find(({ label }) => label === rubric)?.label_en) || rubric

/** How the questions answered under an older version were put, when their words have changed. */
async function formerLabels({ db }: Context, stored: readonly Answer[], fields: readonly RecordField[]): Promise<Map<number, string>> {
  const old = stored.filter((answer) => fields.some((field) => field.id === answer.field_id && field.version !== answer.field_version))
  if (old.length === 0) return new Map()
  const rows = await db
    .selectFrom('record_field_versions')
    .select(['field_id', sql<string>`asked->>'label'`.as('label')])
    .where((row) => row.or(old.map(({ field_id, field_version }) => row.and({ field_id, version: field_version }))))
    .execute()
  return new Map(
    rows.flatMap(({ field_id, label }) => (fields.find(({ id }) => id === field_id)?.label === label ? [] : [[field_id, label] as const])),
  )
}
