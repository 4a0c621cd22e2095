import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { uiWords } from '../i18n/words.ts'
import { confirm } from '../overlay/confirm.ts'

/** Asks before what was typed is lost. */
export const askToLeave = (): Promise<boolean> =>
  confirm({ title: uiWords.leaveTitle, message: uiWords.leaveHelp, act: uiWords.leave, tone: 'danger' })

type Move = Readonly<Record<'currentLocation' | 'nextLocation', { pathname: string }>>

/** Asks before leaving a page whose changes are not saved, from the first of them; a change of the query alone is not leaving. */
export function useLeaveGuard(holds: boolean): void {
  const router = useRouter({ warn: false })
  useEffect(
    () =>
      holds
        ? router.history.block({
            enableBeforeUnload: true,
            blockerFn: async ({ currentLocation, nextLocation }: Move) =>
              currentLocation.pathname !== nextLocation.pathname && !(await askToLeave()),
          })
        : undefined,
    [holds, router],
  )
}
