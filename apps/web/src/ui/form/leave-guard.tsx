import { useBlocker } from '@tanstack/react-router'
import { uiWords } from '../i18n/words.ts'
import { confirm } from '../overlay/confirm.ts'

/** Asks before what was typed is lost. */
export const askToLeave = (): Promise<boolean> =>
  confirm({ title: uiWords.leaveTitle, message: uiWords.leaveHelp, act: uiWords.leave, tone: 'danger' })

/** Asks before leaving a page whose changes are not saved; a change of the query alone is not leaving. */
export function LeaveGuard({ holds }: { holds: boolean }) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await askToLeave()),
    enableBeforeUnload: holds,
    disabled: !holds,
  })
  return null
}
