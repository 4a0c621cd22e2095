import { FailedReading } from '../ui/feedback/boundary.tsx'
import { isMissing, isRefusal } from './api-error.ts'
import { NoPage } from './no-page.tsx'

/** A page whose record is not there, or not for this person, or whose reading failed. */
export function PageFailure({ error, again }: { error: unknown; again: () => void }) {
  if (isMissing(error)) return <NoPage kind="missing" />
  return isRefusal(error, 'accessDenied') ? <NoPage kind="denied" /> : <FailedReading error={error} again={again} page />
}
