import { mailingContract as contract } from '@kxo/domain/mailing/contract'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

/** Asks why an address receives again: the history of addresses says it. */
export function LiftDialog({ id, address, onClose }: { id: number; address: string; onClose: () => void }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const lift = useAction({
    mutationFn: () => call(contract.liftSuppression, { params: { id }, body: { reason } }),
    onSuccess: () => {
      toast.success(say(w.lifted))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.liftTitle}
      cancel
      acts={
        <Button loading={lift.isPending} disabled={reason === ''} onClick={() => lift.mutate()}>
          {say(w.lift)}
        </Button>
      }
    >
      <Text mb="md">{say(w.liftHelp, { address })}</Text>
      <TextInput
        label={say(w.liftReason)}
        placeholder={say(w.liftExample)}
        withAsterisk
        value={typed}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Dialog>
  )
}
