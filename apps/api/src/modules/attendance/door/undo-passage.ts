import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { passageKind, passageOutcome, undoAloneMs } from '@kxo/domain/attendance/door'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { changeStatus, lockRegistration } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { findSheetRow } from '../queries.ts'
import { enteredSources } from '../signing/slot-facts.ts'
import { atDoor, type Helper } from './at-door.ts'
import { countAway } from './count-away.ts'

/** Takes a passage back; without any other presence the registration is merely confirmed again (6 → 5). @throws 409 once signed or locked, 422 without a reason */
export const undoPassage: Verb<typeof attendanceContract.undoPassage> = async (context, { params, body }) => {
  authorize(may.checkIn(context.actor))
  return takeBackPassage(context, params.passage, body.reason ?? '')
}

/** The same for whoever may stand at the door; a helper at that of their event alone. @throws 404, 409, 422 */
export async function takeBackPassage(
  context: Context,
  id: string,
  reason: string,
  door: { event_id: number; helper: Helper } | null = null,
): Promise<{ done: true }> {
  const { db, actor, now } = context
  const passage = found(
    await standing(context)
      .where('id', '=', id)
      .$if(door !== null, (query) => query.where('event_id', '=', door?.event_id ?? 0))
      .selectAll()
      .executeTakeFirst(),
  )
  const isOwn = door ? passage.helper_id === door.helper.id : passage.recorded_by === actor.user_id && passage.helper_id === null
  const isAlone = isOwn && now.getTime() - passage.received_at.getTime() <= undoAloneMs
  if (!isAlone && reason === '') refuse(attendanceErrors.undoNeedsReason, {}, [{ field: 'reason', message: 'required' }])
  const sheet = await findSheetRow(db, passage.event_id)
  if (sheet?.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  const registration = found(await lockRegistration(db, passage.registration_id))
  await db
    .updateTable('passages')
    .set({ undone_at: now, undone_by: actor.user_id, undo_reason: reason })
    .where('id', '=', passage.id)
    .execute()
  if (passageKind.keyOf(passage.kind) === 'entry') await takeBackEntry(context, passage, registration, reason)
  await countAway(context, await atDoor(context, passage.event_id), passage.registration_id, passage.slot_id)
  await trace(context, {
    action: 'undo_checkin',
    event_id: passage.event_id,
    subject_id: passage.registration_id,
    info: [door?.helper.name, reason].filter(Boolean).join('\u00A0: ') || null,
    change: { at: passage.passed_at, door: passage.door },
  })
  return { done: true as const }
}

/** Passages that let somebody through and that nobody took back. */
const standing = ({ db }: Context) =>
  db.selectFrom('passages').where('undone_at', 'is', null).where('outcome', '=', passageOutcome.codeOf('welcome'))

type Entry = { event_id: number; registration_id: number; slot_id: number | null }

async function takeBackEntry(
  context: Context,
  { event_id, registration_id, slot_id }: Entry,
  registration: { id: number; status: number },
  reason: string,
) {
  const { db } = context
  const others = await standing(context)
    .select(['slot_id', 'passed_at', 'recorded_by'])
    .where('event_id', '=', event_id)
    .where('registration_id', '=', registration_id)
    .where('kind', '=', passageKind.codeOf('entry'))
    .orderBy('passed_at')
    .execute()
  if (slot_id !== null && !others.some((other) => other.slot_id === slot_id)) await forgetPresence(context, slot_id, registration_id)
  const first = others[0]
  const checked = { checked_in_at: first?.passed_at ?? null, checked_in_by: first?.recorded_by ?? null }
  const isStillSeen =
    first !== undefined ||
    (await db.selectFrom('presences').select('id').where('registration_id', '=', registration_id).executeTakeFirst()) !== undefined
  if (!isStillSeen && registrationStatus.keyOf(registration.status) === 'present')
    await changeStatus(context, registration, 'registered', reason || null, checked)
  else await db.updateTable('registrations').set(checked).where('id', '=', registration_id).execute()
}

/** @throws 409 when the half-day has been signed since */
async function forgetPresence({ db }: Context, slot_id: number, registration_id: number): Promise<void> {
  const signed = await db
    .selectFrom('signatures')
    .select('id')
    .where('slot_id', '=', slot_id)
    .where('registration_id', '=', registration_id)
    .executeTakeFirst()
  if (signed) refuse(attendanceErrors.alreadySigned)
  await db
    .deleteFrom('presences')
    .where('slot_id', '=', slot_id)
    .where('registration_id', '=', registration_id)
    .where('source', 'in', enteredSources)
    .execute()
}
