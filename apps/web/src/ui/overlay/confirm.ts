import type { TextOrSentence } from '../i18n/language.tsx'

export type Question = {
  title: TextOrSentence
  /** What will happen, naming the object. */
  message?: TextOrSentence
  /** The verb of the act: "Supprimer". */
  act: TextOrSentence
  tone?: 'danger'
  /** Text to type when the act cannot be undone. */
  typed?: string
}
type OpenQuestion = Question & { answer: (agreed: boolean) => void }

let openQuestion: OpenQuestion | null = null
const listeners = new Set<() => void>()
const publish = (question: OpenQuestion | null): void => {
  openQuestion = question
  for (const listener of listeners) listener()
}

/** Asks before an act: `if (await confirm({ title, act: w.remove, tone: 'danger' })) …`. */
export function confirm(question: Question): Promise<boolean> {
  openQuestion?.answer(false)
  return new Promise((resolve) => {
    publish({
      ...question,
      answer: (agreed) => {
        publish(null)
        resolve(agreed)
      },
    })
  })
}

export const readQuestion = (): OpenQuestion | null => openQuestion
export const watchQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export type { OpenQuestion }
