import { QuizList } from './quiz-list.tsx'

/** A12: every quiz of the space. */
export default function QuizzesPage() {
  return <QuizList kind="quiz" />
}
