import { journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import { billWords } from '@kxo/domain/billing/words'
import { monthInWords } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Table } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Amounts = { amount_ht: number; tax_amount: number; amount: number }

/** The totals of each month of a period that holds several, then of the whole. */
export function MonthTotals({ months, whole }: { months: readonly ({ month: string } & Amounts)[]; whole: Amounts }) {
  const { say, locale } = useLanguage()
  const cells = ({ amount_ht, tax_amount, amount }: Amounts) =>
    [amount_ht, tax_amount, amount].map((cents, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always the same
      <Table.Td key={index} ta="end" className="figures">
        {formatMoney(cents, locale)}
      </Table.Td>
    ))
  return (
    <Table.ScrollContainer minWidth={480} mb="lg">
      <Table aria-label={say(w.perMonth)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say(w.month)}</Table.Th>
            {[billWords.amountHt, w.tax, billWords.amount].map((label) => (
              <Table.Th key={label.fr} ta="end">
                {say(label)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((row) => (
            <Table.Tr key={row.month}>
              <Table.Td>{monthInWords(row.month, locale)}</Table.Td>
              {cells(row)}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={600}>
            <Table.Td>{say(w.wholePeriod)}</Table.Td>
            {cells(whole)}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}
