import type { AbsenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { decide } from '../admin-api.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import type { OfferedAct } from './decisions.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Decidable = Pick<Registration, 'id' | 'status' | 'forms_due' | 'first_name' | 'last_name'>
type Decided = { registration: Decidable; act: OfferedAct }

/** Acts of a row of registrations, those that must say why behind their dialog. */
export function useDecisions(acts: readonly OfferedAct[]): { actsOn: (registration: Decidable) => RowAction[]; dialog: ReactNode } {
  const { say } = useLanguage()
  const [asking, setAsking] = useState<Decided | null>(null)
  const deciding = useAction({
    mutationFn: ({ registration, act, reason, absence }: Decided & { reason: string; absence?: AbsenceReason }) =>
      decide(registration.id, act.decide(reason, absence)),
    onSuccess: async (registration, decided) => {
      const name = `${registration.first_name} ${registration.last_name}`
      toast.success(say(w.changed, { name, status: say(registrationStatus.labelOf(registration.status)) }))
      // Another one may be asked about meanwhile.
      setAsking((shown) => (shown?.registration === decided.registration ? null : shown))
    },
  })
  return {
    actsOn: (registration) =>
      acts
        .filter(({ from, isFor }) => from.includes(registration.status) && (isFor?.(registration) ?? true))
        .map((act) => ({
          label: act.label,
          ...(act.tone ? { tone: act.tone } : {}),
          ...(act.stand ? { stand: act.stand } : {}),
          run: () => (act.asksReason ? setAsking({ registration, act }) : deciding.mutate({ registration, act, reason: '' })),
        })),
    dialog: asking?.act.asksAbsence ? (
      <AbsenceDialog
        registration={asking.registration}
        onClose={() => setAsking(null)}
        onDecide={(reason, absence) => deciding.mutateAsync({ ...asking, reason, absence })}
      />
    ) : asking ? (
      <ReasonDialog
        {...asking}
        busy={deciding.isPending}
        onClose={() => setAsking(null)}
        onDecide={(reason) => deciding.mutate({ ...asking, reason })}
      />
    ) : null,
  }
}
