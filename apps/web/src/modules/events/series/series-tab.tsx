import type { EventRecord, Series } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { readRule } from '@kxo/domain/events/series/recurrence'
import { ruleSentence, seriesWords as w } from '@kxo/domain/events/series/series-words'
import { eventsWords } from '@kxo/domain/events/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { Box, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { recordAddress } from '../acts/record-address.ts'
import { seriesQuery } from '../api.ts'
import { EventDates } from '../event/event-dates.tsx'
import { Occupancy } from '../event/occupancy.tsx'
import { ExtendDialog } from './extend-dialog.tsx'

/** The dates of the series an event belongs to, and the rule they came from. */
export const SeriesTab = bounded(
  function SeriesTab({ event }: { event: EventRecord }) {
    const { say, locale } = useLanguage()
    const { data: series } = useSuspenseQuery(seriesQuery(event.id))
    const rule = readRule(series.rule)
    const { actor } = useViewer()
    const [isExtending, setExtending] = useState(false)
    const leftOut = series.excluded_days.map((day) => formatDate(day, locale)).join(', ')
    return (
      <Stack>
        <div>
          <Text size="sm" c="dimmed">
            {say(w.rule)}
          </Text>
          <Text fw={600}>{rule ? ruleSentence(rule, say, locale) : series.rule}</Text>
          {leftOut ? (
            <Text size="sm" c="dimmed">
              {say(w.leftOut)} {leftOut}
            </Text>
          ) : null}
        </div>
        {may.changeEvent(actor, event) && !event.cancelled_at && !event.closed_at ? (
          <div>
            <Button variant="default" aria-haspopup="dialog" onClick={() => setExtending(true)}>
              {say(w.extend)}
            </Button>
          </div>
        ) : null}
        {isExtending ? <ExtendDialog event={event} onClose={() => setExtending(false)} /> : null}
        <Panel component="ol" display="block" aria-label={say(w.tab)}>
          {series.dates.map((date) => (
            <PanelRow key={date.id}>
              <Box flex="1 1 220px">
                <DateLink date={date} isThis={date.id === event.id} address={recordAddress({ ...event, id: date.id })} />
              </Box>
              <Occupancy taken={date.taken} max={date.max_participants} />
              <Box miw={96}>
                <DateMark date={date} isActivity={event.parent_id !== null} />
              </Box>
            </PanelRow>
          ))}
        </Panel>
      </Stack>
    )
  },
  { lines: 6 },
)

type OneDate = Series['dates'][number]

function DateLink({ date, isThis, address }: { date: OneDate; isThis: boolean; address: string }) {
  const { say } = useLanguage()
  const shown = <EventDates event={{ ...date, is_asynchronous: false }} style="table" />
  const moved = date.is_moved ? (
    <Text size="xs" c="dimmed">
      {say(w.movedFrom, { day: new Date(`${date.day}T12:00:00Z`) })}
    </Text>
  ) : null
  return (
    <>
      {isThis ? (
        <Text span fw={600}>
          {shown} · {say(w.thisDate)}
        </Text>
      ) : (
        <Link to={address}>{shown}</Link>
      )}
      {moved}
    </>
  )
}

/** Where a date stands; an activity is online with its event. */
function DateMark({ date, isActivity }: { date: OneDate; isActivity: boolean }) {
  if (date.is_cancelled) return <Badge tone="danger">{eventsWords.cancelled}</Badge>
  if (date.is_closed) return <Badge>{eventsWords.closedMark}</Badge>
  if (isActivity) return null
  return date.is_active ? <Badge tone="success">{w.onlineMark}</Badge> : <Badge>{eventsWords.draft}</Badge>
}
