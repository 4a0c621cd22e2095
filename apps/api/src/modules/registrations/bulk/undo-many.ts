import { refuse } from '@kxo/domain/kernel/errors'
import { undoHours } from '@kxo/domain/registrations/bulk/bulk-acts'
import type { registrationBulkContract } from '@kxo/domain/registrations/bulk/bulk-contract'
import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome } from '../../../platform/lists/bulk-outcome.ts'
import { moveRow } from '../deciding/decide-status.ts'
import { placesLeftByEvent } from '../deciding/places-left.ts'
import { selectRegistrations } from '../queries.ts'
import { type LeftRegistration, nameIn } from './named-registration.ts'

const cancelled = registrationStatus.codeOf('cancelled')
type Contract = typeof registrationBulkContract
type Change = { status?: [number, number] }

/** Brings back the registrations one's own act ended, each to where it stood, as long as places remain. @throws 409 when there is nothing to undo */
async function bringBack(context: Context, undo: string, event: number | undefined) {
  const { db, actor, now, language } = context
  authorize(may.follow(actor))
  let traces = db
    .selectFrom('traces')
    .select(['subject_id', 'change'])
    .where('action', '=', 'change-registration')
    .where('user_id', '=', actor.user_id)
    .where('request_id', '=', undo)
    .where('at', '>', new Date(now.getTime() - undoHours * 3_600_000))
  if (event !== undefined) traces = traces.where('event_id', '=', event)
  const former = new Map<number, number>()
  for (const { subject_id, change } of await traces.execute()) {
    const [before, after] = (change as Change | null)?.status ?? []
    if (subject_id !== null && before !== undefined && after === cancelled) former.set(subject_id, before)
  }
  if (former.size === 0) return refuse(registrationErrors.nothingToUndo, { hours: undoHours })
  const rows = await selectRegistrations(db)
    .where('registrations.id', 'in', [...former.keys()])
    .orderBy('registrations.id')
    .forUpdate('registrations')
    .execute()
  const left: LeftRegistration[] = []
  const places = await placesLeftByEvent(context, rows)
  let restored = 0
  for (const row of rows) {
    const to = registrationStatus.keyOf(former.get(row.id) ?? cancelled)
    const free = places.get(row.event_id) ?? 0
    const why = row.status !== cancelled ? w.changedSince : to === 'invited' ? w.wasInvited : free <= 0 ? w.noPlace : undefined
    if (why) {
      left.push({ row, name: nameIn(event, row), reason: language.say(why) })
      continue
    }
    const back = await moveRow(context, row, 'pending', language.say(w.undo))
    if (to !== 'pending') await moveRow(context, back, to, language.say(w.undo))
    places.set(row.event_id, free - 1)
    restored += 1
  }
  return bulkOutcome(restored, left)
}

export const undoMany: Verb<Contract['undoMany']> = (context, { params, body }) => bringBack(context, body.undo, params.id)
export const undoAcross: Verb<Contract['undoAcross']> = (context, { body }) => bringBack(context, body.undo, undefined)
