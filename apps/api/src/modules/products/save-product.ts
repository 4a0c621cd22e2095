import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { ProductFields, productsContract } from '@kxo/domain/products/contract'
import { productErrors } from '@kxo/domain/products/errors'
import { productKind } from '@kxo/domain/products/kind'
import { may } from '@kxo/domain/products/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { findProduct, presentProduct } from './queries.ts'
import { soldColumns } from './sold-columns.ts'

async function columnsOf(context: Context, fields: ProductFields, id: number | null) {
  const { db, now, tenant } = context
  const code = fields.code ?? null
  if (code !== null) {
    const holder = await db
      .selectFrom('products')
      .select('name')
      .where('code', '=', code)
      .$if(id !== null, (query) => query.where('id', '<>', id ?? 0))
      .executeTakeFirst()
    if (holder) refuse(productErrors.codeTaken, holder, [{ field: 'code', message: 'wrongFormat' }])
  }
  const sold = await soldColumns(context, fields, { day: dayInZone(now, tenant.time_zone), event_id: null })
  return {
    ...sold,
    code,
    family: fields.family ?? '',
    kind: productKind.codeOf(fields.kind ?? 'service'),
    boost_days: fields.boost_days ?? null,
  }
}

export const createProduct: Verb<typeof productsContract.create> = async (context, { body }) => {
  authorize(may.arrangeProducts(context.actor))
  const columns = await columnsOf(context, body, null)
  const { id } = await context.db.insertInto('products').values(columns).returning('id').executeTakeFirstOrThrow()
  await trace(context, { action: 'update_product', subject_id: id, info: body.name, change: { after: columns } })
  return presentProduct(found(await findProduct(context.db, id)))
}

/** Events that offer it keep what they said of it. @throws 409 when someone saved meanwhile, or below what is sold */
export const changeProduct: Verb<typeof productsContract.change> = async (context, { params, body }) => {
  authorize(may.arrangeProducts(context.actor))
  const { version, ...fields } = body
  const former = found(await context.db.selectFrom('products').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (former.version !== version) refuse(kernelErrors.editedMeanwhile)
  const columns = await columnsOf(context, fields, former.id)
  if (columns.stock !== null && columns.stock < former.taken)
    refuse(productErrors.soldAlready, { n: former.taken }, [{ field: 'stock', message: 'min', values: { min: former.taken } }])
  await context.db
    .updateTable('products')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', former.id)
    .execute()
  await trace(context, { action: 'update_product', subject_id: former.id, info: former.name, change: { before: former, after: columns } })
  return presentProduct(found(await findProduct(context.db, former.id)))
}

export const archiveProduct: Verb<typeof productsContract.archive> = async (context, { params, body }) => {
  authorize(may.arrangeProducts(context.actor))
  const former = found(await findProduct(context.db, params.id))
  await context.db
    .updateTable('products')
    .set({ archived_at: body.is_archived ? context.now : null })
    .where('id', '=', former.id)
    .execute()
  await trace(context, { action: 'update_product', subject_id: former.id, info: former.name, change: { is_archived: body.is_archived } })
  return presentProduct(found(await findProduct(context.db, former.id)))
}

/** @throws 409 while an event offers it */
export const removeProduct: Verb<typeof productsContract.remove> = async (context, { params }) => {
  authorize(may.arrangeProducts(context.actor))
  const former = found(await findProduct(context.db, params.id))
  if (former.events > 0) refuse(productErrors.productInUse, { name: former.name })
  await context.db.deleteFrom('products').where('id', '=', former.id).execute()
  await trace(context, { action: 'update_product', subject_id: former.id, info: former.name, change: { before: former, after: null } })
  return { done: true as const }
}
