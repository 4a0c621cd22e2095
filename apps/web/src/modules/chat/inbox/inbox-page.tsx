import { type InboxTab, inboxTabs } from '@kxo/domain/chat/kinds'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { inboxAddress, numberIn } from '../chat-address.ts'
import { ConversationList } from '../conversations/conversation-list.tsx'
import { StartDialog } from '../starting/start-dialog.tsx'
import { Panes, useIsNarrow, useIsWide } from '../thread/panes.tsx'
import { Thread } from '../thread/thread.tsx'
import { ConversationActs } from './conversation-acts.tsx'
import { PersonCard } from './person-card.tsx'

const tabWords: Readonly<Record<InboxTab, Sentence>> = {
  open: w.tabOpen,
  mine: w.tabMine,
  unassigned: w.tabUnassigned,
  groups: w.tabGroups,
  closed: w.tabClosed,
}

/** The inbox the team shares: conversations, the one that is open, and the card of its person; one pane at a time on a phone. */
export default function InboxPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [{ conversation, tab = 'open', q = '', with: to, about }, change] = useAddress(inboxAddress)
  const [isNarrow, isWide] = [useIsNarrow(), useIsWide()]
  const [hasCard, setCard] = useState(false)
  const id = numberIn(conversation)
  const isAlone = isNarrow && id !== null
  const start = (
    <Button icon={<IconPlus size={18} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => change({ with: 'new' })}>
      {say(w.newMessage)}
    </Button>
  )
  return (
    <>
      {isAlone ? null : (
        <PageTitle subtitle={say(w.inboxHelp)} act={may.answer(actor) ? start : undefined}>
          {w.inbox}
        </PageTitle>
      )}
      <Panes isAlone={isAlone}>
        {isAlone ? null : (
          <Box w={isNarrow ? '100%' : 340} style={{ borderInlineEnd: isNarrow ? undefined : '1px solid var(--k-line)', flexShrink: 0 }}>
            <ConversationList
              scope="team"
              tab={tab}
              q={q}
              current={id}
              onSearch={(text) => change({ q: text || undefined })}
              onOpen={(opened) => change({ conversation: String(opened) }, { replace: false })}
              filters={
                <Select
                  aria-label={say(w.tabs)}
                  data={inboxTabs.map((value) => ({ value, label: say(tabWords[value]) }))}
                  value={tab}
                  allowDeselect={false}
                  onChange={(value) => change({ tab: value === 'open' ? undefined : (value ?? undefined) })}
                />
              }
            />
          </Box>
        )}
        {id === null ? (
          isNarrow ? null : (
            <Box flex={1}>
              <Empty sentence={w.choose} />
            </Box>
          )
        ) : (
          <Thread
            key={id}
            id={id}
            onBack={isNarrow ? () => change({ conversation: undefined }) : undefined}
            acts={(shown) => <ConversationActs conversation={shown} onCard={isWide ? undefined : () => setCard(true)} />}
          />
        )}
        {id !== null && isWide ? (
          <Box w={300} style={{ borderInlineStart: '1px solid var(--k-line)', flexShrink: 0, overflowY: 'auto' }}>
            <PersonCard conversation={id} />
          </Box>
        ) : null}
      </Panes>
      {id !== null && !isWide ? (
        <Dialog opened={hasCard} onClose={() => setCard(false)} title={say(w.card)}>
          <PersonCard conversation={id} />
        </Dialog>
      ) : null}
      {to !== undefined && may.answer(actor) ? (
        <StartDialog
          to={to === 'new' ? null : Number(to)}
          about={about}
          onClose={() => change({ with: undefined, about: undefined })}
          onStarted={(started) => change({ with: undefined, about: undefined, conversation: String(started) })}
        />
      ) : null}
    </>
  )
}
