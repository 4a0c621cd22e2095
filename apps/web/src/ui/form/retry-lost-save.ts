import { useRef } from 'react'
import { isEditedMeanwhile, isUnanswered } from '../feedback/failure.ts'

type Versioned = Readonly<Record<string, unknown>>

/** The version of the record a save answers, when it answers one. */
export const versionIn = (answer: unknown, versionKey: string): unknown => (answer as Versioned | null | undefined)?.[versionKey]

/**
 * A save whose answer was lost may have been done: the next one, in other words, would then be told that somebody saved first. What was
 * lost is asked again, which the server knows and answers, and the save goes on from there.
 */
export function useRetryLostSave<Values, Answer>(
  save: (values: Values, version: number) => Promise<Answer>,
  versionKey: string,
): (values: Values, version: number) => Promise<Answer> {
  const lost = useRef<(readonly [values: Values, version: number])[]>([])
  /** The version of what was done without being answered, null when it was somebody else's. */
  const doneUnanswered = async (): Promise<number | null> => {
    for (const [values, version] of lost.current.splice(0).reverse()) {
      const now = versionIn(await save(values, version).catch(() => null), versionKey)
      if (typeof now === 'number') return now
    }
    return null
  }
  return async function saveOnce(values, version): Promise<Answer> {
    try {
      const answer = await save(values, version)
      lost.current = []
      return answer
    } catch (error) {
      if (isUnanswered(error)) lost.current.push([values, version])
      const now = isEditedMeanwhile(error) ? await doneUnanswered() : null
      if (now === null) throw error
      return saveOnce({ ...values, [versionKey]: now }, now)
    }
  }
}
