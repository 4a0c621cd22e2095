import { printHours } from '../../kernel/hours.ts'
import type { Language } from '../../kernel/language.ts'
import { meetingWords as w } from '../meeting-words.ts'
import { sheetWords } from '../sheet-words.ts'
import type { Connection } from './connections.ts'

/** When a person was in a room, as a sheet tells it: « 9:02 – 10:31, 10:40 – 12:30 ». */
export const connectedTimes = (connections: readonly Connection[], { say, locale }: Pick<Language, 'say' | 'locale'>): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(
    connections.map(({ from, to }) => (to ? say(w.connection, { from, to }) : say(w.connectedSince, { from }))),
  )

/** For how long, in hours; nothing where a departure is not known. */
export const connectedHours = (minutes: number | null, { say, locale }: Pick<Language, 'say' | 'locale'>): string =>
  minutes === null ? '' : say(sheetWords.hoursValue, { hours: printHours(minutes, locale) })
