import type { meetingContract } from '@kxo/domain/attendance/meeting-contract'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { serveDocument } from '../../documents/index.ts'
import { meetingDocuments } from './meeting-documents.ts'
import { meetingFor } from './read-meeting.ts'

/** A document of the event, for whoever is of the meeting. @throws 403, 404 */
export const readMeetingDocument: Verb<typeof meetingContract.meetingDocument> = async (context, { params }) => {
  const { session } = await meetingFor(context, params.id)
  const document = found((await meetingDocuments(context, session)).find(({ id }) => id === params.document))
  return serveDocument(context, document.file_id, true)
}
