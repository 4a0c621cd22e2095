import { bill } from '@kxo/domain/billing/paths'
import { tickets } from '@kxo/domain/documents/paths'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { myEvents } from '@kxo/domain/registrations/paths'
import { Group } from '@mantine/core'
import { useViewer } from '../../platform/viewer.ts'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { saveFile } from '../../ui/display/save-file.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { calendarFile } from './paying/calendar-file.ts'

type Done = Pick<PaymentSummary, 'event' | 'event_title' | 'event_start' | 'event_end' | 'number' | 'registration_status'>

/** After paying, in this order: calendar file, ticket, bill. */
export function NextSteps({ done }: { done: Done }) {
  const { actor, tenant } = useViewer()
  const { say } = useLanguage()
  const { event, event_title, event_start, event_end, number } = done
  const isFull = actor.session === 'full'
  const save = () => {
    if (!event_start) return
    const id = `${tenant.name}-${event}@${location.hostname}`
    saveFile(
      calendarFile({ id, title: event_title ?? '', start: event_start, end: event_end ?? event_start }),
      `${event_title ?? 'agenda'}.ics`,
    )
  }
  return (
    <Group component="nav" aria-label={say(w.next)} gap="sm">
      {event_start ? (
        <Button variant="default" onClick={save}>
          {say(w.addToCalendar)}
        </Button>
      ) : null}
      {isFull && done.registration_status === 'registered' ? (
        <LinkButton variant="default" to={tickets()}>
          {say(w.seeTicket)}
        </LinkButton>
      ) : null}
      {isFull && number ? (
        <LinkButton variant="default" to={bill(number)}>
          {say(w.seeBill)}
        </LinkButton>
      ) : null}
      {isFull ? <LinkButton to={myEvents()}>{say(w.seeEvents)}</LinkButton> : null}
    </Group>
  )
}
