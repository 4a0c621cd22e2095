import { QuizList } from './quiz-list.tsx'

/** A14: every test of the space, and what it proves. */
export default function TestsPage() {
  return <QuizList kind="test" />
}
