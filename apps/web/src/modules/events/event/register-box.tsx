import { amountInWords } from '@kxo/domain/events/catalogue/card-in-words'
import { languagesInWords } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import type { EventPage } from '@kxo/domain/events/contract'
import { event as eventAddress, publicPage } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { signin } from '@kxo/domain/registrations/paths'
import { Box, Stack, Text } from '@mantine/core'
import { IconCalendar, IconClock, IconLanguage, IconMapPin, IconStairsUp } from '@tabler/icons-react'
import { useViewer } from '../../../platform/viewer.ts'
import { mapOf } from '../../../ui/display/map-of.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Button, LinkButton } from '../../../ui/plain/button.tsx'
import { AvailabilityBadge } from '../catalogue/availability-badge.tsx'
import { SellerNotice } from '../catalogue/seller-notice.tsx'
import { AskQuote, BelowRegister, UnlessRegistered } from '../provided-parts.tsx'
import { AdmissionNote } from './admission-note.tsx'
import { EventDates, useHours } from './event-dates.tsx'
import { EventPlace } from './event-place.tsx'
import { EventPrice } from './event-price.tsx'
import { IconFact, IconFacts } from './icon-facts.tsx'

/** The box beside an event: key facts, price, and the one button or sentence of §0.5. */
export function RegisterBox({ event }: { event: EventPage }) {
  const { tenant } = useViewer()
  const { say, locale } = useLanguage()
  const hours = useHours()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${publicPage(tenant.name, event.url)}`)
    toast.success(w.copied)
  }
  return (
    <Panel
      component="aside"
      gap="md"
      p={20}
      pos={{ base: 'static', md: 'sticky' }}
      top={88}
      className="first-when-narrow"
      aria-label={say(w.facts)}
    >
      <IconFacts>
        <IconFact icon={IconCalendar}>
          <EventDates event={event} style="detailed" />
        </IconFact>
        {event.minutes > 0 ? (
          <IconFact icon={IconClock}>{say(w.durationOf, { hours: hours(event.minutes), n: event.slots.length })}</IconFact>
        ) : null}
        {event.level ? <IconFact icon={IconStairsUp}>{levelInWords(event.level, { say })}</IconFact> : null}
        {event.languages.length > 0 ? <IconFact icon={IconLanguage}>{languagesInWords(event.languages, locale)}</IconFact> : null}
        <IconFact icon={IconMapPin}>
          <EventPlace event={event} />
          {event.address ? (
            <Box component="a" display="block" c="dimmed" fz="sm" href={mapOf(event.address)} target="_blank" rel="noreferrer">
              {event.address} ({say(w.openMap)})
            </Box>
          ) : null}
        </IconFact>
      </IconFacts>
      <Prices event={event} />
      <UnlessRegistered event_id={event.id}>
        <div>
          <AvailabilityBadge event={event} />{' '}
          {event.availability === 'available' && event.places_left !== null ? (
            <Text span display="block" c="dimmed" fz="sm">
              {say(w.placesLeft, { n: event.places_left })}
            </Text>
          ) : null}
        </div>
        <RegisterAct event={event} />
      </UnlessRegistered>
      <BelowRegister event={event} />
      <AskQuote event={event} />
      <SellerNotice event={event} />
      {event.availability === 'available' && event.limit_date ? (
        <Text span display="block" c="dimmed" fz="sm">
          {say(w.limitIs, { day: event.limit_date })}
        </Text>
      ) : null}
      {event.sisters.length > 0 ? (
        <Stack gap={10}>
          <strong>{say(w.otherDates)}</strong>
          {event.sisters.map((sister) => (
            <Link key={sister.id} to={eventAddress(sister.id)}>
              <EventDates event={{ ...event, start_date: sister.start_date, end_date: null }} />
            </Link>
          ))}
        </Stack>
      ) : null}
      <Button variant="subtle" size="sm" onClick={() => void copy()}>
        {say(w.share)}
      </Button>
    </Panel>
  )
}

function Prices({ event }: { event: EventPage }) {
  const { tenant } = useViewer()
  const { say, locale } = useLanguage()
  return (
    <div>
      <Text fz={18} fw={650}>
        <EventPrice event={event} tenant={tenant} />
      </Text>
      {event.prices.length > 1
        ? event.prices.map((price) => (
            <Text key={price.name} span display="block" c="dimmed" fz="sm">
              {say(uiWords.factOf, { label: price.name, value: amountInWords(price, { say, locale }) })}
            </Text>
          ))
        : null}
    </div>
  )
}

/** Registers, or says why one cannot. */
function RegisterAct({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  const [{ code }] = useAddress()
  const label = event.button_text ?? say(w.register)
  switch (event.availability) {
    case 'available':
      if (event.admission?.is_eligible === false) return <AdmissionNote admission={event.admission} />
      if (event.is_payable && !event.price_from) return <p>{say(w.noPrice)}</p>
      return (
        <LinkButton to={signin(event.id)} search={{ code }} fullWidth>
          {label}
        </LinkButton>
      )
    case 'full':
    case 'waitingList':
      return <p>{say(w.full)}</p>
    case 'notYetOpen':
      return event.opening_date ? <p>{say(w.opensAt, { day: event.opening_date })}</p> : null
    case 'pastLimitDate':
      return event.limit_date ? <p>{say(w.limitWas, { day: event.limit_date })}</p> : <p>{say(w.begun)}</p>
    default:
      return null
  }
}
