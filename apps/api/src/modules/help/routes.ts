import { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { helpContract } from '@kxo/domain/help/contract'
import { guideContract } from '@kxo/domain/help/guide-contract'
import { routes } from '../../platform/serve.ts'
import { answerSupport, listQueue, readQueued, readSupportFile } from './answer-support.ts'
import { addComplaint, changeComplaint, complaintChoices, listComplaints, readComplaint } from './complaints.ts'
import { changeDisplayedContact, readDisplayedContact } from './displayed-contact.ts'
import { addGuide, changeGuide, listGuides, rateGuide, readGuideFile, removeGuide, uploadGuide } from './guides.ts'
import { announce, endNotice } from './notices.ts'
import { printRegister } from './print-register.ts'
import { readServiceStatus } from './service-status.ts'
import { askSupport, attachToSupport, listRequests, moveSupport, readRequest, replyToSupport } from './support.ts'
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
} from './tutorials.ts'

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
