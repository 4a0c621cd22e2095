import type { ConversationLine } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { dayInZone, formatDate, formatTime } from '@kxo/domain/kernel/dates'
import { Flex, Text, UnstyledButton } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { nameOfConversation, subjectOf } from './conversation-name.ts'

type ConversationRowProps = { conversation: ConversationLine; isForTeam: boolean; isCurrent: boolean; onOpen: () => void }

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A conversation in its list: with whom, about what, its last message, and how many are not read. */
export function ConversationRow({ conversation, isForTeam, isCurrent, onOpen }: ConversationRowProps) {
  const language = useLanguage()
  const { say, locale, zone } = language
  const { tenant } = useViewer()
  const now = useNow()
  const { subject, unread, last_at, assigned_name } = conversation
  const name = nameOfConversation(language, conversation, tenant.label, isForTeam)
  const isToday = dayInZone(last_at, zone) === dayInZone(now, zone)
  const about = [
    subject && conversation.kind !== 'group' ? subjectOf(language, subject) : null,
    isForTeam ? conversation.company_name : null,
    assigned_name,
    conversation.is_closed ? say(w.closedMark) : null,
  ].filter(Boolean)
  return (
    <li>
      <UnstyledButton
        w="100%"
        py="sm"
        px="md"
        className="line-link line-above"
        aria-current={isCurrent || undefined}
        bg={isCurrent ? 'var(--k-tint)' : undefined}
        onClick={onOpen}
      >
        <Flex gap="sm" align="flex-start" component="span">
          <Avatar name={name} address={null} />
          <Flex component="span" direction="column" flex={1} miw={0} gap={2}>
            <Flex component="span" gap="xs" align="baseline">
              <Text span flex={1} miw={0} fw={unread > 0 ? 700 : 550} style={oneLine}>
                {name}
              </Text>
              <Text span c="dimmed" fz="xs" className="figures">
                {isToday ? formatTime(last_at, locale, { zone }) : formatDate(last_at, locale, { zone })}
              </Text>
            </Flex>
            {about.length > 0 ? (
              <Text span c="dimmed" fz="xs" style={oneLine}>
                {about.join(' · ')}
              </Text>
            ) : null}
            <Flex component="span" gap="xs" align="center">
              <Text span flex={1} miw={0} fz="sm" c={unread > 0 ? undefined : 'dimmed'} fw={unread > 0 ? 550 : undefined} style={oneLine}>
                {say(w.lastSaid, { author: conversation.last_author, text: conversation.last_text })}
              </Text>
              {unread > 0 ? (
                <>
                  <Text
                    span
                    miw={20}
                    px={6}
                    bdrs={999}
                    bg="var(--k-primary)"
                    c="var(--k-on-primary)"
                    fz="xs"
                    fw={650}
                    ta="center"
                    aria-hidden="true"
                  >
                    {unread}
                  </Text>
                  <span className="visually-hidden">{say(w.unreadMessages, { n: unread })}</span>
                </>
              ) : null}
            </Flex>
          </Flex>
        </Flex>
      </UnstyledButton>
    </li>
  )
}
