import type { Closing } from '@kxo/domain/billing/closings/closing-contract'
import { closingWords as w } from '@kxo/domain/billing/closings/closing-words'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { Code, Stack, Table, Text } from '@mantine/core'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** A closing opened: its totals by means and by rate, what it adds up to, and its hash. */
export function TotalsDialog({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  const { say, locale } = useLanguage()
  const money = (cents: number): string => formatMoney(cents, locale)
  return (
    <Dialog opened onClose={onClose} title={say(w.totalsOf, { from: closing.first_day, to: closing.last_day })} width={600}>
      <Stack gap="lg">
        <FactList
          facts={[
            [say(w.sales), money(closing.sales)],
            [say(w.credits), money(closing.credits)],
            [say(w.received), money(closing.received)],
            [say(w.perpetualSales), money(closing.perpetual_sales)],
            [say(w.perpetualReceived), money(closing.perpetual_received)],
          ]}
        />
        <Totals
          title={w.byMeans}
          heads={[p.mode, w.count, p.amount]}
          rows={closing.means.map(({ mode, count, amount }) => [say(paymentMode.labelOf(mode)), String(count), money(amount)])}
        />
        <Totals
          title={w.byRate}
          heads={[w.rate, w.basis, w.tax]}
          rows={closing.rates.map(({ vat, basis, tax }) => [formatRate(vat, locale), money(basis), money(tax)])}
        />
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {say(w.hash)} <Code>{closing.hash}</Code>
        </Text>
      </Stack>
    </Dialog>
  )
}

function Totals({ title, heads, rows }: { title: Sentence; heads: readonly Sentence[]; rows: readonly string[][] }) {
  const { say } = useLanguage()
  if (rows.length === 0) return null
  return (
    <Table captionSide="top" aria-label={say(title)}>
      <Table.Caption ta="start" mt={0}>
        {say(title)}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, index) => (
            <Table.Th key={head.fr} ta={index === 0 ? 'start' : 'end'}>
              {say(head)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row[0]}>
            {row.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always the same
              <Table.Td key={index} ta={index === 0 ? 'start' : 'end'} className="figures">
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
