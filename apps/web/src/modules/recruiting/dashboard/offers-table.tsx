import { adminEvent, adminEventNew } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { OfferFigure } from '@kxo/domain/recruiting/figures'
import { offerList } from '@kxo/domain/recruiting/list'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Badge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { offersSource } from '../api.ts'
import { ShownOnly } from './shown-only.tsx'
import { StatusBar } from './status-bar.tsx'

/** Offers of the company, or those a figure counts. */
export function OffersTable({ show }: { show: OfferFigure | undefined }) {
  const { say, locale, zone } = useLanguage()
  const columns = useColumns(offerList, {
    published_at: ({ published_at, is_online }) =>
      is_online && published_at ? formatDate(published_at, locale, { zone }) : <Badge>{w.offline}</Badge>,
    applications: (row) => <StatusBar {...row} />,
    boosted_until: ({ boosted_until }) =>
      boosted_until ? <Badge tone="info">{formatDate(boosted_until, locale, { zone })}</Badge> : emptyPlaceholder,
  })
  return (
    <DataTable
      caption={w.offers}
      columns={columns}
      source={offersSource(show)}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowHref={({ id }) => adminEvent(id)}
      saved={useSavedColumns('recruiter_offers')}
      toolbar={show ? <ShownOnly figure={show} /> : null}
      empty={
        show ? { sentence: w.noOfferHere } : { sentence: w.noOffer, act: <LinkButton to={adminEventNew()}>{say(w.publish)}</LinkButton> }
      }
    />
  )
}
