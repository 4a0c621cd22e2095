import { event as eventAddress } from '@kxo/domain/events/paths'
import type { Availability } from '@kxo/domain/events/rules'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { eventPayment } from '@kxo/domain/payments/paths'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { moveWords } from '@kxo/domain/registrations/moving/move-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { signin } from '@kxo/domain/registrations/paths'
import { isCancellable, isMovable } from '@kxo/domain/registrations/rules'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { cancelTermsQuery } from '../api.ts'
import { actOf } from '../deciding/act-of.ts'
import { registrationsDependencies } from '../dependencies.ts'

const CancelDialog = lazy(() => import('../deciding/cancel-dialog.tsx').then((loaded) => ({ default: loaded.CancelDialog })))
const MoveDialog = lazy(() => import('../moving/move-dialog.tsx').then((loaded) => ({ default: loaded.MoveDialog })))
const TransferDialog = lazy(() => import('./transfer-dialog.tsx').then((loaded) => ({ default: loaded.TransferDialog })))

const main: Partial<Record<RegistrationStatus, { label: Sentence; to: (event: number) => string }>> = {
  pending: { label: w.resume, to: signin },
  invited: { label: w.answerInvitation, to: signin },
  toComplete: { label: w.complete, to: signin },
  toPay: { label: w.pay, to: eventPayment },
}

/** What is over begins again where there is a place, or a list to wait on. */
const again: Partial<Record<Availability, { label: Sentence; to: (event: number) => string }>> = {
  available: { label: w.registerAgain, to: signin },
  waitingList: { label: waitingWords.join, to: eventAddress },
}

/** What a registration offers its owner; small, it stands in a line, and who pays is said on the card of the registration. */
export function OwnActs({ registration, size = 'md' }: { registration: Registration; size?: 'sm' | 'md' }) {
  const { say } = useLanguage()
  const [isCancelling, setCancelling] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const isPaidFor = registration.status === 'toPay' && registration.is_paid_for
  const toFill = registration.forms_due > 0 ? { label: formsWords.fill, to: signin } : undefined
  const anew = registration.status === 'cancelled' && registration.availability ? again[registration.availability] : undefined
  const act = isPaidFor ? undefined : (toFill ?? anew ?? main[registration.status])
  const { ExplainAbsence } = registrationsDependencies()
  const now = useNow().getTime()
  const isUnderway = isCancellable(registration.status) && registration.status !== 'pending' && registration.status !== 'invited'
  const isPast = isUnderway && registration.cancel_limit !== null && registration.cancel_limit.getTime() < now
  // The law may give longer than the organiser does.
  const terms = useQuery({ ...cancelTermsQuery(registration.id), enabled: isPast })
  const isOver = isPast && !terms.data?.is_open
  const isAhead = !isPast && (registration.start_date?.getTime() ?? now + 1) > now
  const mayHandOver = registration.is_transferable && registration.status === 'registered' && isAhead
  const mayMove = registration.has_other_dates === true && isMovable(registration.status) && isAhead
  return (
    <>
      {act ? (
        <LinkButton size={size} to={act.to(registration.event)}>
          {say(act.label)}
        </LinkButton>
      ) : null}
      {isPaidFor ? (
        <Text size="sm" c="dimmed" {...(size === 'md' && { w: '100%' })}>
          {size === 'sm'
            ? say(orderWords.paidForShort)
            : registration.paid_by
              ? say(orderWords.paidForBy, { name: registration.paid_by })
              : say(orderWords.paidFor)}
        </Text>
      ) : null}
      {isOver ? (
        <Text size="sm" c="dimmed">
          {say(w.cancelClosed, { limit: registration.cancel_limit ?? '' })}
        </Text>
      ) : isCancellable(registration.status) ? (
        <Button size={size} variant="default" onClick={() => setCancelling(true)}>
          {say(actOf(registration))}
        </Button>
      ) : null}
      {mayMove ? (
        <Button size={size} variant="default" onClick={() => setMoving(true)}>
          {say(moveWords.move)}
        </Button>
      ) : null}
      {mayHandOver ? (
        <Button size={size} variant="default" onClick={() => setHandingOver(true)}>
          {say(collectiveWords.transfer)}
        </Button>
      ) : null}
      {registration.status === 'absent' && ExplainAbsence ? (
        <Suspense>
          <ExplainAbsence registration={{ ...registration, title: registration.event_title }} isLine={size === 'sm'} />
        </Suspense>
      ) : null}
      <Suspense>
        {isMoving ? <MoveDialog registration={registration} onClose={() => setMoving(false)} /> : null}
        {isHandingOver ? <TransferDialog registration={registration} onClose={() => setHandingOver(false)} /> : null}
        {isCancelling ? <CancelDialog registration={registration} onClose={() => setCancelling(false)} /> : null}
      </Suspense>
    </>
  )
}
