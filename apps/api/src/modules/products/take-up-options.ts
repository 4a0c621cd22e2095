import { refuse } from '@kxo/domain/kernel/errors'
import { productErrors } from '@kxo/domain/products/errors'
import type { optionsContract } from '@kxo/domain/products/option-contract'
import { may } from '@kxo/domain/products/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { copyOptions } from './copy-options.ts'
import { optionsOf } from './queries.ts'

/** Events another may take its options from, the latest first. */
export const optionSources: Verb<typeof optionsContract.optionSources> = async ({ actor, db }) => {
  authorize(may.setOptions(actor))
  return db
    .selectFrom('event_options as o')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'o.tenant_id').onRef('e.id', '=', 'o.event_id'))
    .select(['e.id as event', 'e.title', 'e.start_date', 'e.time_zone', sql<number>`count(*)::integer`.as('options')])
    .groupBy(['e.tenant_id', 'e.id'])
    .orderBy('e.start_date', (by) => by.desc().nullsLast())
    .orderBy('e.id', 'desc')
    .limit(200)
    .execute()
}

/** None of them taken, their deadlines as far from the event as where they come from. @throws 404, 409 when the event offers something already */
export const takeUpOptions: Verb<typeof optionsContract.takeUpOptions> = async (context, { params, body }) => {
  authorize(may.setOptions(context.actor))
  const { db } = context
  const event = found(await db.selectFrom('events').select(['id', 'start_date']).where('id', '=', params.id).forUpdate().executeTakeFirst())
  const source = found(await db.selectFrom('events').select(['id', 'title', 'start_date']).where('id', '=', body.from).executeTakeFirst())
  if ((await optionsOf(db, event.id)).length > 0) refuse(productErrors.optionsOfferedAlready)
  const apart = event.start_date && source.start_date ? event.start_date.getTime() - source.start_date.getTime() : 0
  await copyOptions(db, source.id, event.id, (instant) => new Date(instant.getTime() + apart))
  const options = await optionsOf(db, event.id)
  await trace(context, { action: 'update_event_options', event_id: event.id, info: source.title, change: { after: options } })
  return options
}
