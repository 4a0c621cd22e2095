import type { EventPage } from '@kxo/domain/events/contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { syllabusParts } from '@kxo/domain/events/syllabus/syllabus-parts'
import { syllabusWords as s } from '@kxo/domain/events/syllabus/syllabus-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Flex, Stack, Text, Title } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** The pedagogical sheet in the order of FOR-20; parts still to be written are shown to those who may write them alone. */
export function EventSheet({ event }: { event: EventPage }) {
  const { actor } = useViewer()
  const language = useLanguage()
  const { say } = language
  const writes = may.createEvents(actor)
  const parts = syllabusParts(event, language).filter(({ text }) => writes || text.trim() !== '')
  if (parts.length === 0)
    return (
      <Text display="block" c="dimmed" fz="sm">
        {say(w.sheetEmpty)}
      </Text>
    )
  return (
    <Stack gap={20}>
      {parts.map(({ key, title, text }) => (
        <Flex key={key} component="section" direction="column" gap={10}>
          <Title order={2} fz={18} fw={650}>
            {title}
          </Title>
          {text.trim() === '' ? (
            <Link to={adminEventStep(event.id, 'page')} aria-label={`${say(s.toComplete)}, ${title}`}>
              {say(s.toComplete)}
            </Link>
          ) : (
            <RichText document={proseOf(text)} />
          )}
        </Flex>
      ))}
    </Stack>
  )
}
