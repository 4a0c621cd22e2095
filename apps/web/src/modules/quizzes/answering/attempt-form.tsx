import type { Attempt, OwnQuizPage } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Flex, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AttemptProgress, QuestionJumps } from './attempt-progress.tsx'
import { AttemptReview, reviewHeading } from './attempt-review.tsx'
import { headingOf, QuestionPanel } from './question-field.tsx'
import { SavingState } from './saving-state.tsx'
import { TimeLeft } from './time-left.tsx'
import { useSavedAnswers } from './use-saved-answers.ts'
import { useSending } from './use-sending.ts'

/** One question at a time. */
const phone = '(max-width: 47.99em)'

type AttemptFormProps = {
  quiz: number
  attempt: Attempt
  /** Milliseconds the clock of the server is ahead of this one. */
  clockAhead: number
  /** It was just begun. */
  takesFocus: boolean
  onSent: (page: OwnQuizPage, isTimeOver: boolean) => void
}

/** The attempt under way: its questions, the time left, then what is read again before it is sent. */
export function AttemptForm({ quiz, attempt, clockAhead, takesFocus, onSent }: AttemptFormProps) {
  const { say } = useLanguage()
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const { questions, ends_at } = attempt
  const { answers, answer, saveAll, state } = useSavedAnswers(quiz, attempt)
  const { send, isSending, isFailing } = useSending({ quiz, attempt: attempt.id, saveAll, onSent })
  const [at, setAt] = useState(0)
  const [isReviewing, setReviewing] = useState(false)
  const [isTimeOver, setTimeOver] = useState(false)
  const first = questions[0]
  const [goal, setGoal] = useState(() => (takesFocus && first ? { id: headingOf(first.id) } : null))
  useEffect(() => {
    if (goal) document.getElementById(goal.id)?.focus()
  }, [goal])
  const go = (place: number): void => {
    const question = questions[place]
    if (!question) return
    setReviewing(false)
    setAt(place)
    setGoal({ id: headingOf(question.id) })
  }
  const review = (): void => {
    setReviewing(true)
    setGoal({ id: reviewHeading })
  }
  const timeOver = (): void => {
    setTimeOver(true)
    if (!isSending) send(true)
  }
  const saving = <SavingState state={state} isNotSent={isFailing} />
  const clock = ends_at ? <TimeLeft ends_at={ends_at} clockAhead={clockAhead} onOver={timeOver} /> : null
  const reviewButton = (
    <Button variant={isPhone ? 'primary' : 'default'} style={{ minBlockSize: 44 }} onClick={review}>
      {say(w.review)}
    </Button>
  )
  if (isTimeOver)
    return (
      <Notice role="alert">
        <Text fw={550}>{say(w.timeOver)}</Text>
        {saving}
        {isSending ? null : (
          <Group>
            <Button onClick={() => send(true)}>{say(w.submit)}</Button>
          </Group>
        )}
      </Notice>
    )
  const shown = questions.map((question, place) => ({ question, place })).filter(({ place }) => !isPhone || place === at)
  return (
    <>
      <LeaveGuard holds={state === 'failed'} />
      <Flex direction={isPhone ? 'column' : 'row'} gap={isPhone ? 'sm' : 'lg'} align={isPhone ? 'stretch' : 'flex-start'}>
        {isPhone ? (
          <Stack gap={4} pos="sticky" top={60} py={6} bg="var(--k-surface)" style={{ zIndex: 2 }}>
            {clock}
            <AttemptProgress questions={questions} answers={answers} />
          </Stack>
        ) : null}
        <Stack flex={1} miw={0} gap="md">
          {isReviewing ? (
            <AttemptReview
              questions={questions}
              answers={answers}
              isSending={isSending}
              onGo={go}
              onBack={() => go(at)}
              onSubmit={() => send(false)}
            />
          ) : (
            shown.map(({ question, place }) => (
              <QuestionPanel
                key={question.id}
                n={place + 1}
                total={questions.length}
                question={question}
                answer={answers[question.id]}
                onAnswer={(value, isTyped) => answer(question.id, value, isTyped)}
                onLeave={() => void saveAll()}
              />
            ))
          )}
          {isPhone ? saving : null}
          {isReviewing ? null : (
            <Group gap="xs" justify="space-between">
              {isPhone && at > 0 ? (
                <Button variant="default" style={{ minBlockSize: 44 }} onClick={() => go(at - 1)}>
                  {say(w.previous)}
                </Button>
              ) : null}
              {isPhone && at < questions.length - 1 ? (
                <Button style={{ minBlockSize: 44, marginInlineStart: 'auto' }} onClick={() => go(at + 1)}>
                  {say(w.next)}
                </Button>
              ) : (
                reviewButton
              )}
            </Group>
          )}
        </Stack>
        {isPhone ? null : (
          <Panel component="aside" gap="sm" p="md" w={260} flex="none" pos="sticky" top={88} mah="calc(100dvh - 104px)">
            {clock}
            <AttemptProgress questions={questions} answers={answers} />
            <QuestionJumps questions={questions} answers={answers} onGo={go} />
            {saving}
            {isReviewing ? null : reviewButton}
          </Panel>
        )}
      </Flex>
    </>
  )
}
