import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'

/** Takes a document back, once it is sure. */
export function WithdrawHandout({ name, withdraw }: { name: string; withdraw: () => Promise<unknown> }) {
  const { say } = useLanguage()
  const run = async (): Promise<void> => {
    if (await confirm({ title: say(w.withdrawTitle, { name }), message: w.withdrawHelp, act: w.withdraw, tone: 'danger' }))
      await runAction(withdraw, w.withdrawn)
  }
  return (
    <Button variant="subtle" size="sm" aria-label={say(w.withdrawOf, { name })} onClick={() => void run()}>
      {say(w.withdraw)}
    </Button>
  )
}
