import { pathContract as contract, type OwnStep } from '@kxo/domain/events/path/path-contract'
import { ownQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { ownQuiz } from '@kxo/domain/quizzes/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { HandoutView } from '../handouts/handout-view.tsx'
import { PathSteps } from './path-steps.tsx'

/** The steps of an event for the person registered: what is done, what is to do, what to finish first. Nothing without a path. */
export function OwnPath({ event_id }: { event_id: number }) {
  const { actor } = useViewer()
  const { data: steps = [] } = useQuery({ ...apiQuery(contract.ownPath, { params: { id: event_id } }), enabled: actor.user_id !== null })
  const [shown, setShown] = useState<OwnStep | null>(null)
  if (steps.length === 0) return null
  const finish = (step: OwnStep): void => {
    if (!step.is_done) void runAction(() => call(contract.finishStep, { params: { id: event_id, item: step.id } }))
  }
  const open = (step: OwnStep): void => {
    setShown(step)
    finish(step)
  }
  return (
    <>
      <PathSteps
        steps={steps}
        onOpen={open}
        addressOf={({ kind, form, target }) => {
          if (kind === 'quiz') return ownQuiz(target)
          return kind === 'questionnaire' && form !== null ? ownQuestionnaire(event_id, form) : null
        }}
      />
      {shown ? (
        <HandoutView
          handout={{ id: shown.target, name: shown.title, content_type: shown.content_type ?? '' }}
          of={event_id}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  )
}
