import { nativeDeciders } from '@kxo/domain/fields/deciders'
import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import {
  type Audience,
  audiences,
  type RecordTab,
  type RecordTabDraft,
  type ShownTab,
  type TabIcon,
  tabIcons,
} from '@kxo/domain/fields/layout/tab'
import { closedMorphs, type Morph } from '@kxo/domain/fields/morph'
import { may, type RecordRights } from '@kxo/domain/fields/permissions'
import { type Condition, meets } from '@kxo/domain/forms/answers/condition'
import type { Answers } from '@kxo/domain/forms/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Selectable, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { RecordTabs } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { fieldsOfMorph } from '../queries.ts'

const isAudience = (text: string): text is Audience => (audiences as readonly string[]).includes(text)
const tabFrom = (row: Selectable<RecordTabs>): RecordTab => ({
  id: row.id,
  morph: row.morph as Morph,
  rank: row.rank,
  version: row.version,
  label: row.label,
  label_en: row.label_en,
  visible_to: row.visible_to.filter(isAudience),
  editable_by: row.editable_by.filter(isAudience),
  icon: isIcon(row.icon) ? row.icon : null,
  // Written by `columnsOf` alone, from what the contract checked.
  shown_when: row.shown_when as Condition | null,
  is_required_to_close: row.is_required_to_close,
  is_hidden: row.is_hidden,
})
const isIcon = (text: string): text is TabIcon => (tabIcons as readonly string[]).includes(text)
const columnsOf = ({ icon, shown_when, ...draft }: RecordTabDraft) => ({
  ...draft,
  icon: icon ?? '',
  shown_when: shown_when === null ? null : JSON.stringify(shown_when),
})

/** Tabs of a kind of records, in their order. */
export async function tabsOf(db: Queries, morph: Morph): Promise<RecordTab[]> {
  const rows = await db.selectFrom('record_tabs').selectAll().where('morph', '=', morph).orderBy('rank').orderBy('id').execute()
  return rows.map(tabFrom)
}

/** Tabs of a kind of records, once the tenant uses tabs. */
export const everyTab = async ({ db, tenant }: Context, morph: Morph): Promise<RecordTab[]> =>
  paramsOf(tenant).field_tabs ? tabsOf(db, morph) : []

/** Tabs the caller may see on the records of a kind, once the tenant uses tabs. */
export async function seenTabs(context: Context, morph: Morph, rights: RecordRights): Promise<RecordTab[]> {
  return (await everyTab(context, morph)).filter((tab) => !tab.is_hidden && may.readFieldsIn(context.actor, { ...rights, tab }))
}

/** A tab as its record shows it. */
export const shownTab = ({ language }: Context, { id, label, label_en, icon, is_required_to_close }: RecordTab): ShownTab => ({
  id,
  icon,
  is_required_to_close,
  label: (language.locale === 'en' && label_en) || label,
})

/** Those of the tabs whose condition a record meets; `answers` by field name. */
export const tabsMet = (tabs: readonly RecordTab[], answers: Answers): RecordTab[] =>
  tabs.filter(({ shown_when }) => shown_when === null || meets(shown_when, answers))

export const listTabs: Verb<typeof fieldLayoutContract.tabs> = async ({ actor, db }, { query }) => {
  authorize(may.customise(actor))
  return tabsOf(db, query.morph)
}

async function refuseTakenLabel({ db, language }: Context, morph: Morph, label: string, except: number | null): Promise<void> {
  const taken = await db
    .selectFrom('record_tabs')
    .select('id')
    .where('morph', '=', morph)
    .where(sql<boolean>`searchable(label) = searchable(${label})`)
    .$if(except !== null, (query) => query.where('id', '<>', except as number))
    .executeTakeFirst()
  if (taken) refuse(fieldsErrors.tabTaken, {}, [{ field: 'label', message: language.say(fieldsErrors.tabTaken) }])
}

/** @throws 422 on a condition that looks at no field of these records, or a closing that never comes */
async function refuseBadTab({ db }: Context, morph: Morph, { shown_when, is_required_to_close }: RecordTabDraft): Promise<void> {
  if (is_required_to_close && !closedMorphs.some((known) => known === morph)) refuse(fieldsErrors.notClosed)
  if (!shown_when) return
  const decider = [...(await fieldsOfMorph(db, morph)), ...nativeDeciders(morph)].find(({ name }) => name === shown_when.field)
  if (!decider) refuse(fieldsErrors.unknownDecider, {}, [{ field: 'decider', message: 'unknownId' }])
}

const tell = (context: Context, tab: RecordTab) =>
  trace(context, { action: 'update_tabs', subject_id: tab.id, info: `${tab.morph} ${tab.label}` })

/** Adds a tab; with `fields`, those it holds. @throws 422 when another tab of these records has the label */
export const createTab: Verb<typeof fieldLayoutContract.createTab> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  const { morph, fields, ...draft } = body
  await refuseTakenLabel(context, morph, body.label, null)
  await refuseBadTab(context, morph, draft)
  const row = await context.db
    .insertInto('record_tabs')
    .values({
      ...columnsOf(draft),
      morph,
      rank: sql<number>`(select coalesce(max(rank), 0) + 1 from record_tabs where morph = ${body.morph})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (fields) await place(context.db, row, fields)
  const tab = tabFrom(row)
  await tell(context, tab)
  return tab
}

/** Changes a tab; with `fields`, those it holds: a field lives in one tab. @throws 409 when someone saved meanwhile, 422 on a taken label */
export const changeTab: Verb<typeof fieldLayoutContract.changeTab> = async (context, { params, body }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const before = found(await db.selectFrom('record_tabs').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const { version, fields, ...draft } = body
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await refuseTakenLabel(context, before.morph as Morph, draft.label, before.id)
  await refuseBadTab(context, before.morph as Morph, draft)
  const row = await db
    .updateTable('record_tabs')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (fields) await place(db, before, fields)
  const tab = tabFrom(row)
  await tell(context, tab)
  return tab
}

async function place(db: Queries, { id, morph }: { id: number; morph: string }, fields: readonly number[]): Promise<void> {
  await db.updateTable('record_fields').set({ tab_id: null }).where('tab_id', '=', id).execute()
  if (fields.length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('record_fields')
    .set({ tab_id: id })
    .where('morph', '=', morph)
    .where('id', 'in', fields)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) !== new Set(fields).size) refuse(kernelErrors.notFound)
}

/** Deletes a tab: its fields go back to no tab, with their answers. */
export const removeTab: Verb<typeof fieldLayoutContract.removeTab> = async (context, { params }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const tab = tabFrom(found(await db.selectFrom('record_tabs').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()))
  await db.updateTable('record_fields').set({ tab_id: null }).where('tab_id', '=', tab.id).execute()
  await db.deleteFrom('record_tabs').where('id', '=', tab.id).execute()
  await tell(context, tab)
  return { done: true as const }
}
