import { dayInZone, formatDate, instantInZone, parseFrenchDateTime, timeInZone } from '@kxo/domain/kernel/dates'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../feedback/states.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Floating } from '../overlay/floating.tsx'
import style from './input.module.css'
import { Input } from './input.tsx'
import { type FieldProps, useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

const Calendar = lazy(() => import('./calendar.tsx'))

/** A day typed DD/MM/YYYY (or DDMMYYYY); undefined when it is none. */
export function readDay(text: string): string | undefined {
  const [, date, month, year] = /^(\d{1,2})[/.\-\s]?(\d{1,2})[/.\-\s]?(\d{4})$/.exec(text.trim()) ?? []
  if (!date || !month || !year) return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

type Bounds = { min?: string; max?: string }
function CalendarButton({
  day,
  time,
  onPick,
  disabled,
  min,
  max,
}: Bounds & { day: string | null; time: string | null; onPick: (day: string, time: string | null) => void; disabled: boolean }) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <Floating
      opened={opened}
      onToggle={setOpened}
      label={say(uiMessages.calendar)}
      align="end"
      target={(wiring) => (
        <button type="button" {...wiring} className={style['sideButton']} aria-label={say(uiMessages.calendar)} disabled={disabled}>
          <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    >
      <Suspense fallback={<Loading lines={6} height={280} />}>
        <Calendar
          day={day}
          time={time}
          min={min}
          max={max}
          onPick={(picked, at) => {
            onPick(picked, at)
            if (time === null) setOpened(false)
          }}
        />
      </Suspense>
    </Floating>
  )
}

/** A calendar day, typed DD/MM/YYYY or picked; the value is `YYYY-MM-DD`. */
export function DateField({ min, max, ...props }: FieldProps & Bounds) {
  const { value, change, input } = useField(props)
  const { say, locale } = useLanguage()
  const day = typeof value === 'string' ? (readDay(value) ?? null) : null
  const typed = useTyped<string>(value, change, input.onBlur, { read: readDay, write: (text) => formatDate(text, locale) })
  return (
    <Input
      {...input}
      {...typed}
      placeholder={say(uiMessages.dateFormat)}
      inputMode="numeric"
      after={<CalendarButton day={day} time={null} min={min} max={max} disabled={input.disabled} onPick={(picked) => change(picked)} />}
    />
  )
}

/** A moment, typed DD/MM/YYYY HH:MM in the tenant's zone or picked; the value is a Date. */
export function DateTimeField({ min, max, ...props }: FieldProps & Bounds) {
  const { value, change, input } = useField(props)
  const { say, zone } = useLanguage()
  const instant = value instanceof Date && !Number.isNaN(value.getTime()) ? value : null
  const typed = useTyped<Date>(value, change, input.onBlur, {
    read: (text) => parseFrenchDateTime(text, zone),
    write: (date) => `${formatDate(date, 'fr', { zone })} ${timeInZone(date, zone)}`,
  })
  return (
    <Input
      {...input}
      {...typed}
      placeholder={say(uiMessages.dateTimeFormat)}
      after={
        <CalendarButton
          day={instant ? dayInZone(instant, zone) : null}
          time={instant ? timeInZone(instant, zone) : '09:00'}
          min={min}
          max={max}
          disabled={input.disabled}
          onPick={(day, time) => change(instantInZone(day, time ?? '09:00', zone))}
        />
      }
    />
  )
}
