import { useBlocker } from '@tanstack/react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useLanguage } from './language.tsx'
import { partWords } from './part-words.ts'
import { uiWords } from './words.ts'

/** Asks before leaving a form whose changes are not saved; a change of the query alone is not leaving. */
export default function LeaveGuard() {
  const { say } = useLanguage()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <Dialog
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={uiWords.leaveTitle}
      acts={
        <>
          <Button variant="default" onClick={() => proceed?.()}>
            {say(uiWords.leave)}
          </Button>
          <Button data-autofocus onClick={() => reset?.()}>
            {say(partWords.stay)}
          </Button>
        </>
      }
    >
      <p>{say(uiWords.leaveHelp)}</p>
    </Dialog>
  )
}
