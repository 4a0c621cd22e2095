import { formatMoney } from '@kxo/domain/kernel/money'
import type { CancelTerms } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { cancelWords as c } from '@kxo/domain/registrations/cancelling/cancel-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Table, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What cancelling keeps and gives back, and until when more is given back. */
export function CancelTermsRead({ terms }: { terms: CancelTerms }) {
  const { say, locale } = useLanguage()
  const { fee, paid, refund, due, owed, rate, ground, scale, limit, withdrawal_until } = terms
  const money = (cents: number): string => formatMoney(cents, locale)
  const isPaid = fee + paid + refund + due > 0
  return (
    <>
      {withdrawal_until ? (
        <p>{say(c.withdrawal, { day: new Date(`${withdrawal_until}T12:00:00Z`) })}</p>
      ) : limit ? (
        <p>{say(w.cancelUntil, { limit })}</p>
      ) : null}
      {isPaid && !withdrawal_until ? (
        <p>{ground === 'exception' ? say(c.exception, { rate }) : rate > 0 ? say(c.rateKept, { rate }) : say(c.nothingKept)}</p>
      ) : null}
      {isPaid ? (
        <Table variant="vertical" withTableBorder mb="sm">
          <Table.Tbody>
            <Amount label={say(c.paid)} amount={money(paid)} />
            <Amount label={say(c.fee)} amount={money(fee)} />
            {refund === 0 ? <Amount label={say(c.refund)} amount={money(0)} /> : null}
            {owed.map(({ name, ...of }) => (
              <Fragment key={name}>
                {of.refund > 0 ? <Amount label={name ? say(c.refundTo, { name }) : say(c.refund)} amount={money(of.refund)} /> : null}
                {of.due > 0 ? <Amount label={name ? say(c.dueBy, { name }) : say(c.due)} amount={money(of.due)} /> : null}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      {isPaid && refund > 0 ? (
        <Text size="sm" c="dimmed">
          {say(c.byCard)}
        </Text>
      ) : null}
      {isPaid && scale.length > 0 ? (
        <Text size="sm" c="dimmed">
          {say(c.bands)} {scale.map((band) => say(c.bandUntil, band)).join(', ')}, {say(c.bandAfter)}.
        </Text>
      ) : null}
      {fee > 0 ? (
        <Text size="sm" c="dimmed">
          {say(c.forceMajeure)}
        </Text>
      ) : null}
    </>
  )
}

const Amount = ({ label, amount }: { label: string; amount: string }) => (
  <Table.Tr>
    <Table.Th>{label}</Table.Th>
    <Table.Td ta="end">{amount}</Table.Td>
  </Table.Tr>
)
