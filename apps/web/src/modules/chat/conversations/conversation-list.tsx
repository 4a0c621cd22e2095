import type { InboxTab } from '@kxo/domain/chat/kinds'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Box, Flex } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { SearchBox } from '../../../ui/table/search-box.tsx'
import { conversationsQuery, type Scope } from '../api.ts'
import { ConversationRow } from './conversation-row.tsx'

type ConversationListProps = {
  scope: Scope
  tab: InboxTab
  q: string
  current: number | null
  onSearch: (q: string) => void
  onOpen: (id: number) => void
  /** What chooses among them, above. */
  filters?: ReactNode
  /** What to do when there is none. */
  act?: ReactNode
}

const sizes = [25, 50, 100] as const

const noneOf = (scope: Scope, tab: InboxTab, q: string) => {
  if (q) return w.noneFound
  if (scope === 'own') return w.noneOwn
  return tab === 'closed' ? w.noneClosed : w.noneOpen
}

/** Conversations, those with something unread first; searched by name and by what was said. */
export function ConversationList({ scope, tab, q, current, onSearch, onOpen, filters, act }: ConversationListProps) {
  const { say } = useLanguage()
  const [size, setSize] = useState<(typeof sizes)[number]>(25)
  const answer = useQuery({ ...conversationsQuery({ scope, tab, q, page_size: size }), placeholderData: keepPreviousData })
  const next = sizes.find((one) => one > size)
  return (
    <Flex component="section" direction="column" mih={0} h="100%" aria-label={say(w.conversations)}>
      <Flex direction="column" gap="xs" p="md">
        <SearchBox label={w.search} value={q} onChange={onSearch} />
        {filters}
      </Flex>
      <Box flex={1} mih={0} style={{ overflowY: 'auto' }}>
        <Answered of={answer} lines={8}>
          {({ results, count }) =>
            results.length === 0 ? (
              <Empty sentence={noneOf(scope, tab, q)} icon={<IconMessages size={28} stroke={1.5} />} {...(!q && act && { act })} />
            ) : (
              <>
                <Flex component="ul" direction="column">
                  {results.map((one) => (
                    <ConversationRow
                      key={one.id}
                      conversation={one}
                      isForTeam={scope === 'team'}
                      isCurrent={one.id === current}
                      onOpen={() => onOpen(one.id)}
                    />
                  ))}
                </Flex>
                {count > results.length && next ? (
                  <Box p="md">
                    <Button variant="subtle" size="sm" fullWidth onClick={() => setSize(next)}>
                      {say(w.more)}
                    </Button>
                  </Box>
                ) : null}
              </>
            )
          }
        </Answered>
      </Box>
    </Flex>
  )
}
