import { useRef } from 'react'
import { isRefusal, mayBeDone } from '../../platform/api-error.ts'
import { isPendingAccount, isWholeNeeded } from './api.ts'

/**
 * Does what can be done only once, with a code or a link that is spent: refused by `refusal` after its answer was lost, it was done
 * the first time, and `goOn` opens the session from there.
 */
export function useDoneOnce(refusal: string) {
  const wasLost = useRef(false)
  return async (act: () => Promise<void>, goOn: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      wasLost.current ||= mayBeDone(error)
      if (!wasLost.current || !isRefusal(error, refusal)) throw error
      await goOn().catch((pending: unknown) => {
        throw isPendingAccount(pending) || isWholeNeeded(pending) ? pending : error
      })
    }
  }
}
