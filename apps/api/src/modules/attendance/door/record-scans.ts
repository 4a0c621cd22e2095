import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { mayBeLetIn, passageOutcome, trueInstant } from '@kxo/domain/attendance/door'
import type { Scan, ScanResult, Scans } from '@kxo/domain/attendance/door-contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { currentSlot } from '@kxo/domain/attendance/rules'
import { ProductError } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findRegistration } from '../../registrations/index.ts'
import { type AtDoor, atDoor, type Helper } from './at-door.ts'
import { bearerOf, type DoorRow, type Named, namedBy } from './bearer-of.ts'
import { keepPassage, nameOf, passDoor } from './pass-door.ts'

/** Records what a device saw, in the order it happened; each passage is judged alone, and one sent before is answered as it was. */
export const recordScans: Verb<typeof attendanceContract.recordScans> = async (context, { params, body }) => {
  authorize(may.checkIn(context.actor))
  return recordScansAt(context, params.id, body)
}

/** The same of whoever may stand at the door. @throws 404 */
export async function recordScansAt(
  context: Context,
  eventId: number,
  body: Scans,
  helper: Helper | null = null,
): Promise<{ results: ScanResult[] }> {
  const scans = body.scans
    .map((scan) => ({ ...scan, at: scan.is_offline ? trueInstant(scan.at, body.sent_at, context.now) : context.now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [event, known, named] = await Promise.all([
    atDoor(context, eventId, helper),
    knownOf(context, body.scans),
    namesOf(context, eventId, scans),
  ])
  await lockAll(context, named)
  const results: ScanResult[] = []
  for (const [index, scan] of scans.entries())
    results.push(await recordScan(context, event, scan, named[index]!, { door: body.door ?? '', known }))
  return { results }
}

type Known = Map<string, { registration_id: number; outcome: number }>
/** Passages sent before, by their numbers. */
async function knownOf({ db }: Context, scans: readonly Scan[]): Promise<Known> {
  const ids = scans.map(({ id }) => id)
  const rows = await db.selectFrom('passages').select(['id', 'registration_id', 'outcome']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Attempt<T> = { done: T } | { refused: ProductError }

/** A refusal answers one scan and leaves nothing of it behind; anything else stops them all. Only who is let in for a reason changes before the rest is judged. */
const attempt = <T>(context: Context, { reason }: Scan, work: () => Promise<T>): Promise<Attempt<T>> =>
  judged(() => (reason ? inSavepoint(context.transaction, work) : work()))

async function judged<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { done: await work() }
  } catch (error) {
    if (error instanceof ProductError) return { refused: error }
    throw error
  }
}

async function namesOf(context: Context, eventId: number, scans: readonly Scan[]): Promise<Attempt<Named>[]> {
  const named: Attempt<Named>[] = []
  for (const { code, registration } of scans)
    named.push(
      registration === undefined
        ? // Only read, it leaves nothing to take back.
          await judged(() => namedBy(context, eventId, code ?? '', { isAlone: scans.length === 1 }))
        : { done: { registration_id: registration, rev: null } },
    )
  return named
}

/** Two devices that send the same people lock them in the same order. */
async function lockAll({ db }: Context, named: readonly Attempt<Named>[]): Promise<void> {
  const ids = named.flatMap((one) => ('done' in one ? [one.done.registration_id] : []))
  if (ids.length > 1) await db.selectFrom('registrations').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

type Here = { door: string; known: Known }
/** Judges one passage and answers it, keeping what a device let through alone. */
export async function recordScan(
  context: Context,
  event: AtDoor,
  scan: Scan,
  named: Attempt<Named>,
  { door, known }: Here,
): Promise<ScanResult> {
  const before = known.get(scan.id)
  if (before) return resultOf(context, scan, before.registration_id, passageOutcome.keyOf(before.outcome))
  if ('refused' in named) return resultOf(context, scan, null, 'refused', named.refused)
  const { registration_id } = named.done
  const passing = { id: scan.id, kind: scan.kind, at: scan.at, door, is_offline: scan.is_offline, reason: scan.reason ?? null }
  const passed = await attempt(context, scan, async () => passDoor(context, event, await bearerOf(context, event.id, named.done), passing))
  if ('done' in passed) {
    known.set(scan.id, { registration_id, outcome: passageOutcome.codeOf('welcome') })
    return presentResult(context, scan, passed.done.row, 'welcome')
  }
  const { refused } = passed
  const outcome = refused.kind.code === attendanceErrors.alreadyIn.code ? 'again' : 'refused'
  // Let through by a device alone: kept for what it is, so that somebody sees to it.
  if (scan.is_offline && (await findRegistration(context.db, registration_id)))
    await keepPassage(context, event, registration_id, passing, {
      slot_id: currentSlot(event.slots, scan.at)?.id ?? null,
      outcome,
      ...(outcome === 'refused' && { refusal: refused.kind.code }),
    })
  return resultOf(context, scan, registration_id, outcome, refused)
}

async function resultOf(
  context: Context,
  scan: Scan,
  registrationId: number | null,
  outcome: ScanResult['outcome'],
  refused?: ProductError,
): Promise<ScanResult> {
  const row = registrationId === null ? undefined : await findRegistration(context.db, registrationId)
  return presentResult(context, scan, row, outcome, refused)
}

function presentResult(
  context: Context,
  { id }: Scan,
  row: Pick<DoorRow, 'id' | 'status' | 'first_name' | 'last_name' | 'company_name'> | undefined,
  outcome: ScanResult['outcome'],
  refused?: ProductError,
): ScanResult {
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
