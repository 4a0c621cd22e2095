import { registrationsContract } from '@kxo/domain/registrations/contract'
import { personalContract } from '@kxo/domain/registrations/personal-contract'
import { routes } from '../../platform/serve.ts'
import { answer } from './answer.ts'
import { approve } from './approve.ts'
import { cancel } from './cancel.ts'
import { decideStatus } from './decide-status.ts'
import { followFunding } from './follow-funding.ts'
import { invite } from './invite.ts'
import { readList } from './list.ts'
import { openPersonalAddress, readPersonalAddress } from './personal-address.ts'
import { extendHold } from './extend-hold.ts'
import { readCounts, readHistory, readOwn, readSheet } from './read.ts'
import { refuseRegistration } from './refuse-registration.ts'
import { reinstate } from './reinstate.ts'
import { remind } from './remind.ts'
import { setRegistrationField } from './set-registration-field.ts'
import { start } from './start.ts'
import { submit } from './submit.ts'

export const personalRoutes = routes(personalContract, { read: readPersonalAddress, open: openPersonalAddress })

export const registrationsRoutes = routes(registrationsContract, {
  start,
  invite,
  own: readOwn,
  counts: readCounts,
  list: readList,
  get: readSheet,
  history: readHistory,
  extendHold: extendHold,
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
