import { mayBeLetIn, passageKind, passageOutcome, refusalAtDoor } from '@kxo/domain/attendance/door'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { currentSlot } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import type { KeyOf } from '@kxo/domain/kernel/catalogue'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { attends, changeStatus } from '../../registrations/index.ts'
import { traceEach } from '../../traces/index.ts'
import { enterSlot } from '../passes/enter-slot.ts'
import { getSession } from '../queries.ts'
import type { PresenceSource } from '../signing/slot-facts.ts'
import type { AtDoor } from './at-door.ts'
import type { Bearer, DoorRow } from './bearer-of.ts'
import { countAway } from './count-away.ts'
import type { Last } from './standing-of.ts'
/** A passage about to be judged: `reason` lets in somebody who has still to pay or to be validated. */
export type Passing = {
  id: string
  kind: KeyOf<typeof passageKind>
  at: Date
  door: string
  is_offline: boolean
  reason: string | null
}
export type Passed = { slot_id: number | null; row: DoorRow }

export const nameOf = (row: Pick<DoorRow, 'first_name' | 'last_name'>): string => `${row.first_name} ${row.last_name}`

/** @throws 404, 409 saying why the bearer of a code stays outside */
export async function admitted(
  context: Context,
  { row, scanned_rev }: Pick<Bearer, 'row' | 'scanned_rev'>,
  eventId: number,
  reason: string | null,
  isExpected: boolean,
): Promise<DoorRow> {
  const name = nameOf(row)
  const status = registrationStatus.keyOf(row.status)
  if (!isExpected) refuse(attendanceErrors.otherEvent, { title: (await getSession(context.db, row.event_id)).title })
  const refusal = refusalAtDoor({ status, pass_rev: row.pass_rev }, scanned_rev)
  if (refusal === undefined) return row
  if (refusal === 'notConfirmed' && reason && mayBeLetIn(status) && may.letInUnsettled(context.actor))
    return changeStatus(context, row, 'registered', reason)
  return refuse(attendanceErrors[refusal], { name, status: registrationStatus.labelOf(status) })
}

/**
 * Records a passage of a locked registration. The first entry of a half-day wins, by the true instant of its scan, and the next is told so;
 * after an exit one enters again.
 * @throws 409 for a second entry, an exit of somebody who is not inside, a locked sheet
 */
export async function passDoor(context: Context, event: AtDoor, bearer: Bearer, passing: Passing): Promise<Passed> {
  const { db } = context
  const { id, event_id } = bearer.row
  const { locked_at, last } = bearer.standing
  // Most doors are those of the event one registered for: nothing to look up.
  const isExpected = event_id === event.id || (await attends(db, id, event.id))
  const registration = await admitted(context, bearer, event.id, passing.reason, isExpected)
  if (locked_at) refuse(attendanceErrors.sheetLocked, { at: locked_at })
  const slot_id = currentSlot(event.slots, passing.at)?.id ?? null
  if (passing.kind === 'exit') {
    if (last === undefined || passageKind.keyOf(last.kind) === 'exit') refuse(attendanceErrors.notInside, { name: nameOf(registration) })
    await keepPassage(context, event, registration.id, passing, { slot_id })
    await countAway(context, event, registration.id, slot_id)
    return { slot_id, row: registration }
  }
  const isBack = last !== undefined && passageKind.keyOf(last.kind) === 'exit'
  const isFirst = await isFirstEntry(context, registration, passing, slot_id, event.source)
  const isEarlier = last !== undefined && !isBack && passing.is_offline && last.slot_id === slot_id && passing.at < last.passed_at
  if (isEarlier) await setAside(context, last, registration.id, passing.at)
  if (!isFirst && !isBack && !isEarlier) refuse(attendanceErrors.alreadyIn, await firstEntry(context, registration, last, slot_id))
  const first = {
    checked_in_at: isEarlier ? passing.at : (registration.checked_in_at ?? passing.at),
    checked_in_by: isEarlier ? context.actor.user_id : (registration.checked_in_by ?? context.actor.user_id),
  }
  const [row] = await Promise.all([markPresent(context, registration, first), keepEntry(context, event, registration.id, passing, slot_id)])
  if (isBack) await countAway(context, event, registration.id, slot_id)
  return { slot_id, row }
}

/** Somebody who was expected is present from their first entry on; others keep where they stand. */
async function markPresent(context: Context, row: DoorRow, first: Pick<DoorRow, 'checked_in_at' | 'checked_in_by'>): Promise<DoorRow> {
  const from = registrationStatus.keyOf(row.status)
  if (from === 'registered' || from === 'absent') return changeStatus(context, row, 'present', null, first)
  await context.db.updateTable('registrations').set(first).where('id', '=', row.id).execute()
  return { ...row, ...first }
}

/** Whether this is the first entry of the half-day, or of the event where it has none. */
const isFirstEntry = async (
  context: Context,
  row: DoorRow,
  { at }: Passing,
  slot_id: number | null,
  source: PresenceSource,
): Promise<boolean> => (slot_id === null ? row.checked_in_at === null : await enterSlot(context, slot_id, row.id, source, at))

/** A scan without the network turns out to have come first: the one recorded before it was the second. */
async function setAside({ db, actor }: Context, { id, slot_id }: Last, registration_id: number, at: Date): Promise<void> {
  await db
    .updateTable('passages')
    .set({ outcome: passageOutcome.codeOf('again') })
    .where('id', '=', id)
    .execute()
  if (slot_id === null) return
  await db
    .updateTable('presences')
    .set({ recorded_at: at, recorded_by: actor.user_id })
    .where('slot_id', '=', slot_id)
    .where('registration_id', '=', registration_id)
    .where('source', 'in', ['checkin', 'entry'] satisfies PresenceSource[])
    .execute()
}

type Outcome = { slot_id: number | null; outcome?: KeyOf<typeof passageOutcome>; refusal?: string }

/** A passage to write, as it was seen. */
const passageOf = (
  { db, actor, now }: Context,
  { id: event_id, helper }: AtDoor,
  registration_id: number,
  { id, kind, at, door, is_offline }: Passing,
  { slot_id, outcome = 'welcome', refusal }: Outcome,
) =>
  db.insertInto('passages').values({
    id,
    event_id,
    registration_id,
    slot_id,
    kind: passageKind.codeOf(kind),
    outcome: passageOutcome.codeOf(outcome),
    refusal: refusal ?? null,
    passed_at: at,
    received_at: now,
    is_offline,
    door,
    recorded_by: actor.user_id,
    helper_id: helper?.id ?? null,
  })

/** Writes a passage. */
export async function keepPassage(
  context: Context,
  event: AtDoor,
  registrationId: number,
  passing: Passing,
  outcome: Outcome,
): Promise<void> {
  await passageOf(context, event, registrationId, passing, outcome).execute()
}

/** Writes an entry and its trace, in one statement. */
async function keepEntry(context: Context, event: AtDoor, registrationId: number, passing: Passing, slot_id: number | null): Promise<void> {
  const passed = passageOf(context, event, registrationId, passing, { slot_id }).returning(['event_id', 'registration_id'])
  const { door, at } = passing
  const traced = traceEach(
    context,
    { action: 'checkin', info: event.helper?.name ?? null },
    {
      event_id: sql`event_id`,
      subject_id: sql`registration_id`,
      change: sql`${JSON.stringify({ slot: slot_id, door, at })}::jsonb`,
    },
    sql`passed`,
  )
  await sql`with passed as (${passed}) ${traced}`.execute(context.db)
}

/** Who let somebody in, and when: said to whoever scans again. */
async function firstEntry(context: Context, row: DoorRow, last: Last | undefined, slot_id: number | null) {
  const presence =
    last || slot_id === null
      ? undefined
      : await context.db
          .selectFrom('presences')
          .select(['recorded_at', 'recorded_by'])
          .where('slot_id', '=', slot_id)
          .where('registration_id', '=', row.id)
          .executeTakeFirst()
  return {
    name: nameOf(row),
    at: last?.passed_at ?? presence?.recorded_at ?? row.checked_in_at ?? context.now,
    by: last?.helper_name ?? (await recorderName(context, last ? last.recorded_by : presence ? presence.recorded_by : row.checked_in_by)),
  }
}

export async function recorderName({ db, language }: Context, userId: number | null): Promise<string> {
  const user =
    userId === null
      ? undefined
      : await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst()
  return user ? `${user.first_name} ${user.last_name}` : language.say(attendanceWords.product)
}
