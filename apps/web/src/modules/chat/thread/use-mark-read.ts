import type { Conversation } from '@kxo/domain/chat/contract'
import { useEffect, useRef } from 'react'
import { markRead } from '../api.ts'

/** Says that a thread was read as soon as it is looked at: never from a page that is behind another. */
export function useMarkRead({ id, messages, read_up_to }: Conversation): void {
  const last = messages.at(-1)?.id ?? 0
  const said = useRef(0)
  useEffect(() => {
    const mark = (): void => {
      if (document.visibilityState !== 'visible' || last <= read_up_to || said.current >= last) return
      said.current = last
      // Lost, it is said again at the next look.
      void markRead(id, last).catch(() => {
        said.current = 0
      })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, last, read_up_to])
}
