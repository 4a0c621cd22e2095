import type { Conversation, Message } from '@kxo/domain/chat/contract'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { readOlder } from '../api.ts'

/** The messages shown: the latest, those before them once they are asked for, and those that newer ones pushed out of the reading. */
export function useOlder({ id, messages, has_older }: Conversation) {
  const [known] = useState(() => new Map<number, Message>())
  const [hasMore, setHasMore] = useState<boolean | null>(null)
  // So much was said meanwhile that something is missing in between: what was shown is asked for again.
  const hasGap = known.size > 0 && !messages.some((message) => known.has(message.id))
  if (hasGap) known.clear()
  for (const message of messages) known.set(message.id, message)
  const shown = [...known.values()].toSorted((a, b) => a.id - b.id)
  const read = useAction({
    mutationFn: () => readOlder(id, shown[0]?.id ?? 0),
    onSuccess: (older) => {
      for (const message of older.messages) known.set(message.id, message)
      setHasMore(older.has_older)
    },
  })
  return { shown, hasOlder: hasGap ? has_older : (hasMore ?? has_older), readOlder: () => read.mutate(), isReading: read.isPending }
}
