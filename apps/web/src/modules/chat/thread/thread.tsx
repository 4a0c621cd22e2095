import type { Conversation } from '@kxo/domain/chat/contract'
import { groupDays } from '@kxo/domain/chat/rules'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { conversationQuery } from '../api.ts'
import { Composer } from '../composing/composer.tsx'
import { useDraft } from '../composing/use-draft.ts'
import { MessageList } from './message-list.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useMarkRead } from './use-mark-read.ts'

type ThreadProps = {
  id: number
  onBack?: (() => void) | undefined
  /** It is the whole page: its head is the title. */
  isPage?: boolean
  /** What the team does with a conversation. */
  acts?: (conversation: Conversation) => ReactNode
}

/** Whoever follows a personal link hears no news: the page asks again. */
const pollMs = 15_000

/** A conversation: its head, its messages, and where to write. */
export function Thread({ id, ...rest }: ThreadProps) {
  const { actor } = useViewer()
  return (
    <Flex component="section" direction="column" flex={1} miw={0} mih={0} h="100%">
      <Reading of={{ ...conversationQuery(id), ...(actor.session === 'link' && { refetchInterval: pollMs }) }} lines={8}>
        {(conversation) => <ThreadOf key={conversation.id} conversation={conversation} {...rest} />}
      </Reading>
    </Flex>
  )
}

function ThreadOf({ conversation, onBack, isPage = false, acts }: Omit<ThreadProps, 'id'> & { conversation: Conversation }) {
  const isForTeam = acts !== undefined
  const [text, setText] = useDraft(String(conversation.id))
  useMarkRead(conversation)
  return (
    <>
      <ThreadHead conversation={conversation} isForTeam={isForTeam} onBack={onBack} isPage={isPage || onBack !== undefined}>
        {acts?.(conversation)}
      </ThreadHead>
      <MessageList
        conversation={conversation}
        isForTeam={isForTeam}
        onTakeBack={(words) => setText(text.trim() === '' ? words : `${words}\n${text}`)}
      />
      <Foot conversation={conversation}>
        <Composer conversation={conversation} hasNotes={isForTeam} text={text} onText={setText} />
      </Foot>
    </>
  )
}

/** Why nothing may be written, or that writing opens it again. */
function Foot({ conversation, children }: { conversation: Conversation; children: ReactNode }) {
  const { say } = useLanguage()
  const { is_closed, is_over, may_write, closed_by_name } = conversation
  const said = is_over
    ? say(w.over, { days: groupDays })
    : !may_write
      ? say(w.readOnly)
      : is_closed
        ? closed_by_name
          ? say(w.closed, { name: closed_by_name })
          : say(w.closedAlone)
        : null
  return (
    <>
      {said ? (
        <Text py="xs" px="md" bg="var(--k-subtle)" fz="sm" role="status" className="line-above">
          {said}
        </Text>
      ) : null}
      {may_write ? children : null}
    </>
  )
}
