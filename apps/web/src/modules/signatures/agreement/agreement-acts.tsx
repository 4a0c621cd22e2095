import type { Agreement } from '@kxo/domain/signatures/agreement'
import { documentSignature } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { nextSignatory } from '@kxo/domain/signatures/turns'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Group } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { remindSignatory } from '../api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

const dialogs = {
  change: ContentDialog,
  request: RequestDialog,
  paper: PaperDialog,
  cancel: CancelDialog,
  withdrawal: WithdrawalDialog,
} satisfies Record<string, ComponentType<{ agreement: Agreement; onClose: () => void }>>

/** What may be done with an agreement where it stands. */
export function AgreementActs({ agreement }: { agreement: Agreement }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const reminding = useAction({
    mutationFn: () => remindSignatory(agreement.id),
    onSuccess: ({ name }) => toast.success(say(w.reminded, { name })),
  })
  const { status, lacking, people, order, is_expired, kind, withdrawn_at } = agreement
  const next = status === 'toSign' ? nextSignatory(people, order) : undefined
  const isOurs = next !== undefined && !is_expired && may.sign(actor, next)
  if (!may.writeAgreements(actor) && !isOurs) return null
  const isOpen = status === 'created' || status === 'toComplete' || status === 'toSign'
  const isWithdrawable = kind === 'individual' && status === 'signed' && withdrawn_at === null
  const dialog = (key: keyof typeof dialogs, label: string, variant: 'default' | 'primary' = 'default') => (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(key)}>
      {label}
    </Button>
  )
  const Dialog = open && dialogs[open]
  return (
    <Group gap="xs">
      {isOpen ? dialog('cancel', say(w.giveUp)) : null}
      {isOpen && lacking.length === 0 ? dialog('paper', say(w.paper)) : null}
      {isOpen ? dialog('change', say(w.change), lacking.length > 0 ? 'primary' : 'default') : null}
      {next && !is_expired && !isOurs ? (
        <Button variant="default" loading={reminding.isPending} onClick={() => reminding.mutate()}>
          {say(w.remind)}
        </Button>
      ) : null}
      {isOpen && lacking.length === 0 && !isOurs
        ? dialog(
            'request',
            say(status === 'toSign' ? w.requestAgain : w.request),
            status === 'toSign' && !is_expired ? 'default' : 'primary',
          )
        : null}
      {isOurs ? <LinkButton to={documentSignature(agreement.id)}>{say(w.countersign)}</LinkButton> : null}
      {isWithdrawable ? dialog('withdrawal', say(w.recordWithdrawal)) : null}
      {Dialog ? <Dialog agreement={agreement} onClose={() => setOpen(null)} /> : null}
    </Group>
  )
}
