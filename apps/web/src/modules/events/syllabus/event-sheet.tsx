import type { EventPage } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { programmeFields } from '@kxo/domain/events/sheet'
import { sheetWords, eventsWords as w } from '@kxo/domain/events/words'
import { Flex, Stack, Text, Title } from '@mantine/core'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useHours } from '../event/event-dates.tsx'

/** The pedagogical sheet in the order of FOR-20; parts not written are not shown. `alone`: nothing stands between it and the page's title. */
export function EventSheet({ event, alone }: { event: EventPage; alone?: boolean }) {
  const title = alone ? ({ order: 2, fz: 18, fw: 650 } as const) : ({ order: 3, fz: 'md', fw: 650 } as const)
  const { say } = useLanguage()
  const hours = useHours()
  const written = programmeFields.filter((field) => event.sheet[field]?.trim())
  if (written.length === 0)
    return (
      <Text display="block" c="dimmed" fz="sm">
        {say(w.sheetEmpty)}
      </Text>
    )
  return (
    <Stack gap={20}>
      {event.minutes > 0 ? (
        <Flex component="section" direction="column" gap={10}>
          <Title {...title}>{say(w.duration)}</Title>
          <p>{say(w.durationOf, { hours: hours(event.minutes), n: event.slots.length })}</p>
        </Flex>
      ) : null}
      {written.map((field) => (
        <Flex key={field} component="section" direction="column" gap={10}>
          <Title {...title}>{say(sheetWords[field])}</Title>
          <RichText document={proseOf(event.sheet[field] ?? '')} />
        </Flex>
      ))}
      {event.sheet.remote_assistance ? (
        <Flex component="section" direction="column" gap={10}>
          <Title {...title}>{say(w.remoteAssistance)}</Title>
          <RichText document={proseOf(event.sheet.remote_assistance)} />
        </Flex>
      ) : null}
      {event.sheet.certification_code ? (
        <Flex component="section" direction="column" gap={10}>
          <Title {...title}>{say(w.certification)}</Title>
          <p>{event.sheet.certification_code}</p>
        </Flex>
      ) : null}
    </Stack>
  )
}
