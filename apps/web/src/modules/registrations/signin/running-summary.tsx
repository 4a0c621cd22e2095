import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from './signin.module.css'

type Summed = Pick<
  RegistrationSheet,
  'event_title' | 'start_date' | 'end_date' | 'time_zone' | 'town' | 'is_online' | 'is_payable' | 'price'
>

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

/** Price without tax, tax, total; or that it is free. */
export function Amounts({ sheet: { price, is_payable } }: { sheet: Pick<Summed, 'is_payable' | 'price'> }) {
  const { say, locale } = useLanguage()
  if (!is_payable) return <strong>{say(w.free)}</strong>
  if (!price) return null
  return (
    <table className={style['amounts']}>
      <caption className="visually-hidden">{price.name}</caption>
      <tbody>
        <tr>
          <th scope="row">{price.name}</th>
          <td>{formatMoney(price.amount_ht, locale)}</td>
        </tr>
        <tr>
          <th scope="row">
            {say(w.vat)} {formatRate(price.vat_rate, locale)}
          </th>
          <td>{formatMoney(price.tax_amount, locale)}</td>
        </tr>
        <tr>
          <th scope="row">{say(w.total)}</th>
          <td>{formatMoney(price.amount_ttc, locale)}</td>
        </tr>
      </tbody>
    </table>
  )
}
