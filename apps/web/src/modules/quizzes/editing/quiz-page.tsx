import { EditorPage } from './editor-page.tsx'

/** A12: a quiz, its questions, how it is taken, how people did; or a new one. */
export default function QuizPage() {
  return <EditorPage kind="quiz" />
}
