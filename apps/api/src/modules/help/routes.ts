import { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { helpContract } from '@kxo/domain/help/contract'
import { routes } from '../../platform/serve.ts'
import { answerSupport, listQueue, readQueued, readSupportFile } from './answer-support.ts'
import { addComplaint, changeComplaint, complaintChoices, listComplaints, readComplaint } from './complaints.ts'
import { changeDisplayedContact, readDisplayedContact } from './displayed-contact.ts'
import { announce, endNotice, readService } from './service.ts'
import { askSupport, attachToSupport, listRequests, moveSupport, readRequest, replyToSupport } from './support.ts'

export const helpRoutes = routes(helpContract, {
  requests: listRequests,
  ask: askSupport,
  request: readRequest,
  reply: replyToSupport,
  move: moveSupport,
  attach: attachToSupport,
  file: readSupportFile,
  queue: listQueue,
  queued: readQueued,
  answer: answerSupport,
  service: readService,
  announce,
  endNotice,
  contact: readDisplayedContact,
  changeContact: changeDisplayedContact,
})

export const complaintsRoutes = routes(complaintsContract, {
  complaints: listComplaints,
  complaint: readComplaint,
  addComplaint,
  changeComplaint,
  complaintChoices,
})
