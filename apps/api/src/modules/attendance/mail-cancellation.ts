import type { Context } from '../../platform/context.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import { recordFile } from '../../platform/files/keep-file.ts'
import type { JobSetting } from '../../platform/work/job-handler.ts'
import { storeFile } from '../documents/index.ts'
import { findRegistration, writeToGuest } from '../registrations/index.ts'
import { calendarOf } from './calendar-of.ts'
import { calendarFile } from './issuing/calendar-file.ts'
import { findTicket } from './issuing/read-ticket.ts'
import { getSession } from './queries.ts'
import { whenAndWhere } from './when-and-where.ts'

const type = 'text/calendar; charset=utf-8; method=CANCEL'

/** Tells a person that their event is cancelled; whoever holds a ticket receives the calendar file that takes the appointment away (EXT-01). */
export async function sendCancellation(
  { services, tenant, contextIn }: JobSetting,
  { registration_id, reason }: { registration_id: number; reason: string },
): Promise<void> {
  const read = await withTenant(services.database, tenant.id, (transaction) => readCalendar(contextIn(transaction), registration_id), {
    readOnly: true,
  })
  const dated =
    read && (await storeFile(services, tenant.id, { name: `${read.title}.ics`, content_type: type, bytes: calendarFile(read, true) }))
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await findRegistration(context.db, registration_id)
    if (!row) return
    const session = await getSession(context.db, row.event_id)
    const values = whenAndWhere(context, session, row.language as 'fr' | 'en')
    const attachments = dated ? [{ name: dated.name, content_type: type, file_id: await recordFile(context, dated) }] : []
    await writeToGuest(context, 'cancel_event', row, { reason, attachments, values })
  })
}

async function readCalendar(context: Context, registration_id: number) {
  const row = await findRegistration(context.db, registration_id)
  return row && (await findTicket(context, registration_id)) ? calendarOf(context, row) : undefined
}
