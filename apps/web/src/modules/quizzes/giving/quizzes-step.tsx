import { StepFoot, type StepProps } from '../../events/index.ts'
import { EventQuizzes } from './event-quizzes.tsx'

/** #32.11: what the event checks people know, and when. */
export default function QuizzesStep(step: StepProps) {
  return (
    <>
      <EventQuizzes event={step.event} />
      <StepFoot step={step} />
    </>
  )
}
