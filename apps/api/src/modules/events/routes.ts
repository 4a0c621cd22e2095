import { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventCopyContract } from '@kxo/domain/events/bulk/copy-contract'
import { eventEndingContract } from '@kxo/domain/events/bulk/ending-contract'
import { eventShiftContract } from '@kxo/domain/events/bulk/shift-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { eventFormsContract } from '@kxo/domain/events/forms/event-forms-contract'
import { handoutsContract } from '@kxo/domain/events/handouts/handouts-contract'
import { paperListsContract } from '@kxo/domain/events/papers/paper-lists-contract'
import { requestedPapersContract } from '@kxo/domain/events/papers/requested-papers-contract'
import { pathContract } from '@kxo/domain/events/path/path-contract'
import { may } from '@kxo/domain/events/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { isAdministrator, isConsultant, isSignedInFully } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { usageOf } from '../tenants/index.ts'
import { addActivity, changeActivity } from './activities/change-activity.ts'
import { readActivities } from './activities/read-activities.ts'
import { actOnMany, previewMany } from './bulk/act-on-many.ts'
import { chosenMany } from './bulk/choose-events.ts'
import { copyMany, previewCopies } from './bulk/copy-many.ts'
import { cancelMany, previewCancellations, previewRemovals, removeMany } from './bulk/end-many.ts'
import { previewShift, shiftMany } from './bulk/shift-many.ts'
import { undoMany } from './bulk/undo-many.ts'
import { drawQr } from './catalogue/draw-qr.ts'
import { listEvents, listPublicEvents, readFacets } from './catalogue/list-events.ts'
import { previewPage } from './catalogue/preview.ts'
import { duplicate, updateNewEventData } from './copying/duplicate.ts'
import { createEvent } from './create-event.ts'
import { changeQualification, countMeeting, tryCriteria } from './criteria/change-qualification.ts'
import { readReviewers } from './criteria/reviewers.ts'
import { cancelEvent, previewCancellation } from './ending/cancel-event.ts'
import { archiveEvent, closeEvent, reopenEvent, unarchiveEvent } from './ending/close-event.ts'
import { confirmEvent } from './ending/confirm-event.ts'
import { postpone, previewPostponement } from './ending/postpone.ts'
import { previewDeletion, removeEvent } from './ending/remove-event.ts'
import { askForm, changeRequestedForm, listEventForms, retireRequestedForm } from './forms/event-forms.ts'
import { changeHandout, giveOut, giveOwnHandout, withdrawHandout, withdrawOwnHandout } from './handouts/give-out.ts'
import { listHandouts, listOwnHandouts, readOwnHandout } from './handouts/read-handouts.ts'
import { readNotice, tellHandout } from './handouts/tell-readers.ts'
import { previewNotice, sendNotice } from './notice/send-notice.ts'
import { keepPaperList, listPaperLists, removePaperList, takePaperList } from './papers/paper-lists.ts'
import { askPaper, changeRequestedPaper, listRequestedPapers, retireRequestedPaper } from './papers/requested-papers.ts'
import { finishStep, readOwnPath } from './path/follow-path.ts'
import { readPath, setPath } from './path/set-path.ts'
import { presentRecord } from './present.ts'
import { cropImage } from './presentation/crop-image.ts'
import { readPageVersions } from './presentation/page-versions.ts'
import { addPicture, changeImage, removeImage, setImage } from './presentation/set-image.ts'
import { readReach } from './publishing/reach.ts'
import { readEvent, readField, readPublicEvent, readPublicEventByUrl, readQuizzes, readRecord, readSlots } from './read-event.ts'
import { extendSeries, previewExtension } from './series/extend-series.ts'
import { readSeries } from './series/read-series.ts'
import { previewSeries, repeat } from './series/repeat.ts'
import { changeEvent } from './steps/change-event.ts'
import { changeRegistration } from './steps/change-registration.ts'
import { changePage, changePricing, changePublication, changeThumbnail } from './steps/change-steps.ts'
import { delegateStep } from './steps/delegate-step.ts'
import { addSlot, changeSlot, removeSlot } from './steps/plan-slots.ts'
import { publish, unpublish } from './steps/publish.ts'
import { printSyllabus } from './syllabus/print-syllabus.ts'

const eventRoutes = routes(eventsContract, {
  list: listEvents,
  create: async (context, { body }) => presentRecord(context.db, await createEvent(context, body), context.now),
  get: readEvent,
  record: readRecord,
  change: changeEvent,
  remove: removeEvent,
  changeThumbnail,
  changePage,
  pageVersions: readPageVersions,
  previewNotice,
  sendNotice,
  previewPage,
  syllabus: printSyllabus,
  setImage,
  changeImage,
  cropImage,
  removeImage,
  addPicture,
  changePricing,
  changeRegistration,
  changePublication,
  changeQualification,
  reviewers: readReviewers,
  countMeeting,
  tryCriteria,
  reach: readReach,
  publish,
  unpublish,
  duplicate,
  updateNewEventData,
  previewDeletion,
  previewCancellation,
  cancelEvent,
  previewPostponement,
  postpone,
  confirmEvent,
  closeEvent,
  reopenEvent,
  archiveEvent,
  unarchiveEvent,
  activities: readActivities,
  addActivity,
  changeActivity,
  delegateStep,
  series: readSeries,
  previewSeries,
  previewExtension,
  extendSeries,
  repeat,
  slots: readSlots,
  addSlot,
  changeSlot,
  removeSlot,
  publicList: listPublicEvents,
  facets: readFacets,
  publicGet: readPublicEvent,
  publicGetByUrl: readPublicEventByUrl,
  field: readField,
  quizzes: readQuizzes,
  qr: drawQr,
  plan: (context) => {
    authorize(may.readEvents(context.actor))
    return usageOf(context, 'events')
  },
  responsibles: async ({ actor, db }) => {
    authorize(isAdministrator(actor) || isConsultant(actor) || (isSignedInFully(actor) && actor.has_tasks))
    return db
      .selectFrom('users')
      .select(['id', sql<string>`first_name || ' ' || last_name`.as('full_name')])
      .where((eb) => eb.or([eb('is_admin', '=', true), eb('has_tasks', '=', true)]))
      .where('status', '<>', accountStatus.codeOf('deleted'))
      .orderBy('last_name')
      .orderBy('first_name')
      .execute()
  },
})

const bulkRoutes = routes(eventBulkContract, {
  previewMany,
  actOnMany,
  undoMany,
  chosenMany,
  organisers: async ({ actor, db }) => {
    authorize(may.readEvents(actor))
    return db.selectFrom('entities').select(['id', 'name']).where('archived_at', 'is', null).orderBy('name').execute()
  },
})

const copyRoutes = routes(eventCopyContract, { previewCopies, copyMany })
const endingRoutes = routes(eventEndingContract, { previewCancellations, cancelMany, previewRemovals, removeMany })
const shiftRoutes = routes(eventShiftContract, { previewShift, shiftMany })

const requestedPapersRoutes = routes(requestedPapersContract, {
  requestedPapers: listRequestedPapers,
  askPaper,
  changeRequestedPaper,
  retireRequestedPaper,
})

const paperListsRoutes = routes(paperListsContract, { paperLists: listPaperLists, keepPaperList, removePaperList, takePaperList })

const eventFormsRoutes = routes(eventFormsContract, { eventForms: listEventForms, askForm, changeRequestedForm, retireRequestedForm })

const handoutsRoutes = routes(handoutsContract, {
  handouts: listHandouts,
  giveOut,
  giveOwnHandout,
  withdrawOwnHandout,
  changeHandout,
  withdrawHandout,
  ownHandouts: listOwnHandouts,
  readOwnHandout,
  handoutNotice: readNotice,
  tellHandout,
})

const pathRoutes = routes(pathContract, { path: readPath, setPath, ownPath: readOwnPath, finishStep })

export const eventsRoutes = [
  bulkRoutes,
  shiftRoutes,
  copyRoutes,
  endingRoutes,
  requestedPapersRoutes,
  paperListsRoutes,
  eventFormsRoutes,
  handoutsRoutes,
  pathRoutes,
  eventRoutes,
]
