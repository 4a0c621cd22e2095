import { event as eventAddress } from '@kxo/domain/events/paths'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { searchOf } from '../../ui/navigation/address-parts.ts'
import { eventByUrlQuery } from './api.ts'

/** Where the public address of an event that is not for visitors leads whoever signs in. */
export default function EventByUrlPage() {
  const { url } = useParams({ strict: false }) as { url: string }
  const { data } = useSuspenseQuery(eventByUrlQuery(url))
  return <Navigate to={eventAddress(data.id)} search={searchOf((was) => was)} replace />
}
