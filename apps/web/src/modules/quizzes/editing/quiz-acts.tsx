import { labels } from '@kxo/domain/kernel/labels'
import type { Quiz } from '@kxo/domain/quizzes/contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'
import { publishQuiz, quizQuery } from '../api.ts'
import { kindWords, listPath } from '../lists/kind-words.ts'
import { useQuizActs } from '../lists/use-quiz-acts.ts'

type QuizActsProps = {
  quiz: Quiz
  /** What is typed is saved before it is published. */
  isUnsaved: boolean
  /** Why it cannot be published, or nothing. */
  onRefused: (error: Error | null) => void
}

/** What is done with a quiz: publishing in sight, the rest under one menu. */
export function QuizActs({ quiz, isUnsaved, onRefused }: QuizActsProps) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const goOn = useNavigateIfMounted()
  const { duplicate, archive, remove } = useQuizActs()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { id, kind, title, status, is_changed } = quiz
  const publishing = useAction({
    showsFailure: true,
    mutationFn: () => publishQuiz(id),
    onError: onRefused,
    onSuccess: (published) => {
      onRefused(null)
      queries.setQueryData(quizQuery(id).queryKey, published)
      toast.success(kindWords[kind].published)
    },
  })
  const isArchived = status === 'archived'
  return (
    <Group gap="xs" wrap="nowrap">
      {isArchived || (status === 'published' && !is_changed && !isUnsaved) ? null : (
        <Button loading={publishing.isPending} disabled={isUnsaved} onClick={() => publishing.mutate()}>
          {say(w.publish)}
        </Button>
      )}
      <RowMenuButton name={title} onOpen={setAnchor} />
      {anchor ? (
        <RowMenu
          anchor={anchor}
          name={title}
          actions={[
            { label: w.duplicate, run: () => void duplicate(quiz) },
            { label: isArchived ? w.restore : w.archive, run: () => void archive(quiz) },
            {
              label: labels.remove,
              tone: 'danger',
              run: () => void remove(quiz).then((isGone) => (isGone ? goOn(listPath(kind)) : undefined)),
            },
          ]}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </Group>
  )
}
