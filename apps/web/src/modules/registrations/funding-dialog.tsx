import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { funderStatus } from '@kxo/domain/registrations/funder-status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, PlainSelect } from '../../ui/fields/input.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { registrationsKey } from './api.ts'

/** Where the funding body stands: its own axis, any status to any other. */
export function FundingDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [manual_status, setStatus] = useState(registration.manual_status ?? 'toCollect')
  const [reason, setReason] = useState('')
  const follow = useMutation({
    mutationFn: () =>
      call(contract.followFunding, {
        params: { client: tenant.name, id: registration.id },
        body: { manual_status, reason: reason.trim() },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: registrationsKey(tenant.name) })
      onClose()
    },
    onError: toast.failure,
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${say(w.followFunding)}, ${registration.first_name} ${registration.last_name}`}
      acts={
        <Button loading={follow.isPending} onClick={() => follow.mutate()}>
          {say(w.save)}
        </Button>
      }
    >
      <PlainSelect
        label={say(w.fundingStatus)}
        value={manual_status}
        onChange={(key) => setStatus(funderStatus.keys.find((known) => known === key) ?? manual_status)}
        options={funderStatus.keys.map((key) => ({ value: key, label: say(funderStatus.labelOf(key)) }))}
      />
      <Input label={say(w.reason)} value={reason} maxLength={500} onChange={(change) => setReason(change.currentTarget.value)} />
    </Dialog>
  )
}
