import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Group, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { announce } from '../api.ts'

const means = ['transfer', 'cheque'] as const

/** What an order comes to: all it is paid in, since its bill may be that of the deposit alone. */
const wholeOf = ({ plan, amount }: PaymentSummary): number => (plan.length > 0 ? plan.reduce((sum, part) => sum + part.amount, 0) : amount)

/** Orders of several people committed to at once, each on its own bill; a card pays one at a time. */
export function OrderTogether({ orders }: { orders: readonly PaymentSummary[] }) {
  const { say, locale } = useLanguage()
  const ordering = useAction({
    mutationFn: async (mode: (typeof means)[number]) => {
      // One after the other: bills take their numbers in the order they are shown.
      for (const { bill } of orders) if (bill !== null) await announce(bill, { mode })
    },
  })
  const offered = means.filter((mode) => orders.every((order) => order.means.includes(mode)))
  const lacksNumber = orders.some(({ order_asked, purchase_order }) => order_asked !== null && !purchase_order)
  if (orders.length < 2 || offered.length === 0 || lacksNumber) return null
  const money = (of: (order: PaymentSummary) => number): string =>
    formatMoney(
      orders.reduce((sum, order) => sum + of(order), 0),
      locale,
    )
  return (
    <Panel component="section" p={20} gap="sm" aria-label={say(w.together)}>
      <h2>{say(w.together)}</h2>
      <Text>{say(w.togetherHelp, { n: orders.length, amount: money(wholeOf), now: money(({ now }) => now) })}</Text>
      <Group gap="xs">
        {offered.map((mode) => (
          <Button
            key={mode}
            variant={mode === offered[0] ? 'primary' : 'default'}
            loading={ordering.isPending && ordering.variables === mode}
            disabled={ordering.isPending}
            onClick={() => ordering.mutate(mode)}
          >
            {say(w.orderBy, { means: say(paymentMode.labelOf(mode)) })}
          </Button>
        ))}
      </Group>
    </Panel>
  )
}
