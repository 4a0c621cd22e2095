import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Badge } from '../../ui/display/badge.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { usePlaceUntil } from './signin/place-until.ts'

type Shown = Pick<Registration, 'status' | 'ending' | 'hold_expires_at' | 'end_reason' | 'forms_due' | 'is_paid_for'>

/** What its owner reads where the list says something else. */
const own: Partial<Record<RegistrationStatus, Sentence>> = {
  pending: w.badgePending,
  invited: w.badgeInvited,
  registered: w.confirmed,
  present: w.badgePresent,
  signedIn: w.badgeSignedIn,
}

/** The state of one's own registration, with the time its place is kept and the reason of its end. */
export function RegistrationBadge({ registration }: { registration: Shown }) {
  const { say } = useLanguage()
  const { sayUntil } = usePlaceUntil()
  const { status, ending, hold_expires_at, end_reason, forms_due, is_paid_for } = registration
  // What others pay is not for its person to do.
  const isForOthers = status === 'toPay' && is_paid_for
  const isAccepted = status === 'toValidate' && forms_due > 0
  const label = isAccepted
    ? formsWords.acceptedWaiting
    : isForOthers
      ? orderWords.paymentAwaited
      : status === 'cancelled' && ending
        ? registrationEnding.labelOf(ending)
        : (own[status] ?? registrationStatus.labelOf(status))
  return (
    <>
      <Badge tone={isForOthers ? 'neutral' : registrationStatus.toneOf(status)}>{label}</Badge>
      {forms_due > 0 && !isAccepted ? <Badge tone="warning">{say(formsWords.due, { count: forms_due })}</Badge> : null}
      {hold_expires_at ? <small> {sayUntil(hold_expires_at, w.placeReservedShort, w.placeReservedShortDay)}</small> : null}
      {end_reason ? <small> {end_reason}</small> : null}
    </>
  )
}
