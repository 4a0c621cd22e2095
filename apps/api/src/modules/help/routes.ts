import { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { helpContract } from '@kxo/domain/help/contract'
import { guideContract } from '@kxo/domain/help/guide-contract'
import { routes } from '../../platform/http/serve.ts'
import { addComplaint, changeComplaint, complaintChoices, listComplaints, readComplaint } from './complaints/complaints.ts'
import { printRegister } from './complaints/print-register.ts'
import { addGuide, changeGuide, listGuides, rateGuide, readGuideFile, removeGuide, uploadGuide } from './guides/guides.ts'
import {
  addTutorial,
  changeTutorial,
  listDocumentFiles,
  listTutorials,
  readFilm,
  readVideoUrl,
  removeTutorial,
  seeTutorial,
  uploadTutorialCaptions,
  uploadTutorialFilm,
} from './guides/tutorials.ts'
import { announce, endNotice } from './notices/notices.ts'
import { readServiceStatus } from './notices/service-status.ts'
import { answerSupport, listQueue, readQueued, readSupportFile } from './support/answer-support.ts'
import { changeDisplayedContact, readDisplayedContact } from './support/displayed-contact.ts'
import { askSupport, attachToSupport, listRequests, moveSupport, readRequest, replyToSupport } from './support/support.ts'

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
  service: readServiceStatus,
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
  register: printRegister,
})

export const guideRoutes = routes(guideContract, {
  guides: listGuides,
  addGuide,
  changeGuide,
  removeGuide,
  uploadGuide,
  guideFile: readGuideFile,
  rate: rateGuide,
  tutorials: listTutorials,
  see: seeTutorial,
  film: readFilm,
  addTutorial,
  changeTutorial,
  removeTutorial,
  uploadFilm: uploadTutorialFilm,
  uploadCaptions: uploadTutorialCaptions,
  documentFiles: listDocumentFiles,
  videoUrl: readVideoUrl,
})
