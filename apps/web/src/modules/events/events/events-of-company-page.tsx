import { adminEvents } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { companyQuery } from '../../companies/index.ts'
import CompanyEvents from './company-events.tsx'

/** What is reserved for one company, at an address of its own. */
export default function EventsOfCompanyPage() {
  const { company = '' } = useParams({ strict: false }) as { company?: string }
  const id = /^\d{1,15}$/.test(company) ? Number(company) : 0
  const answer = useSuspenseQuery(companyQuery(id))
  return (
    <>
      <PageTitle above={[{ label: w.list, to: adminEvents() }]} subtitle={answer.data.name}>
        {w.reserved}
      </PageTitle>
      <CompanyEvents id={id} />
    </>
  )
}
