import { formatMoney } from '@kxo/domain/kernel/money'
import { cancelWords as c } from '@kxo/domain/registrations/cancelling/cancel-words'
import type { MoveDate, MoveTerms } from '@kxo/domain/registrations/moving/move-contract'
import { moveWords as w } from '@kxo/domain/registrations/moving/move-words'
import { Table, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What going to a date keeps, costs and gives back; nothing where no money is at stake. */
export function MoveCost({
  terms: { fee, paid, rate, ground, payer },
  date: { price, due, refund },
}: {
  terms: MoveTerms
  date: MoveDate
}) {
  const { say, locale } = useLanguage()
  if (fee + paid + price === 0) return null
  const dueLabel = payer ? say(payer.is_whole ? w.dueBy : w.dueWith, { name: payer.name }) : say(c.due)
  const refundLabel = payer?.is_whole ? say(w.refundTo, { name: payer.name }) : say(c.refund)
  const lines = [
    { label: say(c.paid), cents: paid },
    ...(fee > 0 ? [{ label: say(c.fee), cents: fee }] : []),
    { label: say(w.newPrice), cents: price },
    refund > 0 ? { label: refundLabel, cents: refund } : { label: dueLabel, cents: due },
  ]
  return (
    <div>
      <Text size="sm" mb="xs">
        {fee === 0 ? say(c.nothingKept) : say(ground === 'exception' ? c.exception : c.rateKept, { rate })}
      </Text>
      <Table variant="vertical" withTableBorder>
        <Table.Tbody>
          {lines.map(({ label, cents }, at) => (
            <Table.Tr key={label} fw={at === lines.length - 1 ? 650 : undefined}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td ta="end">{formatMoney(cents, locale)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
