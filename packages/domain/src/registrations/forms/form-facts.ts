import type { FormStage } from '../../events/forms/form-stage.ts'
import type { FormNature } from '../../forms/nature.ts'
import { addDays, dayInZone } from '../../kernel/dates.ts'
import { isToFill } from '../rules.ts'
import type { RegistrationStatus } from '../status.ts'

/** A form asked of a registration beside its own. */
export type FormStanding = { stage: FormStage; is_required: boolean; holds_confirmation: boolean; completed_at: Date | null }

/** What the forms asked beside the registration's own decide of where it stands. */
export const formFacts = (forms: readonly FormStanding[]) => {
  const missing = forms.filter(({ is_required, completed_at }) => is_required && completed_at === null)
  return {
    are_forms_given: missing.every(({ stage }) => stage !== 'registering'),
    /** An accepted request waits for one before it is confirmed. */
    is_confirmation_held: missing.some(({ stage, holds_confirmation }) => stage === 'accepted' && holds_confirmation),
  }
}

/** Whether somebody accepted a request, or nobody had to. */
export const isAccepted = ({ status, approved_at }: { status: RegistrationStatus; approved_at: Date | null }): boolean =>
  status === 'registered' || status === 'present' || (status === 'toValidate' && approved_at !== null)

/** Whether its person fills a form in now: its stage has come, and is not over. */
export const isFormOpen = (stage: FormStage, registration: { status: RegistrationStatus; approved_at: Date | null }): boolean =>
  stage === 'registering' ? isToFill(registration.status) : isAccepted(registration)

/** The last day a form is expected; null without one. */
export const formDueOn = ({
  due_days,
  start_date,
  time_zone,
}: {
  due_days: number | null
  start_date: Date | null
  time_zone: string
}): string | null => (due_days === null || start_date === null ? null : addDays(dayInZone(start_date, time_zone), -due_days))

/** The step of the registration a form is asked in. */
export const formStep = (nature: FormNature): 'qualification' | 'details' | 'questionnaire' =>
  nature === 'qualification' || nature === 'questionnaire' ? nature : 'details'
