import { useBlocker } from '@tanstack/react-router'
import { uiWords } from '../i18n/words.ts'
import { confirm } from '../overlay/confirm.ts'

/** Asks before what was typed is lost. */
export const askToLeave = (): Promise<boolean> =>
  confirm({ title: uiWords.leaveTitle, message: uiWords.leaveHelp, act: uiWords.leave, tone: 'danger' })

/** Asks before leaving a page whose changes are not saved; a change of the query alone is not leaving, but of the parameter `of`, which names the record. */
export function LeaveGuard({ holds, of }: { holds: boolean; of?: string }) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const named = ({ search }: { search: object }): unknown => of && (search as Readonly<Record<string, unknown>>)[of]
      return (current.pathname !== next.pathname || named(current) !== named(next)) && !(await askToLeave())
    },
    enableBeforeUnload: holds,
    disabled: !holds,
  })
  return null
}
