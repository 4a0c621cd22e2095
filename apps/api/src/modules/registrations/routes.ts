import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationBulkContract } from '@kxo/domain/registrations/bulk/bulk-contract'
import { cancelContract } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { duesContract } from '@kxo/domain/registrations/dues/dues-contract'
import { formMovesContract } from '@kxo/domain/registrations/forms/form-moves-contract'
import { registrationFormsContract } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { fundingContract } from '@kxo/domain/registrations/funding/funding-contract'
import { inviteAddressesContract } from '@kxo/domain/registrations/inviting/invite-contract'
import { messageContract } from '@kxo/domain/registrations/message-contract'
import { moveContract } from '@kxo/domain/registrations/moving/move-contract'
import { newsContract } from '@kxo/domain/registrations/news/news-contract'
import { registrationOptionsContract } from '@kxo/domain/registrations/options/option-contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { registrationPapersContract } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { personalContract } from '@kxo/domain/registrations/personal-contract'
import { previewContract } from '@kxo/domain/registrations/preview/preview-contract'
import { teamContract } from '@kxo/domain/registrations/team/team-contract'
import { termsContract } from '@kxo/domain/registrations/terms/terms-contract'
import { visitorContract } from '@kxo/domain/registrations/visitor/visitor-contract'
import { waitingContract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { routes } from '../../platform/http/serve.ts'
import { chooseActivities, readChosen } from './activities/choose-activities.ts'
import { addToActivity, moveFromActivity } from './activities/move-people.ts'
import { actAcross, actOnMany, previewAcross, previewMany } from './bulk/act-on-many.ts'
import { undoAcross, undoMany } from './bulk/undo-many.ts'
import { readCancelTerms } from './cancelling/read-terms.ts'
import { addGroupPeople } from './collective/add-people.ts'
import { previewGroup } from './collective/preview-group.ts'
import { registerGroup } from './collective/register-group.ts'
import { substitute } from './collective/substitute.ts'
import { transfer } from './collective/transfer.ts'
import { allowLaterCancellation } from './deciding/allow-later-cancellation.ts'
import { approve } from './deciding/approve.ts'
import { cancel } from './deciding/cancel.ts'
import { decideStatus } from './deciding/decide-status.ts'
import { followFunding } from './deciding/follow-funding.ts'
import { refuseRegistration } from './deciding/refuse-registration.ts'
import { reinstate } from './deciding/reinstate.ts'
import { listAnswerColumns } from './detail/answer-columns.ts'
import { addNote } from './detail/notes.ts'
import { readDetail } from './detail/read-detail.ts'
import { listDues } from './dues/list-dues.ts'
import { fillForm, listForms } from './forms/fill-form.ts'
import { moveEvents, readUses } from './forms/move-events.ts'
import { readFunding } from './funding/read-board.ts'
import { invite } from './inviting/invite.ts'
import { inviteAddresses, previewAddresses } from './inviting/invite-addresses.ts'
import { remind } from './inviting/remind.ts'
import { readRecipients, writeToRegistered } from './inviting/write-to-registered.ts'
import { readList } from './list.ts'
import { moveDate } from './moving/move-date.ts'
import { readMoveTerms } from './moving/read-move-terms.ts'
import { chooseNews, readNewsChoice } from './news/choose-news.ts'
import { chooseOptions, readOptions } from './options/choose-options.ts'
import { eventProducts, handOver } from './options/event-products.ts'
import { optionTotals, preparations } from './options/preparations.ts'
import { findEmployers } from './ordering/find-employers.ts'
import { sayPayer } from './ordering/say-payer.ts'
import { usePromoCode } from './ordering/use-promo-code.ts'
import { decidePaper, renewPaper } from './papers/decide-paper.ts'
import { depositPaper, listPapers, readPaper, withdrawPaper } from './papers/deposit-paper.ts'
import { listOwnPapers } from './papers/own-papers.ts'
import { readCounts, readHistory, readOwn, readSheet } from './read.ts'
import { answer } from './registering/answer.ts'
import { extendHold } from './registering/extend-hold.ts'
import { openPersonalAddress, readPersonalAddress } from './registering/personal-address.ts'
import { previewSignin } from './registering/preview-signin.ts'
import { start } from './registering/start.ts'
import { submit } from './registering/submit.ts'
import { setRegistrationField } from './set-registration-field.ts'
import { readTeamDates } from './team/team-dates.ts'
import { acceptTerms, readTerms } from './terms/terms.ts'
import { enterAsVisitor, sendVisitorCode } from './visitor/enter-as-visitor.ts'
import { accept } from './waiting/accept-places.ts'
import { join } from './waiting/join-waiting-list.ts'
import { leave } from './waiting/leave-waiting-list.ts'
import { readOwnWaiting, readOwnWaits, readWaitingList } from './waiting/read-waiting-list.ts'

const personalRoutes = routes(personalContract, { read: readPersonalAddress, open: openPersonalAddress })

const messageRoutes = routes(messageContract, { recipients: readRecipients, write: writeToRegistered })
const registrationDetailRoutes = routes(registrationDetailContract, {
  allowLaterCancellation,
  detail: readDetail,
  addNote,
  columns: listAnswerColumns,
})

const fundingRoutes = routes(fundingContract, { board: readFunding })
const cancelRoutes = routes(cancelContract, { readTerms: readCancelTerms })
const orderRoutes = routes(orderContract, { findEmployers, sayPayer, usePromoCode })
const activityRoutes = routes(activityContract, { chosen: readChosen, choose: chooseActivities, addToActivity, moveFromActivity })
const registrationBulkRoutes = routes(registrationBulkContract, { previewMany, actOnMany, undoMany, previewAcross, actAcross, undoAcross })
const inviteAddressesRoutes = routes(inviteAddressesContract, { preview: previewAddresses, invite: inviteAddresses })

const guestRoutes = routes(registrationsContract, {
  start,
  invite,
  own: readOwn,
  counts: readCounts,
  list: readList,
  get: readSheet,
  history: readHistory,
  extendHold,
  answer,
  submit,
  setRegistrationField,
  cancel,
  approve,
  refuse: refuseRegistration,
  reinstate,
  changeStatus: decideStatus,
  followFunding,
  remind,
})

const collectiveRoutes = routes(collectiveContract, {
  preview: previewGroup,
  addPeople: addGroupPeople,
  register: registerGroup,
  substitute,
  transfer,
})

const optionRoutes = routes(registrationOptionsContract, {
  readOptions,
  chooseOptions,
  eventProducts,
  preparations,
  optionTotals,
  handOver,
})

const moveRoutes = routes(moveContract, { readMoveTerms, moveDate })

const duesRoutes = routes(duesContract, { list: listDues })
const teamRoutes = routes(teamContract, { dates: readTeamDates })

const waitingRoutes = routes(waitingContract, { mine: readOwnWaits, own: readOwnWaiting, join, leave, accept, list: readWaitingList })

const newsRoutes = routes(newsContract, { readChoice: readNewsChoice, choose: chooseNews })

const visitorRoutes = routes(visitorContract, { sendCode: sendVisitorCode, enter: enterAsVisitor })

const formMovesRoutes = routes(formMovesContract, { uses: readUses, move: moveEvents })

const formRoutes = routes(registrationFormsContract, { forms: listForms, fillForm })
const paperRoutes = routes(registrationPapersContract, {
  ownPapers: listOwnPapers,
  papers: listPapers,
  depositPaper,
  readPaper,
  withdrawPaper,
  decidePaper,
  renewPaper,
})
const previewRoutes = routes(previewContract, { previewSignin })
const termsRoutes = routes(termsContract, { readTerms, acceptTerms })

export const registrationsRoutes = [
  paperRoutes,
  formRoutes,
  termsRoutes,
  previewRoutes,
  cancelRoutes,
  moveRoutes,
  fundingRoutes,
  guestRoutes,
  activityRoutes,
  orderRoutes,
  messageRoutes,
  registrationDetailRoutes,
  registrationBulkRoutes,
  inviteAddressesRoutes,
  personalRoutes,
  teamRoutes,
  duesRoutes,
  waitingRoutes,
  collectiveRoutes,
  formMovesRoutes,
  visitorRoutes,
  optionRoutes,
  newsRoutes,
]
