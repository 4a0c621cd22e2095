import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { lockableAt } from '@kxo/domain/attendance/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findSheetRow, getSession } from '../queries.ts'
import { isMissing, type Standing, standingOf } from './missing-people.ts'

/** Who came and who did not, as what is recorded says now. */
export const showClosing: Verb<typeof attendanceContract.closing> = async (context, { params }) => {
  authorize(may.checkIn(context.actor))
  const { id } = await getSession(context.db, params.id)
  const { slots, over, standing } = await standingOf(context, id)
  const sheet = await findSheetRow(context.db, id)
  const hasSlots = slots.length > 0
  return {
    expected: standing.length,
    came: standing.filter(({ hasCome }) => hasCome).length,
    half_days: hasSlots ? over.length : null,
    missing: standing.filter((one) => isMissing(one, hasSlots)).map((one) => ({ ...personOf(one), half_days: one.empty.length })),
    absent: standing.filter(({ status }) => registrationStatus.keyOf(status) === 'absent').map(personOf),
    locked_at: sheet?.locked_at ?? null,
    lockable_at: lockableAt(slots),
  }
}

const personOf = ({ id, name, company_name }: Standing) => ({ registration: id, name, company_name })
