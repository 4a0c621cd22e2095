import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Totals } from '@kxo/domain/kernel/totals'
import { billPayment } from '@kxo/domain/payments/paths'
import { boostWords as w } from '@kxo/domain/recruiting/boost-words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { orderBoosts } from '../api.ts'
import type { BasketLine } from './use-basket.ts'

/** What is about to be ordered, line by line, and its total before the one button (PRV-50). */
export function Basket({ lines, totals }: { lines: readonly BasketLine[]; totals: Totals }) {
  const { say, locale } = useLanguage()
  const goOn = useNavigateIfMounted()
  const money = (cents: number): string => formatMoney(cents, locale)
  const ordering = useAction({
    mutationFn: () =>
      orderBoosts({
        lines: lines.map(({ offer, duration, starts_on }) => ({ event: offer.id, product: duration.id, starts_on })),
        total: totals.total_ttc,
      }),
    onSuccess: ({ bill }) => goOn(billPayment(bill)),
  })
  return (
    <PanelSection aria-label={say(w.basket)} gap="sm" pos="sticky" top={16}>
      <Title order={2} size="h4">
        {say(w.basket)}
      </Title>
      {lines.length === 0 ? (
        <Text c="dimmed">{say(w.basketEmpty)}</Text>
      ) : (
        <>
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {lines.map(({ offer, duration, starts_on }) => (
              <Group component="li" key={offer.id} justify="space-between" wrap="nowrap" align="start">
                <div>
                  <Text className="anywhere">{offer.title}</Text>
                  <Text size="sm" c="dimmed">
                    {say(w.lineFrom, { name: duration.name, day: formatDate(starts_on, locale) })}
                  </Text>
                </div>
                <Text className="figures">{money(duration.amount_ht)}</Text>
              </Group>
            ))}
          </Stack>
          <Sum label={say(w.totalHt)} value={money(totals.total_ht)} />
          <Sum label={say(w.tax)} value={money(totals.total_tax)} />
          <Sum label={say(w.total)} value={money(totals.total_ttc)} isMain />
          <Text size="sm" c="dimmed">
            {say(w.orderHelp)}
          </Text>
          <Button loading={ordering.isPending} onClick={() => ordering.mutate()}>
            {say(w.order, { n: lines.length })}
          </Button>
        </>
      )}
    </PanelSection>
  )
}

const Sum = ({ label, value, isMain = false }: { label: string; value: string; isMain?: boolean }) => (
  <Group justify="space-between" className="line-above" pt="xs">
    <Text fw={isMain ? 600 : 400}>{label}</Text>
    <Text fw={isMain ? 600 : 400} className="figures">
      {value}
    </Text>
  </Group>
)
