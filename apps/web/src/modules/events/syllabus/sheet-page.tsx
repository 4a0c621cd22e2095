import { catalogue, event as eventAddress } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissing } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { pageQuery } from '../api.ts'
import { EventTitle } from '../event/event-title.tsx'
import { RegisterBox } from '../event/register-box.tsx'
import { EventSheet } from './event-sheet.tsx'

/** U03: the pedagogical sheet of a training; anything else opens its own page. */
export default function SheetPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const navigate = useNavigate()
  const answer = useQuery(pageQuery(Number(id)))
  const event = answer.data
  useEffect(() => {
    if (event && !event.is_training) void navigate({ to: eventAddress(event.id), replace: true })
  }, [event, navigate])
  if (isMissing(answer.error)) return <NoPage kind="missing" />
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} page />
  if (!event) return <Loading lines={10} />
  return (
    <>
      <PageTitle
        above={[
          { label: w.list, to: catalogue() },
          { label: event.title, to: eventAddress(event.id) },
        ]}
        subtitle={<EventTitle event={event} />}
      >
        {w.sheet}
      </PageTitle>
      <Columns widths="minmax(0, 1fr) 340px" gap="xl" w="100%" maw={1120} mx="auto">
        <EventSheet event={event} alone />
        <RegisterBox event={event} />
      </Columns>
    </>
  )
}
