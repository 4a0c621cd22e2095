import '@mantine/schedule/styles.layer.css'
import 'dayjs/locale/fr'
import { dayInZone, formatDate, formatRange, timeInZone, weekdayOf } from '@kxo/domain/kernel/dates'
import type { Planning } from '@kxo/domain/planning/contract'
import { clashesOf } from '@kxo/domain/planning/rules'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Text, UnstyledButton } from '@mantine/core'
import { ResourcesSchedule, type ScheduleEventData, type ScheduleResourceData } from '@mantine/schedule'
import { type ReactNode, useMemo, useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { View } from '../planning-address.ts'
import style from './board.module.css'
import { type Bar, barOf, drawnEvents, halfDays, noRow, type Rows, sideBySide, toneOf } from './drawn-events.ts'
import type { Period } from './period.ts'
import { labelsOf } from './schedule-labels.ts'
import { instantOf } from './wall-clock.ts'

export type BoardRow = { id: number; label: string; detail: string }
/** Where a bar was dropped. */
export type Drop = { bar: Bar; start_at: Date; end_at: Date; row: number }

type BoardProps = {
  planning: Planning
  period: Period
  rows: Rows
  shown: readonly BoardRow[]
  label: string
  readOnly: boolean
  onOpen: (bar: Bar) => void
  onDrop: (drop: Drop) => void
  /** What to say of a bar beside its title and hours. */
  detailOf: (bar: Bar) => ReactNode
}

const hours = { first: 8, last: 20 }
/** A week of two months, or of two years, takes two lines of a phone. */
const headerControl = { whiteSpace: 'normal', textAlign: 'center', lineHeight: 1.15 } as const

/** A row is tall enough for one bar of two lines of title, or for the title and the hours of each of those side by side. */
const mostDrawn = 3
const rowHeightFor = (bars: number): number => Math.max(72, Math.min(bars, mostDrawn) * 38)

/** From when to when a day is drawn: eight to eight, wider by four hours where a slot asks for it. */
function dayBounds(planning: Planning, zone: string): { startTime: string; endTime: string } {
  let { first, last } = hours
  for (const { start_at, end_at } of planning.slots) {
    const [from, to] = [Number(timeInZone(start_at, zone).slice(0, 2)), timeInZone(end_at, zone)]
    while (from < first) first -= 4
    if (to > '20:00' || to === '00:00' || to < timeInZone(start_at, zone)) last = 24
  }
  // From the first hours of the night on, the whole day: its marks are then of eight hours.
  if (first <= 0) last = 24
  return {
    startTime: `${String(Math.max(0, first)).padStart(2, '0')}:00:00`,
    endTime: last === 24 ? '23:59:59' : `${last}:00:00`,
  }
}

/** People or rooms in rows, their slots along the day, the week or the month; bars are dragged, or opened to be moved by hand. */
export function ScheduleBoard({ planning, period, rows, shown, label, readOnly, onOpen, onDrop, detailOf }: BoardProps) {
  const { say, locale, zone } = useLanguage()
  const [dragged, setDragged] = useState<Bar | null>(null)
  const blockedTitle = say(rows === 'partners' ? w.away : w.closed)
  const events = useMemo(
    () => drawnEvents(planning, rows, new Set(shown.map(({ id }) => id)), zone, blockedTitle, period.view === 'week'),
    [planning, rows, shown, zone, blockedTitle, period.view],
  )
  const beside = useMemo(() => sideBySide(events), [events])
  const rowHeight = rowHeightFor(Math.max(1, ...beside.values()))
  const linesOf = (id: string | number): number => ((beside.get(id) ?? 1) > 1 ? 1 : 2)
  const bounds = useMemo(() => dayBounds(planning, zone), [planning, zone])
  const takenBy = (row: number): string | null => {
    if (!dragged || row === noRow || row === dragged.row) return null
    const [clash] = clashesOf(planning, {
      ...dragged.slot,
      room_id: rows === 'rooms' ? row : null,
      user_id: rows === 'partners' ? row : null,
    })
    return clash ? clash.title || blockedTitle : null
  }
  const drop = ({
    event,
    newStart,
    newEnd,
    resourceId,
  }: {
    event: ScheduleEventData
    newStart: string
    newEnd: string
    resourceId?: string | number
  }): void => {
    const bar = barOf(event)
    if (!bar) return
    const { slot } = bar
    // In a week or a month a bar goes from day to day and from row to row: its hours change in the day, or by hand.
    const start_at =
      period.view === 'day' ? instantOf(newStart, zone) : instantOf(`${newStart.slice(0, 10)} ${timeInZone(slot.start_at, zone)}`, zone)
    const end_at =
      period.view === 'day' ? instantOf(newEnd, zone) : new Date(start_at.getTime() + slot.end_at.getTime() - slot.start_at.getTime())
    const row = Number(resourceId ?? bar.row)
    if (row !== bar.row || start_at.getTime() !== slot.start_at.getTime() || end_at.getTime() !== slot.end_at.getTime())
      onDrop({ bar, start_at, end_at, row })
  }
  // Scrolled from the keyboard where no bar takes the focus.
  const scrollAreaProps = { viewportProps: { tabIndex: 0, role: 'group', 'aria-label': label } }
  const common = {
    scrollAreaProps,
    styles: { headerControl },
    slotLabelFormat: 'HH:mm',
    withCurrentTimeBubble: false,
    renderEvent: drawBar(detailOf, zone, linesOf),
  }
  const hasWeekend = [...planning.slots, ...planning.away].some(({ start_at }) => weekdayOf(dayInZone(start_at, zone)) > 5)
  const resources: ScheduleResourceData[] = shown.map((row) => ({ id: row.id, label: row.label, payload: row }))
  return (
    <ResourcesSchedule
      aria-label={label}
      className={style['board']}
      date={period.day}
      onDateChange={(day) => period.show({ day: day.slice(0, 10) })}
      view={period.view}
      onViewChange={(view) => period.show({ view: view as View })}
      resources={resources}
      events={events}
      locale={locale}
      labels={labelsOf(say, rows)}
      withEventsDragAndDrop={!readOnly}
      canDragEvent={(event) => barOf(event) !== undefined}
      onEventDragStart={(event) => setDragged(barOf(event) ?? null)}
      onEventDragEnd={() => setDragged(null)}
      onEventDrop={drop}
      onEventClick={(event) => {
        const bar = barOf(event)
        if (bar) onOpen(bar)
      }}
      renderResourceLabel={({ id, payload }) => <RowLabel {...(payload as BoardRow)} taken={takenBy(Number(id))} />}
      dayViewProps={{
        ...bounds,
        ...common,
        eventDragInterval: 15,
        slotWidth: 84,
        rowHeight,
        headerFormat: (day) => formatDate(day.slice(0, 10), locale, { style: 'full' }),
        maxEventsPerTimeSlot: mostDrawn,
      }}
      weekViewProps={{
        startTime: halfDays.start,
        endTime: halfDays.end,
        ...common,
        // The hours of a slot are on its bar: two halves a day let five days, or seven, fit a desk.
        intervalMinutes: halfDays.minutes,
        slotLabelFormat: (mark) => say(mark.slice(11, 19) === halfDays.start ? w.morning : w.afternoon),
        slotWidth: hasWeekend ? 70 : 98,
        styles: { headerControl, resourcesWeekViewTimeLabel: { textTransform: 'none', fontSize: 11, whiteSpace: 'nowrap' } },
        rowHeight,
        weekdayFormat: 'ddd D',
        withWeekendDays: hasWeekend,
        renderWeekLabel: ({ weekStart, weekEnd }) => formatRange(weekStart.slice(0, 10), weekEnd.slice(0, 10), locale),
        maxEventsPerTimeSlot: mostDrawn,
      }}
      monthViewProps={{
        scrollAreaProps,
        styles: { headerControl },
        dayWidth: 56,
        rowHeight: 72,
        weekdayFormat: 'dd',
        maxEventsPerTimeSlot: 2,
        renderEvent: drawBar(detailOf, zone, null), // no room under the title
      }}
    />
  )
}

function RowLabel({ label, detail, taken }: BoardRow & { taken: string | null }) {
  const { say } = useLanguage()
  return (
    <Text component="span" flex={1} miw={0} px={4} lh={1.3} ta="start" fz="sm" {...(taken !== null && { c: 'red' })}>
      <Text span display="block" fw={550} truncate inherit>
        {label}
      </Text>
      <Text span display="block" fz="xs" truncate {...(taken === null && { c: 'dimmed' })}>
        {taken === null ? detail : say(w.takenBy, { title: taken })}
      </Text>
    </Text>
  )
}

/** A bar in our own colours: its state by its look and by words, never by colour alone. */
const drawBar =
  (detailOf: (bar: Bar) => ReactNode, zone: string, linesOf: ((id: string | number) => number) | null) =>
  (event: ScheduleEventData, { children, className, ...props }: React.ComponentPropsWithoutRef<'button'> & { children: ReactNode }) => {
    const bar = barOf(event)
    if (!bar)
      return (
        <UnstyledButton {...props} className={className}>
          {children}
        </UnstyledButton>
      )
    const { slot, state } = bar
    const from = timeInZone(slot.start_at, zone)
    return (
      <UnstyledButton
        {...props}
        aria-haspopup="dialog"
        title={`${slot.title}, ${from}–${timeInZone(slot.end_at, zone)}`}
        className={`${className} ${style['bar']}`}
        __vars={{ '--tone': toneOf(slot.theme) }}
        data-state={state}
        data-draft={!slot.is_published || undefined}
      >
        <Text
          span
          fw={600}
          fz="inherit"
          {...(linesOf ? { lineClamp: linesOf(event.id), className: 'anywhere' } : { display: 'block', truncate: true })}
        >
          {slot.title}
        </Text>
        {linesOf ? (
          <Text span display="block" fz={11} truncate>
            {from}–{timeInZone(slot.end_at, zone)} {detailOf(bar)}
          </Text>
        ) : null}
      </UnstyledButton>
    )
  }
