import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { withdrawalWords } from '@kxo/domain/signatures/agreement-legal'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { withdrawFromAgreement } from '../own-api.ts'

/** The withdrawal function: what it does, and the second button that confirms it (PRV-52). */
export function WithdrawDialog({ agreement: { id, reference, people }, onClose }: { agreement: OwnAgreement; onClose: () => void }) {
  const { say } = useLanguage()
  const withdrawing = useAction({
    mutationFn: () => withdrawFromAgreement(id),
    onSuccess: () => {
      toast.success(w.withdrawalReceived)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.withdrawTitle, { reference })}
      cancel
      acts={
        <Button variant="danger" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          {say(withdrawalWords.confirmWithdrawal)}
        </Button>
      }
    >
      <Text>{say(w.withdrawHelp, { name: people.find(({ is_self }) => is_self)?.name ?? '' })}</Text>
    </Dialog>
  )
}
