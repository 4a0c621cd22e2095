import { type FieldIssue, kernelErrors } from '@kxo/domain/kernel/errors'

/** A refusal of the API: `message` is already a sentence in the person's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: readonly FieldIssue[]
  readonly correlation_id: string | null

  constructor(refusal: { status: number; code: string; message: string; details?: readonly FieldIssue[]; correlation_id?: string | null }) {
    super(refusal.message)
    this.status = refusal.status
    this.code = refusal.code
    this.details = refusal.details ?? []
    this.correlation_id = refusal.correlation_id ?? null
  }
}

/** The network did not answer: nothing is known of the act. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Whether the act may have been done all the same: its answer was lost, or whatever stands before the server failed. */
export const mayBeDone = (error: unknown): boolean => error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** Nothing answered, and the browser knows that it has no network. */
export const isOffline = (error: unknown): boolean => error instanceof NetworkError && !navigator.onLine

/** Whether `error` is the API's refusal `code`, e.g. `isRefusal(error, 'wrongCredentials')`. */
export const isRefusal = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code

/** Whether what was asked does not exist, or no longer, or for somebody else only. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === kernelErrors.notFound.http
