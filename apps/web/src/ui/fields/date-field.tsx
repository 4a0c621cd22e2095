import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr'
import { dayInZone, formatDate, instantInZone, parseFrenchDateTime, timeInZone } from '@kxo/domain/kernel/dates'
import { validationWords } from '@kxo/domain/kernel/validation-words'
import { ActionIcon } from '@mantine/core'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type ChangeEvent, useState } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useLanguage } from '../i18n/language.tsx'

/** A day typed DD/MM/YYYY (or DDMMYYYY); undefined when it is none. */
export function readDay(text: string): string | undefined {
  const [, date, month, year] = /^(\d{1,2})[/.\-\s]?(\d{1,2})[/.\-\s]?(\d{4})$/.exec(text.trim()) ?? []
  if (!date || !month || !year) return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

type Bounds = { min?: string; max?: string }
type TypedDateProps = Bounds & {
  input: Partial<ReturnType<typeof useField>['input']> & Pick<DateInputProps, 'onFocus'>
  /** The date as the kit writes it: `YYYY-MM-DD`, with ` HH:mm:ss` after it when it holds a time. */
  shown: string | null
  withTime: boolean
  format: (shown: string) => string
  /** The kit's date of a text; undefined when it is none. */
  read: (text: string) => string | undefined
  /** A date read or picked, or the text that is none, which the schema then refuses. */
  onAnswer: (shown: string | null, text: string) => void
}

/** The month that a button opens, beside what is typed. */
function useMonth(withTime: boolean, isDisabled: boolean) {
  const { say, locale } = useLanguage()
  const [opened, setOpened] = useState(false)
  return {
    close: () => setOpened(false),
    month: {
      withTime,
      locale,
      allowDeselect: true,
      placeholder: say(withTime ? uiMessages.dateTimeFormat : uiMessages.dateFormat),
      previousLabel: say(uiMessages.previousMonth),
      nextLabel: say(uiMessages.nextMonth),
      popoverProps: { opened, onChange: setOpened, trapFocus: true, returnFocus: true, closeOnEscape: true },
      rightSection: (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say(uiMessages.calendar)}
          disabled={isDisabled}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ),
    },
  }
}

/** Typed, or picked in a month that a button opens. */
function TypedDate({ input, shown, withTime, format, read, onAnswer, min, max }: TypedDateProps) {
  const { month, close } = useMonth(withTime, input.disabled ?? false)
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
    onAnswer(currentTarget.value.trim() === '' ? null : (read(currentTarget.value) ?? null), currentTarget.value.trim())
  return (
    <DateInput
      {...input}
      data-field={input.name}
      value={shown}
      {...month}
      valueFormat={format}
      dateParser={(text) => read(text) ?? null}
      // What is no date stays as typed, with its error.
      fixOnBlur={shown !== null}
      minDate={min}
      maxDate={max}
      onChangeCapture={type}
      onChange={(picked) => {
        close()
        onAnswer(picked, '')
      }}
    />
  )
}

/** A calendar day, typed DD/MM/YYYY or picked; the value is `YYYY-MM-DD`. */
export function DateField({ min, max, ...props }: FieldProps & Bounds) {
  const { value, change, input } = useField(props)
  const { locale } = useLanguage()
  return (
    <TypedDate
      input={input}
      shown={typeof value === 'string' ? (readDay(value) ?? null) : null}
      withTime={false}
      format={(day) => formatDate(day, locale)}
      read={readDay}
      onAnswer={(day, text) => change(day ?? (text || null))}
      min={min}
      max={max}
    />
  )
}

type DayInputProps = Bounds &
  Pick<DateInputProps, 'label' | 'aria-label' | 'size' | 'w' | 'maw' | 'withAsterisk'> & {
    disabled?: boolean
    value: string | null
    onAnswer: (day: string | null) => void
  }
/** A day outside of a form, as `YYYY-MM-DD`: answered once it is whole, picked or emptied; what is no day yields to the one before. */
export function DayInput({ value, onAnswer, min, max, ...input }: DayInputProps) {
  const { locale } = useLanguage()
  const { month, close } = useMonth(false, input.disabled ?? false)
  return (
    <DateInput
      {...input}
      {...month}
      value={value}
      valueFormat={(day) => formatDate(day, locale)}
      dateParser={(text) => readDay(text) ?? null}
      minDate={min}
      maxDate={max}
      onChange={(answered) => {
        close()
        if (answered !== value) onAnswer(answered)
      }}
    />
  )
}

/** A moment as people type it (`5/3/2027 9:30`, `05/03/2027 9 h`), with all its digits; any other text as it is. */
function wholeMoment(text: string): string {
  const [, date, month, year, hours, minutes] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s+(\d{1,2})\s?[:hH]\s?(\d{2})?$/.exec(text.trim()) ?? []
  const whole = (digits = ''): string => digits.padStart(2, '0')
  return year ? `${whole(date)}/${whole(month)}/${year} ${whole(hours)}:${whole(minutes)}` : text
}

/** How an instant is typed in the tenant's zone: `shown` is the kit's `YYYY-MM-DD HH:mm:ss`. */
function useTypedInstant() {
  const { zone } = useLanguage()
  const shownOf = (instant: Date): string => `${dayInZone(instant, zone)} ${timeInZone(instant, zone)}:00`
  return {
    shownOf,
    instantOf: (shown: string): Date => instantInZone(shown.slice(0, 10), shown.slice(11, 16) || pickedTime, zone),
    format: (shown: string): string => `${formatDate(shown.slice(0, 10), 'fr')} ${shown.slice(11, 16)}`,
    read: (text: string): string | undefined => {
      const read = parseFrenchDateTime(wholeMoment(text), zone)
      return read ? shownOf(read) : undefined
    },
  }
}

const pickedTime = '09:00'

type InstantInputProps = { label: string; value: Date | string | null; onAnswer: (at: Date | string | null) => void }
/** A moment outside of a form: what cannot be read is answered as typed, and stays there with its error once the field is left. */
export function InstantInput({ label, value, onAnswer }: InstantInputProps) {
  const { say } = useLanguage()
  const [isTyping, setTyping] = useState(false)
  const error = typeof value === 'string' && !isTyping ? say(validationWords.wrongDate) : undefined
  const input = { label, error, onFocus: () => setTyping(true), onBlur: () => setTyping(false) }
  return <TypedInstant input={input} value={value} onAnswer={onAnswer} />
}

/** A moment, typed DD/MM/YYYY HH:MM in the tenant's zone or picked; the value is a Date. */
export function DateTimeField({ min, max, ...props }: FieldProps & Bounds) {
  const { value, change, input } = useField(props)
  return <TypedInstant input={input} value={value} onAnswer={change} min={min} max={max} />
}

/** An instant as it is typed in the tenant's zone, for fields that store it their own way. */
export function TypedInstant({
  input,
  value,
  onAnswer,
  min,
  max,
}: Bounds & Pick<TypedDateProps, 'input'> & { value: unknown; onAnswer: (value: Date | string | null) => void }) {
  const { shownOf, instantOf, format, read } = useTypedInstant()
  const isInstant = value instanceof Date && !Number.isNaN(value.getTime())
  return (
    <TypedDate
      input={input}
      shown={isInstant ? shownOf(value) : null}
      withTime
      format={format}
      read={read}
      onAnswer={(shown, text) => onAnswer(shown === null ? text || null : instantOf(shown))}
      min={min}
      max={max}
    />
  )
}
