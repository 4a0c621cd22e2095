import type { fieldsContract } from '@kxo/domain/fields/contract'
import type { ListedField, RecordField, Use } from '@kxo/domain/fields/field'
import type { RecordTab } from '@kxo/domain/fields/layout/tab'
import { type Morph, morphLabels } from '@kxo/domain/fields/morph'
import { may } from '@kxo/domain/fields/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { tabsOf } from './layout/tabs.ts'
import { fieldFrom, fieldsOfMorph, findField } from './queries.ts'
import { subjectOf } from './subjects.ts'

/** What a change of the field would touch, told before it is made. */
function usesOf(
  field: RecordField,
  all: readonly RecordField[],
  tabs: readonly RecordTab[],
  aggregates: readonly RecordField[],
  { language }: Context,
): Use[] {
  const tab = tabs.find(({ id }) => id === field.tab_id)
  return [
    ...all.filter(({ shown_when }) => shown_when?.field === field.name).map(({ label }) => ({ kind: 'condition' as const, label })),
    ...(tab ? [{ kind: 'tab' as const, label: tab.label }] : []),
    ...(field.places.includes('list') ? [{ kind: 'list' as const, label: language.say(morphLabels[field.morph]) }] : []),
    ...aggregates
      .filter(({ formula }) => formula?.of === field.morph && formula.field === field.name)
      .map(({ label }) => ({ kind: 'aggregate' as const, label })),
  ]
}

async function listedOf(context: Context, morph: Morph): Promise<ListedField[]> {
  const { db } = context
  const fields = await fieldsOfMorph(db, morph)
  const tabs = await tabsOf(db, morph)
  const aggregates = (await db.selectFrom('record_fields').selectAll().where('formula', 'is not', null).execute()).map(fieldFrom)
  const counts = await countsOf(db, morph)
  return fields.map((field) => ({
    ...field,
    answers_count: counts.get(field.id) ?? 0,
    used_in: usesOf(field, fields, tabs, aggregates, context),
  }))
}

async function countsOf(db: Queries, morph: Morph): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('record_responses')
    .select(['field_id', sql<number>`count(*)`.as('count')])
    .where('morph', '=', morph)
    .groupBy('field_id')
    .execute()
  return new Map(rows.map(({ field_id, count }) => [field_id, Number(count)]))
}

export const listFields: Verb<typeof fieldsContract.list> = async (context, { query }) => {
  authorize(may.customise(context.actor))
  return listedOf(context, query.morph)
}

/** A field, its use, the wordings it has had and how many answered each. */
export const getFieldSheet: Verb<typeof fieldsContract.get> = async (context, { params }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const { morph } = found(await findField(db, params.id))
  const field = found((await listedOf(context, morph)).find(({ id }) => id === params.id))
  const versions = await db
    .selectFrom('record_field_versions as version')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'version.tenant_id').onRef('users.id', '=', 'version.created_by'))
    .select(['version.version', 'version.created_at', sql<string>`version.asked->>'label'`.as('label')])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by'))
    .select(
      sql<number>`(select count(*) from record_responses r where r.tenant_id = version.tenant_id and r.field_id = version.field_id and r.field_version = version.version)`.as(
        'answers_count',
      ),
    )
    .where('version.field_id', '=', field.id)
    .orderBy('version.version', 'desc')
    .limit(50)
    .execute()
  const records = await subjectOf(morph)?.count?.(db)
  return {
    ...field,
    versions: versions.map((version) => ({
      ...version,
      created_at: new Date(version.created_at),
      answers_count: Number(version.answers_count),
    })),
    unanswered_count: records === undefined ? null : Math.max(0, records - field.answers_count),
  }
}
