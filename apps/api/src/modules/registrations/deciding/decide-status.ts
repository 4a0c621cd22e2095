import { refuse } from '@kxo/domain/kernel/errors'
import { type AbsenceReason, absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { confirm } from '../registering/advance.ts'
import { cancelRow } from './cancel.ts'
import { changeStatus } from './change-status.ts'
import { placesLeft } from './places-left.ts'

/** Any other change an administrator decides, with its reason; nobody signs for somebody else. */
export const decideStatus: Verb<typeof registrationsContract.changeStatus> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  const from = registrationStatus.keyOf(row.status)
  const { status: to, absence_reason, reason } = body
  if (to === 'signedIn')
    refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to: registrationStatus.labelOf(to) })
  if (to === 'cancelled') return presentRegistration(await cancelRow(context, row, reason))
  return presentRegistration(await moveRow(context, row, to, reason || null, to === 'absent' ? absence_reason : undefined))
}

/** Moves a registration where its team decides; one newly confirmed gets its ticket. */
export async function moveRow(
  context: Context,
  row: RegistrationRow,
  to: RegistrationStatus,
  reason: string | null,
  absence?: AbsenceReason,
): Promise<RegistrationRow> {
  const from = registrationStatus.keyOf(row.status)
  if (from === 'cancelled') await placesLeft(context, row.event_id)
  const changed = await changeStatus(context, row, to, reason, {
    ...(from === 'cancelled' && { ending: null, end_reason: null }),
    ...(absence && { absence_reason: absenceReason.codeOf(absence) }),
  })
  const isNewlyConfirmed = to === 'registered' && from !== 'present' && from !== 'absent'
  if (isNewlyConfirmed) await confirm(context, changed)
  return changed
}
