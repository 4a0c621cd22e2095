import type { Sentence } from '../kernel/sentence.ts'
import { accountMoments } from './moments/account-moments.ts'
import { attendanceMoments } from './moments/attendance-moments.ts'
import { billingMoments } from './moments/billing-moments.ts'
import { communicationMoments } from './moments/communication-moments.ts'
import { documentsMoments } from './moments/documents-moments.ts'
import { evaluationMoments } from './moments/evaluation-moments.ts'
import { eventMoments } from './moments/event-moments.ts'
import { formMoments } from './moments/form-moments.ts'
import { invitingMoments } from './moments/inviting-moments.ts'
import type { Moment } from './moments/moment.ts'
import { movingMoments } from './moments/moving-moments.ts'
import { organiserMoments } from './moments/organiser-moments.ts'
import { partnerMoments } from './moments/partner-moments.ts'
import { proofMoments } from './moments/proof-moments.ts'
import { registrationMoments } from './moments/registration-moments.ts'
import { spaceMoments } from './moments/space-moments.ts'
import { tasksMoments } from './moments/tasks-moments.ts'
import { waitingMoments } from './moments/waiting-moments.ts'

/** Every moment the product writes at, by family. */
export const moments = {
  ...accountMoments,
  ...invitingMoments,
  ...registrationMoments,
  ...movingMoments,
  ...formMoments,
  ...waitingMoments,
  ...eventMoments,
  ...organiserMoments,
  ...attendanceMoments,
  ...documentsMoments,
  ...proofMoments,
  ...billingMoments,
  ...evaluationMoments,
  ...partnerMoments,
  ...tasksMoments,
  ...communicationMoments,
  ...spaceMoments,
}
export type MomentName = keyof typeof moments

export const findMoment = (name: string): Moment | undefined => (Object.hasOwn(moments, name) ? moments[name as MomentName] : undefined)

/** What lists call the moments that leave. */
export const momentLabels: Readonly<Record<string, Sentence>> = Object.fromEntries(
  Object.entries<Moment>(moments).map(([name, { label }]) => [name, label]),
)

/** The label of a moment; one written by another version keeps its name. */
export const momentLabel = (name: string): Sentence => findMoment(name)?.label ?? { fr: name, en: name }
