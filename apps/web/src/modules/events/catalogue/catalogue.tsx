import { catalogueFilters } from '@kxo/domain/events/catalogue/catalogue-address'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import type { EventCard as Card, EventRow } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { pageSizes } from '@kxo/domain/kernel/listing'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Flex, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { cardsOrList, ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { AlertsButton } from '../alerts/alerts-button.tsx'
import { catalogueQuery } from '../api.ts'
import { EventDates } from '../event/event-dates.tsx'
import { EventPlace } from '../event/event-place.tsx'
import { EventPrice } from '../event/event-price.tsx'
import { OwnBadge } from '../provided-parts.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CatalogueCalendar } from './catalogue-calendar.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { catalogueAddress, catalogueQueryIn } from './catalogue-search.ts'
import { EventCard } from './event-card.tsx'
import { searchOfPeriod, usePeriodShown, wholePeriod } from './period-shown.ts'
import { PrintButton } from './print-button.tsx'
import { RegisterLink } from './register-link.tsx'

type CatalogueProps = {
  hrefOf: (event: Card) => string
}

const smallestPage = Math.min(...pageSizes)
const ways = [...cardsOrList, { key: 'calendar', label: p.calendar }] as const
/** The catalogue of whoever is signed in, as cards or as a list; filters, page and layout live in the address. */
export function Catalogue({ hrefOf }: CatalogueProps) {
  const { say } = useLanguage()
  const [search, change] = useAddress(catalogueAddress)
  const asCalendar = search['view'] === 'calendar'
  const period = usePeriodShown()
  // A calendar is read whole: its period stands in for the pages.
  const query = asCalendar
    ? { ...catalogueQueryIn({ ...search, ...searchOfPeriod(period) }), page: 1, page_size: wholePeriod }
    : catalogueQueryIn(search)
  const answer = useQuery({ ...catalogueQuery(query), placeholderData: keepPreviousData })
  const isFiltered = catalogueFilters.some((name) => search[name])
  const asList = search['view'] === 'list'
  const clear = (): void => change(Object.fromEntries([...catalogueFilters, 'page'].map((name) => [name, undefined])))
  return (
    <Stack gap={20} w="100%" maw={1240} mx="auto">
      <CatalogueFilters />
      <Answered of={answer} lines={8} height={320} />
      {answer.data ? (
        <>
          <Group gap="8px 16px" justify="space-between">
            <Group gap="8px 16px">
              <Text c="dimmed" inherit role="status">
                {say(w.found, { n: answer.data.count })}
              </Text>
              {search['chapitre'] ? (
                <Chapter name={search['chapitre']} onRemove={() => change({ chapitre: undefined, page: undefined })} />
              ) : null}
              <Tick name="free_places" label={w.freePlaces} />
              <Tick name="eligible" label={w.eligible} />
            </Group>
            <Group gap="xs">
              <AlertsButton />
              {answer.data.count > 0 ? <PrintButton query={query} /> : null}
              <ViewChoice
                views={ways}
                current={asCalendar ? 'calendar' : asList ? 'list' : 'cards'}
                onChange={(view) => change({ view: view === 'cards' ? undefined : view, page: undefined })}
              />
            </Group>
          </Group>
          {asCalendar ? (
            <CatalogueCalendar events={answer.data} period={period} hrefOf={hrefOf} />
          ) : answer.data.results.length === 0 ? (
            <Empty
              sentence={w.noneToShow}
              {...(isFiltered ? {} : { help: w.noneHelp })}
              act={
                isFiltered ? (
                  <Button variant="default" onClick={clear}>
                    {say(w.clearFilters)}
                  </Button>
                ) : null
              }
            />
          ) : asList ? (
            <Panel component="ul" display="block">
              {answer.data.results.map((event) => (
                <Line key={event.id} event={event} to={hrefOf(event)} />
              ))}
            </Panel>
          ) : (
            <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(320px, 100%)" spacing={20}>
              {answer.data.results.map((event) => (
                <Flex component="li" direction="column" key={event.id}>
                  <EventCard event={event} to={hrefOf(event)} />
                </Flex>
              ))}
            </SimpleGrid>
          )}
          {!asCalendar && answer.data.count > smallestPage ? (
            <Pager
              count={answer.data.count}
              isEstimate={answer.data.is_estimate}
              page={query.page}
              pageSize={query.page_size}
              onChange={({ page, page_size: nb }) =>
                change(nb ? { nb: String(nb), page: undefined } : { page: page ? String(page) : undefined }, { replace: false })
              }
            />
          ) : null}
        </>
      ) : null}
    </Stack>
  )
}

/** A filter that is on or off. */
function Tick({ name, label }: { name: 'free_places' | 'eligible'; label: Sentence }) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  return (
    <Flex component="label" display="inline-flex" gap="xs" align="center" mih={32} fz="sm">
      <input
        type="checkbox"
        checked={search[name] === 'true'}
        onChange={(event) => change({ [name]: event.currentTarget.checked ? 'true' : undefined, page: undefined })}
      />
      {say(label)}
    </Flex>
  )
}

function Chapter({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { say } = useLanguage()
  return (
    <Flex
      component="span"
      display="inline-flex"
      gap="xs"
      align="center"
      pt={4}
      pb={4}
      pe={6}
      ps="sm"
      bd="1px solid var(--k-border)"
      bdrs={999}
      fz="sm"
    >
      {say(w.chapter, { name })}
      <Button variant="subtle" size="sm" aria-label={`${say(w.removeFilter)} ${name}`} onClick={onRemove}>
        <IconX size={14} aria-hidden="true" />
      </Button>
    </Flex>
  )
}

function Line({ event, to }: { event: EventRow; to: string }) {
  const { tenant } = useViewer()
  return (
    <Columns
      renderRoot={(root) => <li {...root} />}
      widths="minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 2.4fr)"
      gap="4px 20px"
      align="center"
      py={14}
      px={18}
      pos="relative"
      className="line-above"
    >
      <span>
        <Link to={to} className="whole-link">
          <strong>{event.title}</strong>
        </Link>
        <Text span display="block" c="dimmed" fz="sm">
          <EventPlace event={event} />
        </Text>
      </span>
      <span>
        <EventDates event={event} />
      </span>
      <Text span fw={600} inherit className="figures">
        <EventPrice event={event} tenant={tenant} />
      </Text>
      <Flex component="span" gap={6} wrap="wrap" align="center" justify="end">
        <AvailabilityBadge event={event} />
        <OwnBadge event_id={event.id} />
        <RegisterLink event={event} />
      </Flex>
    </Columns>
  )
}
