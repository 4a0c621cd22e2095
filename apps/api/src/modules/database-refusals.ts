import type { DatabaseRefusals } from '../platform/database/database-refusals.ts'
import { attendanceRefusals } from './attendance/index.ts'
import { billingRefusals } from './billing/index.ts'
import { bpfRefusals } from './bpf/index.ts'
import { companyRefusals } from './companies/index.ts'
import { contributionsRefusals } from './contributions/index.ts'
import { eventRefusals } from './events/index.ts'
import { planningRefusals } from './planning/index.ts'
import { pricingRefusals } from './pricing/index.ts'
import { productRefusals } from './products/index.ts'
import { questionnairesRefusals } from './questionnaires/index.ts'
import { quizzesRefusals } from './quizzes/index.ts'
import { recruitingRefusals } from './recruiting/index.ts'
import { regionRefusals } from './regions/index.ts'
import { registrationRefusals } from './registrations/index.ts'
import { signaturesRefusals } from './signatures/index.ts'
import { votesRefusals } from './votes/index.ts'

/** What a constraint or a guard of the database means to people. */
export const databaseRefusals: DatabaseRefusals = {
  ...attendanceRefusals,
  ...billingRefusals,
  ...bpfRefusals,
  ...companyRefusals,
  ...contributionsRefusals,
  ...eventRefusals,
  ...planningRefusals,
  ...pricingRefusals,
  ...productRefusals,
  ...questionnairesRefusals,
  ...quizzesRefusals,
  ...recruitingRefusals,
  ...regionRefusals,
  ...registrationRefusals,
  ...signaturesRefusals,
  ...votesRefusals,
}
