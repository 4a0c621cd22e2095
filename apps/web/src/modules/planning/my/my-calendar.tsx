import '@mantine/schedule/styles.layer.css'
import 'dayjs/locale/fr'
import { dayInZone, formatDate, timeInZone } from '@kxo/domain/kernel/dates'
import type { Assignment } from '@kxo/domain/partners/assignments-contract'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Text, UnstyledButton } from '@mantine/core'
import { Schedule, type ScheduleViewLevel } from '@mantine/schedule'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AssignmentCard, unavailabilitiesQuery } from '../../partners/index.ts'
import style from '../board/board.module.css'
import { labelsOf } from '../board/schedule-labels.ts'
import { wallClock } from '../board/wall-clock.ts'

/** What a partner does and when they are away, in a month, a week, a day or a list; one opens what they may answer. */
export default function MyCalendar({ assignments }: { assignments: readonly Assignment[] }) {
  const { say, locale, zone } = useLanguage()
  const [view, setView] = useState<ScheduleViewLevel>('month')
  const [day, setDay] = useState(() => dayInZone(new Date(), zone))
  const [opened, open] = useState<number | null>(null)
  const [now] = useState(() => new Date())
  const { data: away = [] } = useQuery(unavailabilitiesQuery())
  const standing = assignments.filter(({ status }) => status !== 'deleted')
  const events = [
    ...standing.flatMap((one) =>
      one.slots.map((slot) => ({
        id: slot.id,
        title: one.title,
        start: wallClock(slot.start_at, zone),
        end: wallClock(slot.end_at, zone),
        color: 'blue',
        payload: one,
      })),
    ),
    ...away.map(({ id, reason, start_at, end_at }) => ({
      id: `away ${id}`,
      title: reason || say(w.away),
      start: wallClock(start_at, zone),
      end: wallClock(end_at, zone),
      color: 'gray',
      display: 'background' as const,
    })),
  ]
  // The kit writes days as Americans do.
  const dayInWords = (date: string): string => formatDate(date.slice(0, 10), locale, { style: 'full' })
  const shown = standing.find(({ id }) => id === opened)
  return (
    <>
      <Schedule
        mt="lg"
        aria-label={say(w.view)}
        layout="responsive"
        withAgenda
        locale={locale}
        labels={labelsOf(say, 'partners')}
        view={view}
        onViewChange={setView}
        date={day}
        onDateChange={(date) => setDay(date.slice(0, 10))}
        events={events}
        onEventClick={({ payload }) => open((payload as Assignment | undefined)?.id ?? null)}
        dayViewProps={{ startTime: '07:00:00', endTime: '22:00:00', headerFormat: dayInWords, renderEvent: bar(zone) }}
        weekViewProps={{ startTime: '07:00:00', endTime: '22:00:00', weekLabelFormat: 'D MMM', renderEvent: bar(zone) }}
        monthViewProps={{ renderEvent: bar(zone) }}
        mobileMonthViewProps={{ getDayProps: chosen(day), eventsHeaderFormat: dayInWords }}
      />
      <Dialog opened={shown !== undefined} onClose={() => open(null)} title={shown?.title ?? ''} width={600}>
        {shown ? (
          <Panel component="ul" display="block">
            <AssignmentCard assignment={shown} isOver={shown.end_date !== null && shown.end_date < now} />
          </Panel>
        ) : null}
      </Dialog>
    </>
  )
}

/** The chosen day: the kit marks it with what a button may not bear. */
const chosen = (day: string) => (date: string) => ({ 'aria-selected': undefined, 'aria-pressed': date === day })

const bar =
  (zone: string) =>
  (
    event: { title: string; payload?: unknown },
    { children, className, ...props }: React.ComponentPropsWithoutRef<'button'> & { children: React.ReactNode },
  ) => {
    const one = event.payload as Assignment | undefined
    return (
      <UnstyledButton
        {...props}
        aria-haspopup={one ? 'dialog' : undefined}
        className={one ? `${className} ${style['bar']}` : className}
        data-state={one?.status === 'inProgress' ? 'proposed' : 'confirmed'}
      >
        {one ? (
          <Text span fw={600} fz="inherit" lineClamp={2} className="anywhere">
            {event.title}
          </Text>
        ) : (
          children
        )}
        {one?.slots[0] ? (
          <Text span display="block" fz={11} truncate>
            {timeInZone(one.slots[0].start_at, zone)}
          </Text>
        ) : null}
      </UnstyledButton>
    )
  }
