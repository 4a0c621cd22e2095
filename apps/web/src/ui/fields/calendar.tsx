import '@mantine/dates/styles.css'
import 'dayjs/locale/fr'
import { DatePicker, DatesProvider, TimeInput } from '@mantine/dates'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { uiWords } from '../words.ts'

type CalendarProps = {
  day: string | null
  /** Null when only a day is picked. */
  time: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string, time: string | null) => void
}

/** Month grid, and a time when one is wanted; loaded when first opened. */
export default function Calendar({ day, time, min, max, onPick }: CalendarProps) {
  const { say, locale } = useLanguage()
  const [picked, setPicked] = useState(day)
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DatePicker
        value={picked}
        defaultDate={picked ?? undefined}
        minDate={min ?? '1000-01-01'}
        maxDate={max ?? '9999-12-31'}
        onChange={(next) => {
          setPicked(next)
          if (next) onPick(next, time)
        }}
      />
      {time !== null ? (
        <TimeInput
          mt="sm"
          label={say(uiWords.time)}
          value={time}
          onChange={(event) => {
            if (picked && event.currentTarget.value) onPick(picked, event.currentTarget.value)
          }}
        />
      ) : null}
    </DatesProvider>
  )
}
