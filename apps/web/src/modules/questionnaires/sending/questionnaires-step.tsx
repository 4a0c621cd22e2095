import { StepFoot, type StepProps } from '../../events/index.ts'
import { EventQuestionnaires } from './event-questionnaires.tsx'

/** #32.10: what the event asks everyone of itself, and when. */
export default function QuestionnairesStep(step: StepProps) {
  return (
    <>
      <EventQuestionnaires event={step.event} />
      <StepFoot step={step} />
    </>
  )
}
