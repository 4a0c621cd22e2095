import { attendanceContract } from '@kxo/domain/attendance/contract'
import { bill } from '@kxo/domain/billing/paths'
import { tickets } from '@kxo/domain/documents/paths'
import { event as eventAddress } from '@kxo/domain/events/paths'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { myEvents } from '@kxo/domain/registrations/paths'
import { Group } from '@mantine/core'
import { Suspense } from 'react'
import { downloadFile } from '../../platform/download-file.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { AccountOfferAfter } from '../registrations/index.ts'

type Done = Pick<PaymentSummary, 'registration' | 'event_start' | 'number' | 'registration_status'> & {
  event?: number | null
  /** Paid for somebody else: the agenda and the ticket are theirs, the rest of the group is what is left. */
  isForOther?: boolean
}

/** After paying, in this order: calendar file, ticket, bill; then the account a visitor has not. */
export function NextSteps({ done: { registration, event_start, number, registration_status, event, isForOther = false } }: { done: Done }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const isFull = actor.session === 'full'
  const isDated = event_start !== null && registration !== null && !isForOther
  const save = (id: number): Promise<void> => downloadFile(attendanceContract.calendar, { params: { id } })
  const ways = isFull || isDated
  return (
    <>
      {ways ? (
        <Group component="nav" aria-label={say(w.next)} gap="sm">
          {isDated ? (
            <Button variant="default" onClick={() => void save(registration).catch(toast.failure)}>
              {say(w.addToCalendar)}
            </Button>
          ) : null}
          {isFull && registration_status === 'registered' && !isForOther ? (
            <LinkButton variant="default" to={tickets()}>
              {say(w.seeTicket)}
            </LinkButton>
          ) : null}
          {isFull && number ? (
            <LinkButton variant="default" to={bill(number)}>
              {say(w.seeBill)}
            </LinkButton>
          ) : null}
          {!isFull ? null : isForOther && event ? (
            <LinkButton to={eventAddress(event)} search={{ tab: 'team' }}>
              {say(collectiveWords.teamTab)}
            </LinkButton>
          ) : (
            <LinkButton to={myEvents()}>{say(w.seeEvents)}</LinkButton>
          )}
        </Group>
      ) : null}
      {isFull || registration === null ? null : (
        <Suspense>
          <AccountOfferAfter registration={registration} />
        </Suspense>
      )}
    </>
  )
}
