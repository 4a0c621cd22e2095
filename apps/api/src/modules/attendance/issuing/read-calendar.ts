import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findRegistration } from '../../registrations/index.ts'
import { calendarOf } from '../calendar-of.ts'
import { calendarFile } from './calendar-file.ts'

/** The appointment of a registration, under the uids its ticket is mailed with: a calendar that has both shows one. @throws 404 once given up, or of somebody else */
export const readCalendar: Verb<typeof attendanceContract.calendar> = async (context, { params }) => {
  const row = found(await findRegistration(context.db, params.id))
  if (!may.read(context.actor, row) || registrationStatus.keyOf(row.status) === 'cancelled') refuse(kernelErrors.notFound)
  const facts = await calendarOf(context, row)
  return { content_type: 'text/calendar; charset=utf-8', name: `${facts.title}.ics`, body: calendarFile(facts) }
}
