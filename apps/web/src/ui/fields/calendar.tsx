import '@mantine/dates/styles.css'
import 'dayjs/locale/fr'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import Kit from '../theme/kit.tsx'
import { Input } from './input.tsx'

type CalendarProps = {
  day: string | null
  /** Null when only a day is picked. */
  time: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string, time: string | null) => void
}

/** `9:5`, `0905`, `9h05` as HH:MM; undefined when it is no time. */
function timeIn(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})\s*[:hH]?\s*(\d{2})$/.exec(text.trim()) ?? []
  return hours && minutes && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** Month grid, and a time when one is wanted; loaded when first opened. */
export default function Calendar({ day, time, min, max, onPick }: CalendarProps) {
  const { say, locale } = useLanguage()
  const [picked, setPicked] = useState(day)
  const [typedTime, setTypedTime] = useState(time ?? '')
  return (
    <Kit>
      <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
        <DatePicker
          value={picked}
          defaultDate={picked ?? undefined}
          minDate={min ?? '1000-01-01'}
          maxDate={max ?? '9999-12-31'}
          ariaLabels={{ previousMonth: say(uiMessages.previousMonth), nextMonth: say(uiMessages.nextMonth) }}
          onChange={(next) => {
            setPicked(next)
            if (next) onPick(next, time === null ? null : (timeIn(typedTime) ?? time))
          }}
        />
        {time !== null ? (
          <Input
            label={say(uiMessages.time)}
            placeholder={say(uiMessages.timeFormat)}
            inputMode="numeric"
            value={typedTime}
            onChange={(event) => {
              const text = event.currentTarget.value
              setTypedTime(text)
              const at = timeIn(text)
              if (picked && at) onPick(picked, at)
            }}
          />
        ) : null}
      </DatesProvider>
    </Kit>
  )
}
