import type { fieldsContract } from '@kxo/domain/fields/contract'
import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { Morph } from '@kxo/domain/fields/morph'
import { may, type RecordRights } from '@kxo/domain/fields/permissions'
import { type Audience, audiences, type RecordTab, type ShownTab } from '@kxo/domain/fields/tab'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { type Selectable, sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { RecordTabs } from '../../platform/database-types.ts'
import type { Verb } from '../../platform/serve.ts'
import type { Queries } from '../../platform/tenancy.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'

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
  is_hidden: row.is_hidden,
})

/** Tabs of a kind of records, in their order. */
export async function tabsOf(db: Queries, morph: Morph): Promise<RecordTab[]> {
  const rows = await db.selectFrom('record_tabs').selectAll().where('morph', '=', morph).orderBy('rank').orderBy('id').execute()
  return rows.map(tabFrom)
}

/** Tabs the caller may see on the records of a kind, once the tenant uses tabs. */
export async function seenTabs({ db, actor, tenant }: Context, morph: Morph, rights: RecordRights): Promise<RecordTab[]> {
  if (!paramsOf(tenant).field_tabs) return []
  return (await tabsOf(db, morph)).filter((tab) => !tab.is_hidden && may.readFieldsIn(actor, { ...rights, tab }))
}

/** A tab as its record shows it. */
export const shownTab = ({ language }: Context, { id, label, label_en }: RecordTab): ShownTab => ({
  id,
  label: (language.locale === 'en' && label_en) || label,
})

export const listShownTabs: Verb<typeof fieldsContract.shownTabs> = async (context, { query }) => {
  authorize(isSignedIn(context.actor))
  const tabs = await seenTabs(context, query.morph, { read: true, write: false })
  return tabs.map((tab) => shownTab(context, tab))
}

export const listTabs: Verb<typeof fieldsContract.tabs> = async ({ actor, db }, { query }) => {
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

const tell = (context: Context, tab: RecordTab) =>
  trace(context, { action: 'update_tabs', subject: 'tab', subject_id: tab.id, info: `${tab.morph} ${tab.label}` })

/** @throws 422 when another tab of these records has the label */
export const createTab: Verb<typeof fieldsContract.createTab> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  await refuseTakenLabel(context, body.morph, body.label, null)
  const row = await context.db
    .insertInto('record_tabs')
    .values({ ...body, rank: sql<number>`(select coalesce(max(rank), 0) + 1 from record_tabs where morph = ${body.morph})` })
    .returningAll()
    .executeTakeFirstOrThrow()
  const tab = tabFrom(row)
  await tell(context, tab)
  return tab
}

/** Changes a tab; with `fields`, those it holds: a field lives in one tab. @throws 409 when someone saved meanwhile, 422 on a taken label */
export const changeTab: Verb<typeof fieldsContract.changeTab> = async (context, { params, body }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const before = found(await db.selectFrom('record_tabs').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const { version, fields, ...draft } = body
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await refuseTakenLabel(context, before.morph as Morph, draft.label, before.id)
  const row = await db
    .updateTable('record_tabs')
    .set({ ...draft, version: sql`version + 1` })
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
export const removeTab: Verb<typeof fieldsContract.removeTab> = async (context, { params }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const tab = tabFrom(found(await db.selectFrom('record_tabs').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()))
  await db.updateTable('record_fields').set({ tab_id: null }).where('tab_id', '=', tab.id).execute()
  await db.deleteFrom('record_tabs').where('id', '=', tab.id).execute()
  await tell(context, tab)
  return { done: true as const }
}
