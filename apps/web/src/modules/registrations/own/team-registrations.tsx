import { groupPayment } from '@kxo/domain/payments/paths'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { isCancellable } from '@kxo/domain/registrations/rules'
import { holdsPlace } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { remind } from '../admin-api.ts'
import { SubstituteDialog } from '../collective/substitute-dialog.tsx'
import { CancelDialog } from '../deciding/cancel-dialog.tsx'
import { remindable } from '../deciding/decisions.ts'
import { registrationCells } from '../lists/registration-cells.ts'

type Open = { act: 'cancel' | 'replace'; registration: Registration }
type TeamRegistrationsProps = {
  /** Of one event; of every event to come without. */
  event?: number
  add?: ReactNode
}

/** A referent's people registered: where each stands, who is reminded, who gives up, who comes instead. */
export function TeamRegistrations({ event, add }: TeamRegistrationsProps) {
  const viewer = useViewer()
  const { actor } = viewer
  const mayPay = hasFeature(viewer, 'payment')
  const navigate = useNavigate()
  const { say } = useLanguage()
  const [open, setOpen] = useState<Open | null>(null)
  const only = event === undefined ? (['last_name', 'event_title', 'start_date', 'status'] as const) : (['last_name', 'status'] as const)
  const columns = useColumns(registrationList, registrationCells, { only })
  const reminding = useAction({
    mutationFn: ({ id }: Registration) => remind(id),
    onSuccess: (_, { first_name, last_name }) => toast.success(say(w.reminded, { name: `${first_name} ${last_name}` })),
  })
  const close = () => setOpen(null)
  const actsOn = (registration: Registration): RowAction[] => {
    const { status } = registration
    return [
      ...(status === 'toPay' && registration.is_paid_for && mayPay
        ? [{ label: w.pay, run: () => void navigate({ to: groupPayment(registration.event, String(registration.user)) }) }]
        : []),
      ...(remindable.includes(status) && !(status === 'toPay' && registration.is_paid_for)
        ? [{ label: w.remind, run: () => reminding.mutate(registration) }]
        : []),
      ...(isCancellable(status) && holdsPlace(status)
        ? [{ label: collectiveWords.substitute, run: () => setOpen({ act: 'replace', registration }) }]
        : []),
      ...(isCancellable(status) ? [{ label: w.cancel, run: () => setOpen({ act: 'cancel', registration }) }] : []),
    ]
  }
  const company = actor.company_id ?? 0
  return (
    <>
      <DataTable<Registration>
        caption={event === undefined ? collectiveWords.teamTab : w.registrations}
        source={tableSource(contract.list, { query: event === undefined ? { company, moment: 'upcoming' } : { company, event } })}
        {...(event === undefined && { defaults: { sort: 'start_date' } })}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name, event_title }) =>
          event === undefined ? `${first_name} ${last_name}, ${event_title}` : `${first_name} ${last_name}`
        }
        columns={columns}
        rowActions={actsOn}
        toolbar={add}
        empty={{ sentence: w.noRegistration, act: add }}
      />
      {open?.act === 'replace' ? <SubstituteDialog registration={open.registration} onClose={close} /> : null}
      {open?.act === 'cancel' ? <CancelDialog registration={open.registration} onClose={close} /> : null}
    </>
  )
}
