import type { EventImpact } from '@kxo/domain/events/contract'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Alert, List } from '@mantine/core'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Read = { data: EventImpact | undefined; error: unknown; refetch: () => unknown }

/** What an act on an event will do around it, line by line, before it is done. */
export function ImpactList({ of: answer, isCancelling }: { of: Read; isCancelling: boolean }) {
  const { say, locale } = useLanguage()
  const { data: impact, error } = answer
  if (!impact) return error ? <Failed error={error} onRetry={() => void answer.refetch()} /> : <Loading lines={3} />
  const lines = [
    impact.dates > 1 && say(seriesWords.datesTouched, { n: impact.dates }),
    say(w.tellPeople, { n: impact.people }),
    impact.partners > 0 && say(w.tellPartners, { n: impact.partners }),
    impact.tickets > 0 && say(isCancelling ? w.withdrawTickets : w.renewTickets, { n: impact.tickets }),
    impact.rooms > 0 && say(w.freeRooms, { n: impact.rooms }),
    isCancelling &&
      impact.credits !== null &&
      impact.credits.count > 0 &&
      say(w.creditBills, { n: impact.credits.count, amount: formatMoney(impact.credits.amount, locale) }),
    isCancelling &&
      impact.refunds !== null &&
      impact.refunds.count > 0 &&
      say(w.refundPayments, { n: impact.refunds.count, amount: formatMoney(impact.refunds.amount, locale) }),
    impact.attended > 0 && say(w.attendedStays, { n: impact.attended }),
  ].filter((line) => line !== false)
  return (
    <Alert color="gray" variant="light" title={say(w.whatFollows)} role="status">
      <List>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
