import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import type { Registration } from '@kxo/domain/registrations/contract'
import { waitsForPerson } from '@kxo/domain/registrations/home'
import { moveWords } from '@kxo/domain/registrations/moving/move-words'
import { may } from '@kxo/domain/registrations/permissions'
import { isCancellable, isMovable } from '@kxo/domain/registrations/rules'
import { holdsPlace } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { remind } from '../admin-api.ts'
import { extendHold } from '../api.ts'
import { SubstituteDialog } from '../collective/substitute-dialog.tsx'
import { offeredActs, remindable } from '../deciding/decisions.ts'
import { FundingDialog } from '../deciding/funding-dialog.tsx'
import { LaterCancellationDialog } from '../deciding/later-cancellation-dialog.tsx'
import { ReasonDialog } from '../deciding/reason-dialog.tsx'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { RegistrationPanel } from '../detail/registration-panel.tsx'
import { MoveDialog } from '../moving/move-dialog.tsx'

/** What a team does with one registration of a list, and the dialogs it opens; the panel has its address (`?registration=`). A place is moved where its event has other dates. */
export function useRegistrationActs(hasOtherDates = false): {
  actsOn: (registration: Registration) => readonly RowAction[]
  open: (id: number | null) => void
  dialogs: ReactNode
} {
  const { say } = useLanguage()
  const mayFollow = may.follow(useViewer().actor)
  const [search, change] = useAddress()
  const [prolonged, setProlonged] = useState<Registration | null>(null)
  const [funded, setFunded] = useState<Registration | null>(null)
  const [replaced, setReplaced] = useState<Registration | null>(null)
  const [moved, setMoved] = useState<Registration | null>(null)
  const [allowed, setAllowed] = useState<Registration | null>(null)
  const opened = Number(search['registration']) || null
  const open = (id: number | null) => change({ registration: id === null ? undefined : String(id) }, { replace: false })
  const decisions = useDecisions(offeredActs)
  const actsOn = (registration: Registration) => [
    ...decisions.actsOn(registration),
    ...(registration.hold_expires_at ? [{ label: w.holdLonger, run: () => setProlonged(registration) }] : []),
    ...(isReplaceable(registration) ? [{ label: collectiveWords.substitute, run: () => setReplaced(registration) }] : []),
    ...(hasOtherDates && isMovable(registration.status) && !hasBegun(registration)
      ? [{ label: moveWords.move, run: () => setMoved(registration) }]
      : []),
    ...(isReplaceable(registration) ? [{ label: w.allowLater, run: () => setAllowed(registration) }] : []),
    { label: w.followFunding, run: () => setFunded(registration) },
    ...((remindable.includes(registration.status) || registration.forms_due > 0) && waitsForPerson(registration)
      ? [{ label: w.remind, run: () => void remind(registration.id).then(() => toast.success(w.reminded), toast.failure) }]
      : []),
  ]
  const prolonging = useAction({
    mutationFn: ({ id, reason }: { id: number; reason: string }) => extendHold(id, reason),
    onSuccess: ({ first_name, last_name, hold_expires_at }) => {
      toast.success(say(w.holdUntil, { name: `${first_name} ${last_name}`, until: hold_expires_at ?? new Date() }))
      setProlonged(null)
    },
  })
  return {
    actsOn,
    open,
    dialogs: (
      <>
        {decisions.dialog}
        {prolonged ? (
          <ReasonDialog
            registration={prolonged}
            act={{ label: w.holdLonger }}
            busy={prolonging.isPending}
            onDecide={(reason) => prolonging.mutate({ id: prolonged.id, reason })}
            onClose={() => setProlonged(null)}
          />
        ) : null}
        {funded ? <FundingDialog registration={funded} onClose={() => setFunded(null)} /> : null}
        {moved ? <MoveDialog registration={moved} onClose={() => setMoved(null)} /> : null}
        {allowed ? <LaterCancellationDialog registration={allowed} onClose={() => setAllowed(null)} /> : null}
        {replaced ? <SubstituteDialog registration={replaced} onClose={() => setReplaced(null)} /> : null}
        {opened ? <RegistrationPanel id={opened} actsOn={actsOn} mayWrite={mayFollow} onClose={() => open(null)} /> : null}
      </>
    ),
  }
}

const isReplaceable = ({ status }: Registration): boolean => isCancellable(status) && holdsPlace(status)
const hasBegun = ({ start_date }: Registration): boolean => start_date !== null && start_date <= new Date()
