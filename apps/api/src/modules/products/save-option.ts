import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { productErrors } from '@kxo/domain/products/errors'
import type { EventOption, OptionFields, optionsContract } from '@kxo/domain/products/option-contract'
import { may } from '@kxo/domain/products/permissions'
import { contradicts } from '@kxo/domain/products/rules'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { optionsOf, readOption } from './queries.ts'
import { soldColumns } from './sold-columns.ts'

/** The event under the lock that orders its changes. @throws 404 */
const lockEvent = async ({ db }: Context, id: number) =>
  found(await db.selectFrom('events').select(['id', 'end_date', 'time_zone']).where('id', '=', id).forUpdate().executeTakeFirst())
type OfferingEvent = Awaited<ReturnType<typeof lockEvent>>

const findOption = async ({ db }: Context, event_id: number, id: number) =>
  found(
    await db.selectFrom('event_options').selectAll().where('event_id', '=', event_id).where('id', '=', id).forUpdate().executeTakeFirst(),
  )

/** What an option requires and excludes is of the same event, and never the same thing. @throws 404, 422 */
type Place = { event: OfferingEvent; others: readonly EventOption[]; id: number | null }
async function columnsOf(context: Context, fields: OptionFields, { event, others, id }: Place) {
  const { db, language, now } = context
  const [requires, excludes] = [fields.requires ?? null, fields.excludes ?? null]
  for (const named of [requires, excludes]) if (named !== null) found(others.find((other) => other.id === named))
  const self = { id: id ?? 0, requires, excludes }
  const against = others.find((other) => contradicts(self, other) || (requires !== null && requires === excludes && other.id === requires))
  if (against) {
    const values = { name: fields.name, other: against.name }
    refuse(productErrors.contradictoryOptions, values, [
      { field: 'excludes', message: language.say(productErrors.contradictoryOptions, values) },
    ])
  }
  if (fields.product) found(await db.selectFrom('products').select('id').where('id', '=', fields.product).executeTakeFirst())
  return {
    ...(await soldColumns(context, fields, { day: dayInZone(event.end_date ?? now, event.time_zone), event_id: event.id })),
    product_id: fields.product ?? null,
    choice_group: fields.choice_group ?? '',
    members_only: fields.members_only,
    profile_code: fields.profile_code ?? null,
    requires_id: requires,
    excludes_id: excludes,
    closes_at: fields.closes_at ?? null,
    is_closed: fields.is_closed,
  }
}

export const addOption: Verb<typeof optionsContract.addOption> = async (context, { params, body }) => {
  authorize(may.setOptions(context.actor))
  const event = await lockEvent(context, params.id)
  const options = await optionsOf(context.db, params.id)
  const columns = await columnsOf(context, body, { event, others: options, id: null })
  const { id } = await context.db
    .insertInto('event_options')
    .values({ ...columns, event_id: params.id, rank: options.length + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'update_event_options', event_id: params.id, info: body.name, change: { after: columns } })
  return readOption(context.db, id)
}

/** Who took it keeps the price of then. @throws 409 when someone saved meanwhile, below what is sold, or for another product once sold */
export const changeOption: Verb<typeof optionsContract.changeOption> = async (context, { params, body }) => {
  authorize(may.setOptions(context.actor))
  const event = await lockEvent(context, params.id)
  const former = await findOption(context, params.id, params.option)
  const { version, ...fields } = body
  if (former.version !== version) refuse(kernelErrors.editedMeanwhile)
  const others = (await optionsOf(context.db, params.id)).filter(({ id }) => id !== former.id)
  const columns = await columnsOf(context, fields, { event, others, id: former.id })
  const isBelow = columns.stock !== null && columns.stock < former.taken
  if (isBelow || (former.taken > 0 && columns.product_id !== former.product_id))
    refuse(productErrors.soldAlready, { n: former.taken }, [
      isBelow ? { field: 'stock', message: 'min', values: { min: former.taken } } : { field: 'product', message: 'wrongFormat' },
    ])
  await context.db
    .updateTable('event_options')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', former.id)
    .execute()
  await trace(context, {
    action: 'update_event_options',
    event_id: params.id,
    info: former.name,
    change: { before: former, after: columns },
  })
  return readOption(context.db, former.id)
}

/** @throws 409 once somebody took it; what named it names nothing any more */
export const removeOption: Verb<typeof optionsContract.removeOption> = async (context, { params }) => {
  authorize(may.setOptions(context.actor))
  const { db } = context
  await lockEvent(context, params.id)
  const former = await findOption(context, params.id, params.option)
  const { n } = await db
    .selectFrom('option_choices')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('option_id', '=', former.id)
    .executeTakeFirstOrThrow()
  if (n > 0) refuse(productErrors.optionInUse, { name: former.name, n })
  await db.updateTable('event_options').set({ requires_id: null }).where('requires_id', '=', former.id).execute()
  await db.updateTable('event_options').set({ excludes_id: null }).where('excludes_id', '=', former.id).execute()
  await db.deleteFrom('event_options').where('id', '=', former.id).execute()
  await trace(context, { action: 'update_event_options', event_id: params.id, info: former.name, change: { before: former, after: null } })
  return { done: true as const }
}
