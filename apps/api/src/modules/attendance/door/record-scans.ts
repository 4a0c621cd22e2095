import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { mayBeLetIn, passageOutcome, trueInstant } from '@kxo/domain/attendance/door'
import type { Scan, ScanResult } from '@kxo/domain/attendance/door-contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { ProductError } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findRegistration } from '../../registrations/index.ts'
import { getSession, slotsOf } from '../queries.ts'
import { bearerOf, namedBy } from './bearer-of.ts'
import { type AtDoor, keepPassage, nameOf, passDoor } from './pass-door.ts'

/** Records what a device saw, in the order it happened; each passage is judged alone, and one sent before is answered as it was. */
export const recordScans: Verb<typeof attendanceContract.recordScans> = async (context, { params, body }) => {
  authorize(may.checkIn(context.actor))
  const session = await getSession(context.db, params.id)
  const event = { id: session.id, slots: await slotsOf(context.db, session.id) }
  const scans = body.scans
    .map((scan) => ({ ...scan, at: scan.is_offline ? trueInstant(scan.at, body.sent_at, context.now) : context.now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await lockAll(context, scans)
  const results: ScanResult[] = []
  for (const scan of scans) results.push(await recordScan(context, event, scan, body.door ?? ''))
  return { results }
}

/** Two devices that send the same people lock them in the same order. */
async function lockAll(context: Context, scans: readonly Scan[]): Promise<void> {
  const ids: number[] = []
  for (const { code, registration } of scans) {
    const id = registration ?? (await attempt(() => namedBy(context, code ?? ''))).done?.registration_id
    if (id !== undefined) ids.push(id)
  }
  if (ids.length > 1) await context.db.selectFrom('registrations').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** A refusal answers one scan; anything else stops them all. */
async function attempt<T>(work: () => Promise<T>): Promise<{ done?: T; refused?: ProductError }> {
  try {
    return { done: await work() }
  } catch (error) {
    if (error instanceof ProductError) return { refused: error }
    throw error
  }
}

async function recordScan(context: Context, event: AtDoor, scan: Scan, door: string): Promise<ScanResult> {
  const before = await context.db.selectFrom('passages').select(['registration_id', 'outcome']).where('id', '=', scan.id).executeTakeFirst()
  if (before) return resultOf(context, scan, before.registration_id, passageOutcome.keyOf(before.outcome))
  const passing = { id: scan.id, kind: scan.kind, at: scan.at, door, is_offline: scan.is_offline, reason: scan.reason ?? null }
  const named = await attempt(async () =>
    scan.registration === undefined ? namedBy(context, scan.code ?? '') : { registration_id: scan.registration, rev: null },
  )
  if (!named.done) return resultOf(context, scan, null, 'refused', named.refused)
  const { registration_id } = named.done
  const passed = await attempt(async () => passDoor(context, event, await bearerOf(context, named.done as never), passing))
  if (!passed.refused) return resultOf(context, scan, registration_id, 'welcome')
  const isAgain = passed.refused.kind.code === attendanceErrors.alreadyIn.code
  if (!isAgain && scan.is_offline && (await findRegistration(context.db, registration_id)))
    await keepPassage(context, event.id, registration_id, passing, { slot_id: null, outcome: 'refused', refusal: passed.refused.kind.code })
  return resultOf(context, scan, registration_id, isAgain ? 'again' : 'refused', passed.refused)
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
