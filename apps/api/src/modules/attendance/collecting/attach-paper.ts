import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { getSession, getSlot, isConfirmedPartner } from '../queries.ts'
import { regulariseOnPaper } from '../signing/mark-presence.ts'
import { signingOfEvent } from './settings.ts'

/** Keeps the scan of a paper sheet, and records under it the presence of those whose hand it shows. */
export const attachPaper: Verb<typeof attendanceContract.attachPaper> = async (context, { params, query, file }) => {
  const { db, actor, language } = context
  const slot = await getSlot(db, params.slot)
  authorize(may.mark(actor, { is_partner: await isConfirmedPartner(db, slot.event_id, actor.user_id) }))
  const { means } = await signingOfEvent(context, slot.event_id)
  if (!means.includes('paper')) refuse(attendanceErrors.meansClosed)
  const session = await getSession(db, slot.event_id)
  const registrations = [...new Set(query.registrations)].toSorted((a, b) => a - b)
  for (const registration of registrations) await regulariseOnPaper(context, slot.id, registration)
  const { id: file_id } = await keepReceived(context, file)
  const document = await addDocument(context, {
    category: 'presence',
    name: language.say(attendanceWords.paperName, { title: session.title, at: slot.start_at }),
    file_id,
    restriction: 'restrictedPartners',
    status: 'validated',
    event_id: slot.event_id,
  })
  await db
    .updateTable('presences')
    .set({ document_id: document })
    .where('slot_id', '=', slot.id)
    .where('registration_id', 'in', registrations)
    .execute()
  await trace(context, {
    action: 'attach_paper_sheet',
    event_id: slot.event_id,
    subject_id: slot.id,
    change: { document, registrations },
  })
  return { count: registrations.length }
}
