import { adminEventNew } from '@kxo/domain/events/paths'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import { boostWords as w } from '@kxo/domain/recruiting/boost-words'
import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { boostsQuery } from '../api.ts'
import { Basket } from './basket.tsx'
import { BoostOffer } from './boost-offer.tsx'
import { useBasket } from './use-basket.ts'

/** Offers online, each with how long it is shown first, and the order they make together. */
export default function BoostsView() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { offers, durations } = useSuspenseQuery(boostsQuery()).data
  const { chosen, choose, lines, totals } = useBasket(offers, durations)
  if (offers.length === 0)
    return (
      <Empty
        sentence={w.none}
        help={w.noneHelp}
        act={mayEvents.createEvents(actor) ? <LinkButton to={adminEventNew()}>{say(w.newOffer)}</LinkButton> : null}
      />
    )
  return (
    <Columns widths="minmax(0, 3fr) minmax(280px, 2fr)" gap="lg">
      <Stack gap="md">
        {durations.length === 0 ? <Text>{say(w.noDuration)}</Text> : null}
        {offers.map((offer) => (
          <BoostOffer
            key={offer.id}
            offer={offer}
            durations={durations}
            choice={chosen.get(offer.id)}
            onChoose={(choice) => choose(offer.id, choice)}
          />
        ))}
      </Stack>
      {durations.length > 0 ? <Basket lines={lines} totals={totals} /> : null}
    </Columns>
  )
}
