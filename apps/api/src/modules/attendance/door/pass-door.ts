import { mayBeLetIn, passageKind, passageOutcome, refusalAtDoor } from '@kxo/domain/attendance/door'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { currentSlot } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import type { KeyOf } from '@kxo/domain/kernel/catalogue'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { attends, changeStatus } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { enterSlot } from '../passes/enter-slot.ts'
import { findSheetRow, getSession, type SlotRow } from '../queries.ts'
import type { PresenceSource } from '../signing/slot-facts.ts'
import type { Bearer, DoorRow } from './bearer-of.ts'
import { countAway } from './count-away.ts'
/** A passage about to be judged: `reason` lets in somebody who has still to pay or to be validated. */
export type Passing = {
  id: string
  kind: KeyOf<typeof passageKind>
  at: Date
  door: string
  is_offline: boolean
  reason: string | null
}
/** The event of a door, what an entry there is worth, and who stands at it when they have no account. */
export type AtDoor = { id: number; slots: readonly SlotRow[]; helper: Helper | null; source: 'checkin' | 'entry'; counts_exits: boolean }
export type Helper = { id: number; name: string }
export type Passed = { slot_id: number | null; row: DoorRow }

export const nameOf = (row: Pick<DoorRow, 'first_name' | 'last_name'>): string => `${row.first_name} ${row.last_name}`

/** @throws 404, 409 saying why the bearer of a code stays outside */
export async function admitted(
  context: Context,
  { row, scanned_rev }: Bearer,
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

type Last = { id: string; kind: number; passed_at: Date; recorded_by: number | null; helper_name: string | null; slot_id: number | null }

/** The passage of a person that counts now: the latest that nobody took back. */
const lastOf = (context: Context, eventId: number, registrationId: number): Promise<Last | undefined> =>
  context.db
    .selectFrom('passages')
    .leftJoin('door_helpers as helper', (join) =>
      join.onRef('helper.tenant_id', '=', 'passages.tenant_id').onRef('helper.id', '=', 'passages.helper_id'),
    )
    .select(['passages.id', 'kind', 'passed_at', 'recorded_by', 'slot_id', 'helper.name as helper_name'])
    .where('passages.event_id', '=', eventId)
    .where('registration_id', '=', registrationId)
    .where('undone_at', 'is', null)
    .where('outcome', '=', passageOutcome.codeOf('welcome'))
    .orderBy('passed_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Records a passage of a locked registration. The first entry of a half-day wins, by the true instant of its scan, and the next is told so;
 * after an exit one enters again.
 * @throws 409 for a second entry, an exit of somebody who is not inside, a locked sheet
 */
export async function passDoor(context: Context, event: AtDoor, bearer: Bearer, passing: Passing): Promise<Passed> {
  const { db } = context
  const { id } = bearer.row
  const [isExpected, sheet, last] = await Promise.all([
    // Most doors are those of the event one registered for: nothing to look up.
    bearer.row.event_id === event.id || attends(db, id, event.id),
    findSheetRow(db, event.id),
    lastOf(context, event.id, id),
  ])
  const registration = await admitted(context, bearer, event.id, passing.reason, isExpected)
  if (sheet?.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
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
  const [row] = await Promise.all([
    markPresent(context, registration, first),
    keepPassage(context, event, registration.id, passing, { slot_id }),
    trace(context, {
      action: 'checkin',
      event_id: event.id,
      subject_id: registration.id,
      info: event.helper?.name ?? null,
      change: { slot: slot_id, door: passing.door, at: passing.at },
    }),
  ])
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

/** Writes a passage, as it was seen. */
export async function keepPassage(
  { db, actor, now }: Context,
  { id: event_id, helper }: AtDoor,
  registration_id: number,
  { id, kind, at, door, is_offline }: Passing,
  { slot_id, outcome = 'welcome', refusal }: Outcome,
): Promise<void> {
  await db
    .insertInto('passages')
    .values({
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
    .execute()
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
