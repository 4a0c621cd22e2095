import type { EventRecord } from '@kxo/domain/events/contract'
import type { EventQuiz } from '@kxo/domain/quizzes/giving-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { requireQuiz, sendQuiz, takeBackQuiz } from '../api.ts'
import { quizPath } from '../lists/kind-words.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mayGive, maySend } from './may-give.ts'

type EventQuizActsProps = { event: EventRecord; quiz: EventQuiz }

/** What may be done with a quiz an event gives. */
export function EventQuizActs({ event, quiz }: EventQuizActsProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isChanging, setChanging] = useState(false)
  const { id, title, kind, moment, taken, is_required } = quiz
  const stop = async (): Promise<void> => {
    const question = { title: say(w.takeBackTitle, { title }), message: w.takeBackText, act: w.takeBack, tone: 'danger' } as const
    if (await confirm(question)) await runAction(() => takeBackQuiz(event.id, id), w.takenBack)
  }
  const act = (label: string, run: () => void, opens?: 'dialog') => (
    <Button variant="subtle" size="sm" aria-label={`${label}, ${title}`} aria-haspopup={opens} onClick={run}>
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {maySend(actor, event) ? <SendAct event={event.id} quiz={quiz} /> : null}
      {taken > 0 ? (
        <LinkButton
          variant="default"
          size="sm"
          to={quizPath(kind, quiz.quiz)}
          search={{ tab: 'results', event: String(event.id) }}
          aria-label={`${say(w.seeResults)}, ${title}`}
        >
          {say(w.seeResults)}
        </LinkButton>
      ) : null}
      {mayGive(actor, event) ? (
        <>
          {moment === 'subscription'
            ? act(say(is_required ? w.makeOptional : w.makeRequired), () => void runAction(() => requireQuiz(event.id, id, !is_required)))
            : act(say(writingWords.changeDates), () => setChanging(true), 'dialog')}
          {act(say(w.takeBack), () => void stop())}
        </>
      ) : null}
      {isChanging ? <ChangeDialog event={event.id} quiz={quiz} onClose={() => setChanging(false)} /> : null}
    </Group>
  )
}

/** Writes now to those who have not taken it, once a time: mails that were just sent are not sent again. */
function SendAct({ event, quiz }: { event: number; quiz: EventQuiz }) {
  const { say } = useLanguage()
  const { id, title, expected, taken, closes_at } = quiz
  const now = useNow()
  const [wasSent, setSent] = useState(false)
  const sends = useAction({
    mutationFn: () => sendQuiz(event, id),
    onSuccess: ({ people }) => {
      setSent(true)
      toast.success(say(w.sent, { n: people }))
    },
  })
  if (expected <= taken || (closes_at !== null && closes_at <= now)) return null
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={`${say(w.sendNow)}, ${title}`}
      loading={sends.isPending}
      disabled={wasSent}
      onClick={() => sends.mutate()}
    >
      {say(w.sendNow)}
    </Button>
  )
}
