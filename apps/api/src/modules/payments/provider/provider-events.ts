import type { Context } from '../../../platform/context.ts'
import type { ProviderEvent } from './card-provider.ts'

type ReceivedEvent = Pick<ProviderEvent, 'provider' | 'id'>

/** Keeps what a provider told as it came. @returns whether it is told for the first time */
export async function keepEvent({ db }: Context, event: ProviderEvent): Promise<boolean> {
  const received = await db
    .insertInto('provider_events')
    .values({
      provider: event.provider,
      provider_event_id: event.id,
      kind: event.kind,
      checkout: event.checkout,
      payload: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return received !== undefined
}

/** Whether it was applied, or found to change nothing; asked under the lock of its attempt. */
export async function hasEffect({ db }: Context, { provider, id }: ReceivedEvent): Promise<boolean> {
  const effect = await db
    .selectFrom('provider_event_effects')
    .select('applied_at')
    .where('provider', '=', provider)
    .where('provider_event_id', '=', id)
    .executeTakeFirst()
  return effect !== undefined
}

/** Written in the transaction of the effect, never before it. */
export async function recordEffect({ db }: Context, { provider, id }: ReceivedEvent): Promise<void> {
  await db.insertInto('provider_event_effects').values({ provider, provider_event_id: id }).execute()
}

/** What was told of an attempt and has no effect yet, in the order it happened. */
export async function waitingEvents({ db }: Context, checkout: string): Promise<ProviderEvent[]> {
  const rows = await db
    .selectFrom('provider_events as told')
    .select('told.payload')
    .where('told.checkout', '=', checkout)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_event_effects as effect')
            .select('effect.applied_at')
            .whereRef('effect.provider', '=', 'told.provider')
            .whereRef('effect.provider_event_id', '=', 'told.provider_event_id'),
        ),
      ),
    )
    .execute()
  return rows
    .map(({ payload }) => payload as Omit<ProviderEvent, 'at'> & { at: string })
    .map((event) => ({ ...event, at: new Date(event.at) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.amount - b.amount)
}

/** Cents the provider already gave back of an attempt whose payment is only told now. */
export const returnedEarly = async (context: Context, checkout: string): Promise<number> =>
  Math.max(0, ...(await waitingEvents(context, checkout)).filter(({ kind }) => kind === 'refunded').map(({ amount }) => amount))
