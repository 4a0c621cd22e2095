import { documentStatus } from '@kxo/domain/documents/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findRegistration, paysAlone } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { endAgreement } from '../jobs.ts'
import { statusOf } from '../present.ts'
import { lockAgreement } from '../queries.ts'
import { reject } from '../signing/refuse-signature.ts'

const open = ['created', 'toComplete', 'toSign'] as const

/**
 * Has the contracts of people given up whose registration was, or is for others to pay, unless they are concluded. By a job: whoever signs holds the
 * contract before the registration, and nobody waits for it the other way round.
 */
export async function endContracts(context: Context, registrations: readonly number[]): Promise<void> {
  const rows = await context.db
    .selectFrom('agreement_registrations as c')
    .innerJoin('agreements as a', (join) => join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.agreement_id'))
    .select(['a.id as agreement', 'c.registration_id as registration'])
    .where('c.registration_id', '=', sql<number>`any(${[...registrations]}::bigint[])`)
    .where('a.kind', '=', agreementKind.codeOf('individual'))
    .where('a.is_live', '=', true)
    .where('a.status', 'in', documentStatus.codesOf(...open))
    .execute()
  for (const row of rows) await context.enqueue(endAgreement, row)
}

/** Gives it up where its registration still calls for none; what was taken up again meanwhile keeps its contract. */
export async function endUnlessDue(
  context: Context,
  { agreement, registration }: { agreement: number; registration: number },
): Promise<void> {
  const row = await lockAgreement(context.db, agreement)
  if (!open.some((status) => status === statusOf(row))) return
  const covered = await findRegistration(context.db, registration)
  const isCancelled = covered === undefined || registrationStatus.keyOf(covered.status) === 'cancelled'
  if (!isCancelled && (await paysAlone(context.db, covered))) return
  const reason = context.language.say(isCancelled ? w.endedWithRegistration : w.endedWithPayer)
  await reject(context, row, reason)
  await trace(context, { action: 'cancel_agreement', event_id: row.event_id, user_id: row.user_id, subject_id: row.id, info: reason })
}
