import { eventNature, onboarding } from '@kxo/domain/events/nature'
import type { Insertable } from 'kysely'
import { setThemes } from '../modules/events/themes/event-themes.ts'
import type { Events } from '../platform/database-types.ts'
import type { TenantWorld } from './world.ts'

type EventOptions = Partial<Insertable<Events>> & {
  themes?: readonly string[]
  max_participants?: number | null
  overbooking_allowed?: boolean
  price_ht?: number
}

/** A published event in a month, open to anyone, with its seats and possibly one price (cents, without tax, training exemption). */
export async function anOpenEvent(
  tenant: Pick<TenantWorld, 'inTenant'>,
  { max_participants = 12, overbooking_allowed = false, price_ht, themes = [], ...columns }: EventOptions = {},
): Promise<number> {
  const start = new Date(Date.now() + 30 * 86_400_000)
  return tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('events')
      .values({
        nature: eventNature.codeOf('master'),
        onboarding: onboarding.codeOf('public'),
        url: `evenement-${Math.random().toString(36).slice(2, 12)}`,
        title: 'Conduire une réunion',
        is_active: true,
        start_date: start,
        end_date: new Date(start.getTime() + 8 * 3_600_000),
        is_payable: price_ht !== undefined,
        ...columns,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: id, max_participants, overbooking_allowed }).execute()
    if (price_ht !== undefined)
      await db
        .insertInto('prices')
        .values({ event_id: id, name: 'Tarif public', amount_ht: price_ht, vat_rate: 2000, vat_reason: null })
        .execute()
    await setThemes(db, [{ event_id: id, themes }])
    return id
  })
}
