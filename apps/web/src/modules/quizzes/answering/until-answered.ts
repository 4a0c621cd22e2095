import { kernelErrors } from '@kxo/domain/kernel/errors'
import { ApiError, mayBeDone } from '../../../platform/api-error.ts'

const passing: readonly number[] = [kernelErrors.tooMany.http, kernelErrors.tooSlow.http]

/** Whether asking the same again may be answered: nothing did, or it came too fast or too late; a refusal stays one. */
export const mayPass = (error: unknown): boolean => mayBeDone(error) || (error instanceof ApiError && passing.includes(error.status))

/** What is sent until it is answered, as soon as the connection is back. */
export const untilAnswered = { retry: (_: number, error: Error) => mayPass(error), retryDelay: 3000 }
