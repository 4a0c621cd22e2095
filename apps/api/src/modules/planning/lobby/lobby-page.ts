import type { LobbySlot } from '@kxo/domain/events/catalogue/public-page'
import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { lobbyDays, lobbySpan } from '@kxo/domain/planning/lobby/lobby'
import { lobbyScreen } from '@kxo/domain/planning/paths'
import type { Context } from '../../../platform/context.ts'
import type { ServerPage } from '../../../platform/http/server-pages.ts'
import { printOf } from '../../../platform/secret-keys.ts'
import { publicPageOf } from '../../events/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { roomRows, slotsBetween } from '../read-planning.ts'

/** A screen reads each minute: when it last did is written down a few times an hour. */
const seenEvery = 15 * 60_000

/** Slots of the days to come that are published, with nobody's name unless wanted. */
async function slotsShown({ db, now, tenant }: Context, location: number | null, showsNames: boolean): Promise<LobbySlot[]> {
  const zone = tenant.time_zone
  const from = instantInZone(dayInZone(now, zone), '00:00', zone)
  const to = instantInZone(addDays(dayInZone(now, zone), lobbySpan), '00:00', zone)
  const slots = (await slotsBetween(db, { from, to, ...(location !== null && { location }) })).filter(({ is_published }) => is_published)
  const rooms = await roomRows(db, { withArchived: true })
  const holders = [...new Set(slots.flatMap(({ partners }) => partners.map(({ user_id }) => user_id)))]
  const people =
    showsNames && holders.length > 0
      ? await db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', holders).execute()
      : []
  return slots.map((slot) => {
    const room = rooms.find(({ id }) => id === slot.room_id)
    return {
      // Of an activity, its own name is what people look for.
      ...(slot.parent_title === null ? { title: slot.event_title, beside: slot.label } : { title: slot.label, beside: slot.parent_title }),
      start_at: slot.start_at,
      end_at: slot.end_at,
      room: room?.name ?? null,
      place: room?.location_name ?? null,
      is_online: slot.is_online,
      people: slot.partners
        .filter(({ status }) => status === 'validated')
        .flatMap(({ user_id }) => people.find(({ id }) => id === user_id) ?? [])
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    }
  })
}

const readLobby: ServerPage['read'] = async (context, request) => {
  const { db, now, tenant } = context
  const screen = await db
    .selectFrom('lobby_screens as screen')
    .leftJoin('locations as place', (join) =>
      join.onRef('place.tenant_id', '=', 'screen.tenant_id').onRef('place.id', '=', 'screen.location_id'),
    )
    .select(['screen.id', 'screen.location_id', 'screen.shows_names', 'screen.read_at', 'place.name'])
    .where('screen.key_hash', '=', printOf(request.params['key'] ?? ''))
    .executeTakeFirst()
  if (!screen) return publicPageOf(context, request, { content: { name: 'missing', next: '' }, status: 404 })
  if (screen.read_at === null || now.getTime() - screen.read_at.getTime() > seenEvery)
    await db.updateTable('lobby_screens').set({ read_at: now }).where('id', '=', screen.id).execute()
  const zone = tenant.time_zone
  const days = lobbyDays(await slotsShown(context, screen.location_id, screen.shows_names), now, zone)
  return publicPageOf(context, request, { content: { name: 'lobby', days, place: screen.name, zone } })
}

/** What the screen of a hall shows to whoever passes by (A17): no session, and nothing but its secret address opens it. */
export const lobbyPage: ServerPage = {
  pattern: lobbyScreen.pattern,
  read: readLobby,
  writes: true,
  localeOf: (tenant) => settingsOf(tenant).languages[0],
}
