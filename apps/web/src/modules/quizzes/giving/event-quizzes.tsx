import type { EventRecord } from '@kxo/domain/events/contract'
import { stepWords } from '@kxo/domain/events/delegation/step-words'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Box, Group, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { eventQuizzesQuery } from '../api.ts'
import { AddDialog } from './add-dialog.tsx'
import { EventQuizRow } from './event-quiz-row.tsx'
import { mayGive } from './may-give.ts'

/** The quizzes and tests an event gives, and how people did. */
export const EventQuizzes = bounded(
  function EventQuizzes({ event }: { event: EventRecord }) {
    const { say } = useLanguage()
    const { actor } = useViewer()
    const heading = useId()
    const { data } = useSuspenseQuery(eventQuizzesQuery(event.id))
    const isEmpty = data.length === 0
    const add = mayGive(actor, event) ? <AddQuiz event={event.id} /> : null
    return (
      <PanelSection aria-labelledby={heading}>
        <Group gap="8px 16px" justify="space-between" mb="xs">
          <Title order={2} fz={18} fw={650} id={heading}>
            {say(stepWords.quiz)}
          </Title>
          {isEmpty ? null : add}
        </Group>
        {isEmpty ? (
          <Empty sentence={w.nothingGiven} act={add} />
        ) : (
          <Box component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {data.map((quiz) => (
              <EventQuizRow key={quiz.id} event={event} quiz={quiz} />
            ))}
          </Box>
        )}
      </PanelSection>
    )
  },
  { lines: 6 },
)

function AddQuiz({ event }: { event: number }) {
  const { say } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        {say(w.give)}
      </Button>
      {isAdding ? <AddDialog event={event} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
