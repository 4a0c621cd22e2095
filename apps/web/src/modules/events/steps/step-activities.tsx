import { ActivitiesPanel } from '../activities/activities-panel.tsx'
import { SlotsPanel } from './slots-panel.tsx'
import { StepFoot, type StepProps } from './step-form.tsx'

/** #32.1: the half-days of an event, then its activities, each with its own half-days and places. */
export function ActivitiesStep(step: StepProps) {
  return (
    <>
      <SlotsPanel event={step.event} readOnly={step.readOnly} />
      <ActivitiesPanel event={step.event} readOnly={step.readOnly} />
      <StepFoot step={step} />
    </>
  )
}
