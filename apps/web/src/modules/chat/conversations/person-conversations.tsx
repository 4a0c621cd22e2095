import type { ConversationLine } from '@kxo/domain/chat/contract'
import { adminChat, conversationParameter, withParameter } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Box, Flex, Stack, Text } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { conversationsWithQuery } from '../api.ts'
import { subjectOf } from './conversation-name.ts'

/** The conversations with a person, open or closed, and the way to write to them. */
export default function PersonConversations({ id }: { id: number }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const write = may.answer(actor) ? (
    <LinkButton to={adminChat()} search={{ [withParameter]: String(id) }}>
      {say(w.newMessage)}
    </LinkButton>
  ) : null
  return (
    <Reading of={conversationsWithQuery(id)} lines={4}>
      {({ results }) =>
        results.length === 0 ? (
          <Empty sentence={w.noneOfPerson} act={write} />
        ) : (
          <Stack gap="md">
            <Flex justify="flex-end">{write}</Flex>
            <Panel component="ul">
              {results.map((one) => (
                <Line key={one.id} conversation={one} />
              ))}
            </Panel>
          </Stack>
        )
      }
    </Reading>
  )
}

function Line({ conversation: { id, subject, last_author, last_text, last_at, is_closed } }: { conversation: ConversationLine }) {
  const language = useLanguage()
  const { say, locale, zone } = language
  return (
    <PanelRow>
      <Box flex="1 1 240px" miw={0}>
        <Link to={adminChat()} search={{ [conversationParameter]: String(id) }} className="anywhere">
          {say(w.lastSaid, { author: last_author, text: last_text })}
        </Link>
        <Text c="dimmed" fz="sm">
          {[subject ? subjectOf(language, subject) : null, formatDateTime(last_at, locale, { zone })].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {is_closed ? <Badge>{w.closedMark}</Badge> : null}
    </PanelRow>
  )
}
