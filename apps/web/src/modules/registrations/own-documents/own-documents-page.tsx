import { handoutCategories } from '@kxo/domain/events/handouts/handouts-contract'
import { event } from '@kxo/domain/events/paths'
import { ownDocumentsWords as w } from '@kxo/domain/registrations/papers/own-documents-words'
import { Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList, ownPapersQuery, OwnPapers as RequestedPapers } from '../../documents/index.ts'
import { OwnPapers } from '../papers/own-papers.tsx'
import { registrationPapersQuery } from '../papers/papers-api.ts'

/** What is asked of a person and what they were given; where mails lead, by a link too. */
export default function OwnDocumentsPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  return (
    <>
      <PageTitle>{w.title}</PageTitle>
      <Stack gap="xl">
        <ToProvide />
        {/* Who came by a link deposits what is asked; the rest is in their space. */}
        {actor.session === 'full' ? (
          // The list is a region of that name.
          <div>
            <Title order={2} size="h4" mb="sm">
              {say(w.given)}
            </Title>
            <DocumentList
              name="own-documents"
              caption={w.given}
              categories={handoutCategories}
              user="given"
              empty={{ sentence: w.none, help: w.noneHelp }}
            />
          </div>
        ) : null}
      </Stack>
    </>
  )
}

function ToProvide() {
  const { say } = useLanguage()
  const { data: requests } = useSuspenseQuery(ownPapersQuery())
  const asPartner = requests.filter(({ is_for_partner }) => is_for_partner)
  const asPerson = requests.filter(({ is_for_partner }) => !is_for_partner)
  const { data: registrations } = useSuspenseQuery(registrationPapersQuery())
  const isNothing = requests.length === 0 && registrations.length === 0
  return (
    <section aria-labelledby="asked">
      <Title order={2} size="h4" id="asked">
        {say(w.asked)}
      </Title>
      <Text c="dimmed" mb="sm">
        {say(isNothing ? w.noneAsked : w.askedHelp)}
      </Text>
      <Stack gap="lg" maw={720}>
        {asPerson.length > 0 ? <RequestedPapers papers={asPerson} /> : null}
        {asPartner.length > 0 ? (
          <Stack gap="xs">
            {registrations.length > 0 || asPerson.length > 0 ? <Text fw={600}>{say(w.asPartner)}</Text> : null}
            <RequestedPapers papers={asPartner} />
          </Stack>
        ) : null}
        {registrations.map(({ id, event: event_id, event_title, time_zone, papers }) => (
          <Stack key={id} gap="xs">
            <Link to={event(event_id)}>{event_title}</Link>
            <OwnPapers registration={id} papers={papers} zone={time_zone} />
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
