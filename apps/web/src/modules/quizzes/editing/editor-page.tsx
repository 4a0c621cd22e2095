import type { QuizKind } from '@kxo/domain/quizzes/kinds'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { recordIdIn } from '../../../platform/record-id.ts'
import { quizQuery } from '../api.ts'
import { NewQuiz } from './new-quiz.tsx'
import { QuizEditor } from './quiz-editor.tsx'

/** The address of one quiz or test; `new` begins one. */
export function EditorPage({ kind }: { kind: QuizKind }) {
  const { id } = useParams({ strict: false }) as { id?: string }
  return id === 'new' ? <NewQuiz kind={kind} /> : <Read id={recordIdIn(id)} />
}

function Read({ id }: { id: number }) {
  const { data } = useSuspenseQuery(quizQuery(id))
  return <QuizEditor key={data.id} quiz={data} />
}
