import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Box } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { chatAddress, numberIn, recordIn } from '../chat-address.ts'
import { ConversationList } from '../conversations/conversation-list.tsx'
import { FirstMessage } from '../starting/first-message.tsx'
import { Panes, useIsNarrow } from '../thread/panes.tsx'
import { Thread } from '../thread/thread.tsx'

/** One's own conversations with the organisation, and the one that is open; a personal link shows that one alone. */
export default function ChatPage() {
  const { say } = useLanguage()
  const { actor, tenant } = useViewer()
  const [{ conversation, q = '', about }, change] = useAddress(chatAddress)
  const isNarrow = useIsNarrow()
  const [isWriting, setWriting] = useState(false)
  const id = numberIn(conversation)
  const record = recordIn(about)
  const begins = id === null && (isWriting || record !== null)
  const hasList = may.useChat(actor)
  const isAlone = !hasList || (isNarrow && (id !== null || begins))
  const back = (): void => {
    setWriting(false)
    change({ conversation: undefined, about: undefined })
  }
  const open = (opened: number): void => {
    setWriting(false)
    change({ conversation: String(opened), about: undefined }, { replace: false })
  }
  const write = (
    <Button
      icon={<IconPencil size={18} aria-hidden="true" />}
      onClick={() => {
        change({ conversation: undefined, about: undefined })
        setWriting(true)
      }}
    >
      {say(w.write)}
    </Button>
  )
  return (
    <>
      {isAlone ? null : (
        <PageTitle subtitle={say(w.ownHelp, { client: tenant.label })} act={write}>
          {w.own}
        </PageTitle>
      )}
      <Panes isAlone={isAlone}>
        {isAlone ? null : (
          <Box w={isNarrow ? '100%' : 340} style={{ borderInlineEnd: isNarrow ? undefined : '1px solid var(--k-line)', flexShrink: 0 }}>
            <ConversationList
              scope="own"
              tab="open"
              q={q}
              current={id}
              onSearch={(text) => change({ q: text || undefined })}
              onOpen={open}
              act={isNarrow ? write : undefined}
            />
          </Box>
        )}
        {id !== null ? (
          <Thread key={id} id={id} onBack={isNarrow && hasList ? back : undefined} isPage={!hasList} />
        ) : begins ? (
          <FirstMessage key={about} record={record} onBack={isNarrow ? back : undefined} onStarted={open} />
        ) : isNarrow ? null : (
          <Box flex={1}>
            <Empty sentence={w.choose} />
          </Box>
        )}
      </Panes>
    </>
  )
}
