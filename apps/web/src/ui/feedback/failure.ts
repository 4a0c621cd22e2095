import type { TextOrSentence } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'

/** What a part shows of an error: errors are read by their shape, so that no part knows the API. */
export type Failure = { sentence: TextOrSentence; help: TextOrSentence | null; correlation_id: string | null; status: number | null }

export function failureOf(error: unknown): Failure {
  const shape = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: string
    message?: string
    status?: number
    correlation_id?: string | null
  }
  if (typeof shape.status === 'number')
    return { sentence: shape.message || uiWords.failed, help: null, correlation_id: shape.correlation_id ?? null, status: shape.status }
  if (shape.name === 'NetworkError') return { sentence: uiWords.networkLost, help: null, correlation_id: null, status: null }
  return { sentence: uiWords.failed, help: uiWords.failedHelp, correlation_id: null, status: null }
}

/** Whether it is no refusal: nothing answered, or what answers failed. It may pass by itself, and what was asked may have been done. */
export function isUnanswered(error: unknown): boolean {
  const { status } = failureOf(error)
  return status === null || status >= 500
}

/** Whether it is an answer of the server, or that nothing answered; anything else is a fault of the page. */
export const isOfServer = (error: unknown): boolean => {
  const { status, sentence } = failureOf(error)
  return status !== null || sentence === uiWords.networkLost
}

/** Whether a page's file could not be fetched: the product has been updated, or the network was cut. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)

/** The record is gone, or is no longer this reader's to see. */
export const isGone = (error: unknown): boolean => [403, 404, 410].includes(failureOf(error).status ?? 0)

/** Whether a save was refused because someone else saved first. */
export const isEditedMeanwhile = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'editedMeanwhile'

type Reporter = (error: unknown, where: string) => void
let reporter: Reporter = () => undefined
/** Hands the function that tells the server about a failure seen on screen. */
export const setFailureReporter = (report: Reporter): void => {
  reporter = report
}
export const reportFailure: Reporter = (error, where) => reporter(error, where)
