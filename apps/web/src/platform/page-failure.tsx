import { FailedReading } from '../ui/feedback/boundary.tsx'
import { isMissing } from './api-error.ts'
import { NoPage } from './no-page.tsx'

/** A page whose record is not there, or whose reading failed. */
export function PageFailure({ error, again }: { error: unknown; again: () => void }) {
  return isMissing(error) ? <NoPage kind="missing" /> : <FailedReading error={error} again={again} page />
}
