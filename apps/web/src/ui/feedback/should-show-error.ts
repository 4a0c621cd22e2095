import { failureOf } from './failure.ts'

/** The record is gone, or is no longer this reader's to see. */
const gone: readonly (number | null)[] = [403, 404, 410]

/**
 * Whether a part gives way to the failure of its reading: when nothing was ever read, or when what is shown is gone. What failed to be read
 * again stays as it was, with all that was typed in it: the next reading brings it up to date.
 */
export const shouldShowError = ({ isError, data, error }: { isError: boolean; data: unknown; error: unknown }): boolean =>
  isError && (data === undefined || gone.includes(failureOf(error).status))
