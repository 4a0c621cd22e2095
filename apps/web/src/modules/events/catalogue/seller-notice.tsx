import type { EventPage } from '@kxo/domain/events/contract'
import { hasWithdrawalRight } from '@kxo/domain/events/seller/seller'
import { sellerLegal as w } from '@kxo/domain/events/seller/seller-legal'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { payWords } from '@kxo/domain/tenants/settings/means-words'
import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>
      <strong>{label}</strong>
    </dt>
    <dd>{children}</dd>
  </>
)

/** Who sells, how it is paid and how one withdraws, before anything is ordered (PRV-54); folded, and read without a script. */
export function SellerNotice({ event: { seller, title, ...event } }: { event: EventPage }) {
  const { say, locale } = useLanguage()
  if (!seller) return null
  const { name, capital, registry, siret, vat_number, address, mail, phone, mediator, means } = seller
  const numbers = [
    capital && say(w.capital, { capital }),
    registry,
    siret && `SIRET ${shownSiret(siret)}`,
    vat_number && say(w.vatNumber, { number: vat_number }),
  ]
  const mayWithdraw = hasWithdrawalRight(event)
  return (
    <details>
      <summary>{say(w.title)}</summary>
      <dl className="seller">
        <Part label={say(w.seller)}>
          {[name, ...numbers].filter(Boolean).join(', ')}
          <br />
          {[address, mail, phone].filter(Boolean).join(' · ')}
        </Part>
        <Part label={say(w.means)}>
          {new Intl.ListFormat(locale, { type: 'disjunction' }).format(
            means.map((mean, at) => (at === 0 ? say(payWords[mean]) : say(payWords[mean]).toLocaleLowerCase(locale))),
          )}
        </Part>
        <Part label={say(w.withdrawal)}>{say(mayWithdraw ? w.mayWithdraw : w.mayNot)}</Part>
        {mayWithdraw ? (
          <Part label={say(w.form)}>
            {say(w.formText, { seller: [name, address, mail].filter(Boolean).join(', '), title })
              .split('\n')
              .map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
          </Part>
        ) : null}
        {mediator ? (
          <Part label={say(w.mediator)}>
            {mediator} {say(w.mediation)}
          </Part>
        ) : null}
      </dl>
    </details>
  )
}
