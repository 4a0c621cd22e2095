import { eventsContract } from '@kxo/domain/events/contract'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { isMissing } from '../../platform/api-error.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { NoPage } from '../../platform/no-page.tsx'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'

/** Where the public address of an event that is not for visitors leads whoever signs in. */
export default function EventByUrlPage() {
  const { url } = useParams({ strict: false }) as { url: string }
  const answer = useQuery(apiQuery(eventsContract.publicGetByUrl, { params: { url } }))
  if (isMissing(answer.error)) return <NoPage kind="missing" />
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} page />
  return answer.data ? <Navigate to={eventAddress(answer.data.id)} replace /> : <Loading lines={10} />
}
