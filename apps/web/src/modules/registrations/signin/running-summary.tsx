import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { promoWords } from '@kxo/domain/pricing/promo-words'
import { orderTotals } from '@kxo/domain/products/rules'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex, Table, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Summed = Pick<
  RegistrationSheet,
  'event_title' | 'start_date' | 'end_date' | 'time_zone' | 'town' | 'is_online' | 'is_payable' | 'price'
> & { options?: RegistrationSheet['options'] }

/** What one registers for, and the running price, beside every step. */
export function RunningSummary({ sheet, children }: { sheet: Summed; children?: ReactNode }) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = sheet
  const place = sheet.is_online ? say(w.online) : sheet.town
  return (
    <Panel
      component="aside"
      flex={{ base: '1 1 100%', md: '0 0 260px' }}
      gap="sm"
      p="md"
      pos={{ sm: 'sticky' }}
      top={24}
      aria-labelledby="running-summary"
    >
      <Title order={2} fz={16} id="running-summary">
        {sheet.event_title}
      </Title>
      <Flex component="dl" direction="column" gap={10}>
        {start_date ? (
          <div>
            <dt>{say(w.when)}</dt>
            <dd>{formatRange(start_date, end_date ?? start_date, locale, { zone })}</dd>
          </div>
        ) : null}
        {place ? (
          <div>
            <dt>{say(w.where)}</dt>
            <dd>{place}</dd>
          </div>
        ) : null}
        {children}
      </Flex>
      <Amounts sheet={sheet} />
    </Panel>
  )
}

/** Price without tax and options, tax a rate, total; or that it is free (INV-40). */
export function Amounts({ sheet: { price, is_payable, options = [] } }: { sheet: Pick<Summed, 'is_payable' | 'price' | 'options'> }) {
  const { say, locale } = useLanguage()
  const lines = [...(price ? [{ ...price, option: 0, quantity: 1 }] : []), ...options.map((option) => ({ ...option, promo: undefined }))]
  if (!is_payable && !lines.some(({ amount_ht }) => amount_ht > 0)) return <strong>{say(w.free)}</strong>
  if (lines.length === 0) return null
  const { groups, total_ttc } = orderTotals(lines)
  return (
    <Table fz="inherit" withRowBorders={false} verticalSpacing={6} horizontalSpacing={0} className="figures">
      <caption className="visually-hidden">{price?.name ?? say(w.total)}</caption>
      <Table.Tbody>
        {lines.map(({ option, name, quantity, amount_ht, promo }) => (
          <Fragment key={option}>
            <AmountRow label={quantity > 1 ? `${name} × ${quantity}` : name} amount={(promo?.full_ht ?? amount_ht) * quantity} />
            {promo ? <AmountRow label={say(promoWords.taken, promo)} amount={amount_ht - promo.full_ht} /> : null}
          </Fragment>
        ))}
        {groups.map(({ category, vat_rate, tax }) => (
          <AmountRow key={`${category} ${vat_rate}`} label={`${say(w.vat)} ${formatRate(vat_rate, locale)}`} amount={tax} />
        ))}
        <AmountRow label={say(w.total)} amount={total_ttc} isTotal />
      </Table.Tbody>
    </Table>
  )
}

function AmountRow({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) {
  const { locale } = useLanguage()
  return (
    <Table.Tr fw={isTotal ? 600 : 400} className={isTotal ? 'line-above' : ''}>
      <Table.Th scope="row" fw="inherit">
        {label}
      </Table.Th>
      <Table.Td ta="end" className="nowrap">
        {formatMoney(amount, locale)}
      </Table.Td>
    </Table.Tr>
  )
}
