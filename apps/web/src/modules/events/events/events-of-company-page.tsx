import { adminEvents } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { companyQuery } from '../../companies/index.ts'
import CompanyEvents from './company-events.tsx'

/** What is reserved for one company, at an address of its own. */
export default function EventsOfCompanyPage() {
  const { company = '' } = useParams({ strict: false }) as { company?: string }
  const id = /^\d{1,15}$/.test(company) ? Number(company) : 0
  const answer = useQuery({ ...companyQuery(id), enabled: id > 0 })
  if (id === 0 || isMissing(answer.error)) return <NoPage kind="missing" />
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} page />
  if (!answer.data) return <Loading lines={10} />
  return (
    <>
      <PageTitle above={[{ label: w.list, to: adminEvents() }]} subtitle={answer.data.name}>
        {w.reserved}
      </PageTitle>
      <CompanyEvents id={id} />
    </>
  )
}
