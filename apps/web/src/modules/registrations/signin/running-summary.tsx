import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { promoWords } from '@kxo/domain/pricing/promo-words'
import { orderTotals } from '@kxo/domain/products/rules'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex } from '@mantine/core'
import { Fragment } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from './signin.module.css'

type Summed = Pick<
  RegistrationSheet,
  'event_title' | 'start_date' | 'end_date' | 'time_zone' | 'town' | 'is_online' | 'is_payable' | 'price'
> & { options?: RegistrationSheet['options'] }

/** What one registers for, and the running price, beside every step. */
export function RunningSummary({ sheet }: { sheet: Summed }) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = sheet
  const place = sheet.is_online ? say(w.online) : sheet.town
  return (
    <aside className={style['summary']} aria-labelledby="running-summary">
      <h2 id="running-summary">{sheet.event_title}</h2>
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
      </Flex>
      <Amounts sheet={sheet} />
    </aside>
  )
}

/** Price without tax and options, tax a rate, total; or that it is free (INV-40). */
export function Amounts({ sheet: { price, is_payable, options = [] } }: { sheet: Pick<Summed, 'is_payable' | 'price' | 'options'> }) {
  const { say, locale } = useLanguage()
  const lines = [...(price ? [{ ...price, option: 0, quantity: 1 }] : []), ...options.map((held) => ({ ...held, promo: undefined }))]
  if (!is_payable && !lines.some(({ amount_ht }) => amount_ht > 0)) return <strong>{say(w.free)}</strong>
  if (lines.length === 0) return null
  const { groups, total_ttc } = orderTotals(lines)
  return (
    <table className={style['amounts']}>
      <caption className="visually-hidden">{price?.name ?? say(w.total)}</caption>
      <tbody>
        {lines.map(({ option, name, quantity, amount_ht, promo }) => (
          <Fragment key={option}>
            <tr>
              <th scope="row">{quantity > 1 ? `${name} × ${quantity}` : name}</th>
              <td>{formatMoney((promo?.full_ht ?? amount_ht) * quantity, locale)}</td>
            </tr>
            {promo ? (
              <tr>
                <th scope="row">{say(promoWords.taken, promo)}</th>
                <td>{formatMoney(amount_ht - promo.full_ht, locale)}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
        {groups.map(({ category, vat_rate, tax }) => (
          <tr key={`${category} ${vat_rate}`}>
            <th scope="row">
              {say(w.vat)} {formatRate(vat_rate, locale)}
            </th>
            <td>{formatMoney(tax, locale)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{say(w.total)}</th>
          <td>{formatMoney(total_ttc, locale)}</td>
        </tr>
      </tbody>
    </table>
  )
}
