import { formatMoney } from '@kxo/domain/kernel/money'
import { cancelWords as c } from '@kxo/domain/registrations/cancelling/cancel-words'
import type { MoveDate, MoveTerms } from '@kxo/domain/registrations/moving/move-contract'
import { moveWords as w } from '@kxo/domain/registrations/moving/move-words'
import { Table, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type MoveCostProps = {
  terms: MoveTerms
  date: MoveDate
  /** Whose place it is, as the reader calls them; null for their own. */
  person: string | null
}

/** What going to a date keeps, costs and gives back, to each who pays; nothing where no money is at stake. */
export function MoveCost({
  terms: { fee, paid, rate, ground, payer },
  date: { price, due, refund, shares, carried },
  person,
}: MoveCostProps) {
  const { say, locale } = useLanguage()
  if (fee + paid + price === 0) return null
  const payers = shares.length > 0 ? shares : [{ name: payer?.name ?? null, due, refund }]
  const isAlone = shares.length === 0
  const settlingOf = ({ name, ...of }: (typeof payers)[number]) => {
    const by = name ?? (isAlone ? null : person)
    if (of.refund > 0) return { label: by ? say(c.refundTo, { name: by }) : say(c.refund), cents: of.refund }
    return { label: by ? say(c.dueBy, { name: by }) : isAlone ? say(c.due) : say(c.dueByYou), cents: of.due }
  }
  const hasOptions = carried.some(({ kind, outcome }) => kind === 'option' && outcome === 'follows')
  const lines = [
    { label: say(c.paid), cents: paid },
    ...(fee > 0 ? [{ label: say(c.fee), cents: fee }] : []),
    { label: say(hasOptions ? w.priceWithOptions : w.newPrice), cents: price },
  ]
  const settling = payers.map(settlingOf)
  return (
    <div>
      <Text size="sm" mb="xs">
        {fee === 0 ? say(c.nothingKept) : say(ground === 'exception' ? c.exception : c.rateKept, { rate })}
      </Text>
      <Table variant="vertical" withTableBorder>
        <Table.Tbody>
          {[...lines, ...settling].map(({ label, cents }, at) => (
            <Table.Tr key={label} fw={at >= lines.length ? 650 : undefined}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td ta="end">{formatMoney(cents, locale)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
