import type { NewEvent } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { flagsOf } from '@kxo/domain/events/general-flags'
import { eventNature, onboarding, trainingKind } from '@kxo/domain/events/nature'
import { may } from '@kxo/domain/events/permissions'
import { proposedUrl, reservedUrls } from '@kxo/domain/events/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { isRecruiter } from '@kxo/domain/kernel/permissions'
import { highestIndividualDeposit } from '@kxo/domain/pricing/rules'
import { type Context, found } from '../../platform/context.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { freedAddresses } from './catalogue/freed-addresses.ts'
import { type EventFacts, getEvent } from './queries.ts'
import { refuseUnfit } from './steps/refuse-unfit.ts'

/** An address nobody has: the title's, numbered when taken. */
export async function freeUrl({ db }: Context, title: string): Promise<string> {
  const base = proposedUrl(title) || 'page'
  const borne = await db.selectFrom('events').select('url').where('url', 'like', `${base}%`).execute()
  const freed = await freedAddresses(db).where('url', 'like', `${base}%`).execute()
  const taken = new Set([...borne, ...freed].map(({ url }) => url))
  for (let number = 1; ; number++) {
    const url = number === 1 ? base : `${base.slice(0, 74)}-${number}`
    if (!taken.has(url) && !reservedUrls.includes(url)) return url
  }
}

/** The title of the event that has a code or an address already. */
export const holderOf = async (
  { db }: Context,
  column: 'code' | 'url',
  value: string,
  except: number | null,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('events')
      .select('title')
      .where(column, '=', value)
      .$if(except !== null, (query) => query.where('id', '<>', except as number))
      .executeTakeFirst()
  )?.title

/**
 * Creates a draft; used by the screens, imports and seeds.
 * @throws 403 to those who may not, 422 on a taken code, or dates for a standing registration
 */
export async function createEvent(context: Context, input: NewEvent): Promise<EventFacts> {
  const { db, actor, tenant, now } = context
  const { overbooking_allowed, first_downpayment_rate, first_downpayment_delay } = paramsOf(tenant)
  if (!may.createEvents(actor)) refuse(eventsErrors.creationDenied)
  refuseUnfit(context, input.nature, input)
  const company_id = isRecruiter(actor) ? actor.company_id : (input.company_id ?? null)
  if (input.code) {
    const title = await holderOf(context, 'code', input.code, null)
    if (title !== undefined) refuse(eventsErrors.codeTaken, { title }, [{ field: 'code', message: 'duplicate' }])
  }
  if (input.parent_id) found(await db.selectFrom('events').select('id').where('id', '=', input.parent_id).executeTakeFirst())
  const { id } = await db
    .insertInto('events')
    .values({
      title: input.title,
      nature: eventNature.codeOf(input.nature),
      parent_id: input.parent_id ?? null,
      code: input.code ?? null,
      url: await freeUrl(context, input.title),
      type_formation: input.type_formation ? trainingKind.codeOf(input.type_formation) : null,
      company_id,
      onboarding: onboarding.codeOf(input.type_formation === 'intra' && company_id !== null ? 'reserved' : 'public'),
      start_date: input.start_date ?? null,
      end_date: input.end_date ?? null,
      time_zone: input.time_zone ?? tenant.time_zone,
      responsible_id: input.responsible_id === undefined ? actor.user_id : input.responsible_id,
      ...flagsOf(input),
      downpayment_rate: input.is_training ? Math.min(first_downpayment_rate, highestIndividualDeposit) : first_downpayment_rate,
      downpayment_delay: first_downpayment_delay,
      created_by: actor.user_id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('event_places').values({ event_id: id, overbooking_allowed }).execute()
  await trace(context, { action: 'create_event', event_id: id, info: input.title })
  return getEvent(db, id)
}
