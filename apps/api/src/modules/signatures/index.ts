import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { signaturesWords } from '@kxo/domain/signatures/words'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import type { CompanyLink } from '../companies/index.ts'
import type { MailingParts } from '../mailing/index.ts'
import { endAgreement, sealAgreement, sendAgreement } from './jobs.ts'
import { sealSigned } from './printing/seal-agreement.ts'
import { agreementReminders } from './requesting/reminders.ts'
import { send } from './requesting/send-agreement.ts'
import { endUnlessDue } from './withdrawing/end-contracts.ts'

export { contractOf } from './contract-of.ts'
export { sealAgreement, sendAgreement } from './jobs.ts'
export { missingAgreements } from './preparing/missing.ts'
export { prepare } from './preparing/prepare.ts'
export { contractSample } from './printing/contract-sample.ts'
export { keepPrint } from './printing/keep-print.ts'
export { requestSignature } from './requesting/request-signature.ts'
export { signaturesRoutes } from './routes.ts'
export { agreementsDue } from './signing/agreements-due.ts'
export { sign } from './signing/sign.ts'
export { endContracts } from './withdrawing/end-contracts.ts'

export const signaturesMailingParts: Partial<MailingParts> = { reminders: agreementReminders }

/** Agreements follow their company when it is merged. */
export const agreementsOfCompany: CompanyLink = { table: 'agreements', counted: signaturesWords.counted }

/** What the index of signatures means to people. */
export const signaturesRefusals: DatabaseRefusals = { agreement_signatures_once: signaturesErrors.alreadySigned }

/** Agreements are printed and sealed outside any transaction. */
export const signaturesJobs: JobHandler[] = [
  { job: sendAgreement, run: send, opensItself: true },
  { job: endAgreement, run: endUnlessDue },
  { job: sealAgreement, run: sealSigned, opensItself: true },
]
