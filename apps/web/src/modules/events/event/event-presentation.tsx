import type { EventPage } from '@kxo/domain/events/contract'
import { sectionWords } from '@kxo/domain/events/presentation/presentation-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { isOrganisation, partnerKind } from '@kxo/domain/partners/kind'
import { portraitOf } from '@kxo/domain/partners/records/portrait'
import { Avatar, Flex, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { EventImage } from '../catalogue/event-image.tsx'

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')

/** Sections under a title of their own: the first one follows the summary. */
const titled = ['outline', 'practical'] as const

/** What an event is, and with whom. */
export function EventPresentation({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  return (
    <Stack gap={28} miw={0}>
      {event.image ? (
        <EventImage image={event.image} client={tenant.name} look="page" sizes="(max-width: 800px) 100vw, 720px" isFirst />
      ) : null}
      {event.summary ? (
        <Text c="dimmed" fz="lg">
          {event.summary}
        </Text>
      ) : null}
      {event.description ? <RichText document={event.description} under={1} /> : null}
      {titled.map((name) => {
        const document = event[name]
        return document ? (
          <Flex key={name} component="section" direction="column" gap={10}>
            <Title order={2} fz={18} fw={650}>
              {say(sectionWords[name])}
            </Title>
            <RichText document={document} under={2} />
          </Flex>
        ) : null
      })}
      <People event={event} />
      <People event={event} areOrganisations />
    </Stack>
  )
}

/** Who teaches or speaks; below, the organisations that support it, by their logos. */
function People({ event, areOrganisations = false }: { event: EventPage; areOrganisations?: boolean }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const people = event.people.filter(({ kind }) => isOrganisation(kind) === areOrganisations)
  if (people.length === 0) return null
  return (
    <Flex component="section" direction="column" gap={10}>
      <Title order={2} fz={18} fw={650}>
        {say(areOrganisations ? w.organisations : w.trainers)}
      </Title>
      <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(220px, 100%)" spacing="sm">
        {people.map((person) => (
          <Flex key={`${person.full_name} ${person.kind}`} component="li" gap="sm" align={person.biography ? 'flex-start' : 'center'}>
            <Avatar
              src={person.portrait_of === null ? null : portraitOf(tenant.name, person.portrait_of)}
              color="var(--mantine-primary-color-filled)"
              size={40}
              aria-hidden="true"
              {...(areOrganisations && { radius: 0, imageProps: { style: { objectFit: 'contain' } } })}
            >
              {initialsOf(person.full_name)}
            </Avatar>
            <span>
              {person.full_name}
              <Text span display="block" c="dimmed" fz="sm">
                {person.role_title || say(partnerKind.labelOf(person.kind))}
              </Text>
              {person.biography ? (
                <Text span display="block" fz="sm" mt={4} style={{ whiteSpace: 'pre-line' }}>
                  {person.biography}
                </Text>
              ) : null}
            </span>
          </Flex>
        ))}
      </SimpleGrid>
    </Flex>
  )
}
