import type { fieldsContract } from '@kxo/domain/fields/contract'
import type { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { may } from '@kxo/domain/fields/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

/** Gives the rows of a kind of records their ranks. @throws 422 'Erreur dans le tri' unless all of them are given, once each */
async function rank(
  { db }: Context,
  table: 'record_fields' | 'record_tabs' | 'record_rubrics',
  morph: Morph,
  ids: readonly number[],
): Promise<void> {
  const rows = await db.selectFrom(table).select('id').where('morph', '=', morph).orderBy('id').forUpdate().execute()
  const isAll = rows.length === ids.length && new Set(ids).size === ids.length && rows.every(({ id }) => ids.includes(id))
  if (!isAll) refuse(kernelErrors.sortFailed)
  if (ids.length === 0) return
  await db
    .updateTable(table)
    .set({ rank: sql<number>`array_position(${[...ids]}::bigint[], id)` })
    .where('morph', '=', morph)
    .execute()
}

export const orderFields: Verb<typeof fieldsContract.order> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  await rank(context, 'record_fields', body.morph, body.fields)
  await trace(context, { action: 'update_field', subject: 'field', info: body.morph, change: { order: body.fields } })
  return { done: true as const }
}

export const orderTabs: Verb<typeof fieldLayoutContract.orderTabs> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  await rank(context, 'record_tabs', body.morph, body.tabs)
  await trace(context, { action: 'update_tabs', subject: 'tab', info: body.morph, change: { order: body.tabs } })
  return { done: true as const }
}

export const orderRubrics: Verb<typeof fieldLayoutContract.orderRubrics> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  await rank(context, 'record_rubrics', body.morph, body.rubrics)
  await trace(context, { action: 'update_field', subject: 'rubric', info: body.morph, change: { order: body.rubrics } })
  return { done: true as const }
}
