import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { mayBeLetIn, passageOutcome, trueInstant } from '@kxo/domain/attendance/door'
import type { Scan, ScanResult } from '@kxo/domain/attendance/door-contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { currentSlot } from '@kxo/domain/attendance/rules'
import { ProductError } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findRegistration } from '../../registrations/index.ts'
import { getSession, slotsOf } from '../queries.ts'
import { bearerOf, type Named, namedBy } from './bearer-of.ts'
import { type AtDoor, keepPassage, nameOf, passDoor } from './pass-door.ts'

/** Records what a device saw, in the order it happened; each passage is judged alone, and one sent before is answered as it was. */
export const recordScans: Verb<typeof attendanceContract.recordScans> = async (context, { params, body }) => {
  authorize(may.checkIn(context.actor))
  const session = await getSession(context.db, params.id)
  const event = { id: session.id, slots: await slotsOf(context.db, session.id) }
  const scans = body.scans
    .map((scan) => ({ ...scan, at: scan.is_offline ? trueInstant(scan.at, body.sent_at, context.now) : context.now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const named = await namesOf(context, scans)
  await lockAll(context, named)
  const results: ScanResult[] = []
  for (const [index, scan] of scans.entries()) results.push(await recordScan(context, event, scan, named[index]!, body.door ?? ''))
  return { results }
}

type Attempt<T> = { done: T } | { refused: ProductError }

/** A refusal answers one scan and leaves nothing of it behind; anything else stops them all. */
async function attempt<T>(context: Context, work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { done: await inSavepoint(context.transaction, work) }
  } catch (error) {
    if (error instanceof ProductError) return { refused: error }
    throw error
  }
}

async function namesOf(context: Context, scans: readonly Scan[]): Promise<Attempt<Named>[]> {
  const named: Attempt<Named>[] = []
  for (const { code, registration } of scans)
    named.push(
      registration === undefined
        ? await attempt(context, () => namedBy(context, code ?? ''))
        : { done: { registration_id: registration, rev: null } },
    )
  return named
}

/** Two devices that send the same people lock them in the same order. */
async function lockAll({ db }: Context, named: readonly Attempt<Named>[]): Promise<void> {
  const ids = named.flatMap((one) => ('done' in one ? [one.done.registration_id] : []))
  if (ids.length > 1) await db.selectFrom('registrations').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

async function recordScan(context: Context, event: AtDoor, scan: Scan, named: Attempt<Named>, door: string): Promise<ScanResult> {
  const before = await context.db.selectFrom('passages').select(['registration_id', 'outcome']).where('id', '=', scan.id).executeTakeFirst()
  if (before) return resultOf(context, scan, before.registration_id, passageOutcome.keyOf(before.outcome))
  if ('refused' in named) return resultOf(context, scan, null, 'refused', named.refused)
  const { registration_id } = named.done
  const passing = { id: scan.id, kind: scan.kind, at: scan.at, door, is_offline: scan.is_offline, reason: scan.reason ?? null }
  const passed = await attempt(context, async () => passDoor(context, event, await bearerOf(context, named.done), passing))
  if ('done' in passed) return resultOf(context, scan, registration_id, 'welcome')
  const { refused } = passed
  const outcome = refused.kind.code === attendanceErrors.alreadyIn.code ? 'again' : 'refused'
  // Let through by a device alone: kept for what it is, so that somebody sees to it.
  if (scan.is_offline && (await findRegistration(context.db, registration_id)))
    await keepPassage(context, event.id, registration_id, passing, {
      slot_id: currentSlot(event.slots, scan.at)?.id ?? null,
      outcome,
      ...(outcome === 'refused' && { refusal: refused.kind.code }),
    })
  return resultOf(context, scan, registration_id, outcome, refused)
}

async function resultOf(
  context: Context,
  { id }: Scan,
  registrationId: number | null,
  outcome: ScanResult['outcome'],
  refused?: ProductError,
): Promise<ScanResult> {
  const row = registrationId === null ? undefined : await findRegistration(context.db, registrationId)
  const status = row && registrationStatus.keyOf(row.status)
  return {
    id,
    outcome,
    person: row && status ? { registration: row.id, name: nameOf(row), company_name: row.company_name, status } : null,
    message: refused ? context.language.say(refused.kind, refused.values) : null,
    may_force:
      refused?.kind.code === attendanceErrors.notConfirmed.code &&
      status !== undefined &&
      mayBeLetIn(status) &&
      may.letInUnsettled(context.actor),
  }
}
