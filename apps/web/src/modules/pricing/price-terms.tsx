import { profileNames } from '@kxo/domain/identity/profile'
import type { Price } from '@kxo/domain/pricing/contract'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/display/badge.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { regionChoicesQuery } from '../regions/index.ts'
import type { PricedActivity } from './price-conditions.tsx'

/** The conditions of a price, each in a word. */
export function PriceTerms({ price, activities }: { price: Price; activities: readonly PricedActivity[] }) {
  const { say } = useLanguage()
  const { starts_on, ends_on, employees_from: from, employees_to: to, max_sold, sold } = price
  const activity = activities.find(({ id }) => id === price.activity_id)
  return (
    <>
      {price.members_only ? <Badge tone="info">{w.membersOnly}</Badge> : null}{' '}
      {price.profile_code ? <Badge>{profileNames[price.profile_code]}</Badge> : null}{' '}
      {starts_on ? <Badge>{say(w.fromDay, { day: starts_on })}</Badge> : null}{' '}
      {ends_on ? <Badge>{say(w.untilDay, { day: ends_on })}</Badge> : null}{' '}
      {to !== null ? <Badge>{say(w.sized, { n: from ?? 0, most: to })}</Badge> : null}{' '}
      {from !== null && to === null ? <Badge>{say(w.sizedFrom, { n: from })}</Badge> : null}{' '}
      {activity ? <Badge>{say(w.choosing, { title: activity.title })}</Badge> : null}{' '}
      {price.region_id !== null ? <RegionBadge id={price.region_id} /> : null}{' '}
      {max_sold !== null ? (
        <Badge tone={sold >= max_sold ? 'danger' : 'neutral'}>{say(w.soldOf, { taken: sold, max: max_sold })}</Badge>
      ) : null}
    </>
  )
}

function RegionBadge({ id }: { id: number }) {
  const { data } = useQuery(regionChoicesQuery())
  const region = data?.find((one) => one.id === id)
  return region ? <Badge>{region.name}</Badge> : null
}
