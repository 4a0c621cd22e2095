import { formatDate, formatDateTime } from '../../kernel/dates.ts'
import { labels } from '../../kernel/labels.ts'
import type { Language } from '../../kernel/language.ts'
import { documentOf, plainTextOf } from '../../kernel/rich-text.ts'
import { fileIn, filmIn } from '../inputs/film.ts'
import { fileTypes, inputType } from '../inputs/input-type.ts'
import { formsWords } from '../words.ts'
import { splitRows, splitValues } from './multi-values.ts'

type Shown = Pick<Language, 'say' | 'locale' | 'zone'>

const dayOr = (value: string, write: (value: string) => string): string => (Number.isNaN(Date.parse(value)) ? value : write(value))

/** An answer as people read it, whatever its input; a file is told by its name when it has one. */
export function answerText(input: string, value: string, { say, locale, zone }: Shown): string {
  if (value === '' || !inputType.is(input)) return value
  switch (input) {
    case 'checkbox':
    case 'terms':
    case 'programme':
      return say(value === 'true' ? labels.yes : labels.no)
    case 'date':
      return dayOr(value, (day) => formatDate(day, locale))
    case 'dateTime':
      return dayOr(value, (instant) => formatDateTime(new Date(instant), locale, { zone }))
    case 'multiSelect':
    case 'textList':
      return splitValues(value).join(', ')
    case 'matrix':
      return splitRows(value)
        .map((cells) => cells.join(' · '))
        .join('\n')
    case 'richText':
      return plainTextOf(documentOf(value))
    case 'stars':
      return `${value} ★`
    case 'image':
    case 'file':
    case 'video':
      return filmIn(value)?.name || say(formsWords.file)
    default:
      return value
  }
}

/** The file an answer gave, for who may open it. */
export const fileOfAnswer = (input: string, value: string): number | undefined =>
  fileTypes.some((type) => type === input) ? fileIn(value) : undefined
