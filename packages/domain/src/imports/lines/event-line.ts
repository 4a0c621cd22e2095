import { languageFrom } from '../../events/catalogue/event-languages.ts'
import { levelFrom } from '../../events/catalogue/event-levels.ts'
import type { EventNature } from '../../events/nature.ts'
import { type EventField, eventFieldKeys, fieldOf } from '../fields/event-fields.ts'
import type { ProblemKind } from '../words.ts'
import { type CellSetting, type CellValue, cleanText, excerpt, type Problem, type Read, readCell, readList, unfit } from './read-cell.ts'

export type EventLine = { values: Partial<Record<EventField, CellValue>>; problems: Problem[] }

export type LineSetting = CellSetting & {
  /** The nature a text means: French words, the tenant's own, catalogue keys and codes. */
  natureOf: (text: string) => EventNature | undefined
  natures: string
}

/** Languages by their codes, whichever way a file names them. */
function readLanguages(text: string, maxLength: number | undefined): Read {
  const read = readList(text, maxLength)
  return 'value' in read && Array.isArray(read.value) ? { value: [...new Set(read.value.map(languageFrom))] } : read
}

function readEventCell(key: EventField, text: string, setting: LineSetting): Read {
  const { natureOf, natures } = setting
  const field = fieldOf(key)
  const wrong = unfit(text)
  if (wrong) return { kind: wrong }
  if (key === 'languages') return readLanguages(text, field.maxLength)
  if (field.kind === 'nature') {
    const nature = natureOf(text)
    return nature ? { value: nature } : { kind: 'unknownNature', detail: { values: natures } }
  }
  const read = readCell(field, text, setting)
  if (key === 'level' && 'value' in read) return { value: levelFrom(String(read.value)) }
  return key === 'description' && 'value' in read ? { value: cleanText(text) } : read
}

const emptyOf = (field: EventField): CellValue => (fieldOf(field).kind === 'list' ? [] : fieldOf(field).kind === 'flag' ? false : null)

/** What the fields say of one another: periods, limits, and the master an activity needs. */
function crossProblems(values: EventLine['values'], raw: (field: EventField) => string): Problem[] {
  const { start_date: start, end_date: end, limit_date: limit, min_participants: min, max_participants: max } = values
  const problems: Problem[] = []
  const say = (field: EventField, kind: ProblemKind) => problems.push({ field, kind, value: excerpt(raw(field)) })
  if (end instanceof Date && start === null) say('end_date', 'endWithoutStart')
  if (end instanceof Date && start instanceof Date && end < start) say('end_date', 'endBeforeStart')
  const last = end instanceof Date ? end : start
  if (limit instanceof Date && last instanceof Date && limit > last) say('limit_date', 'limitAfterEnd')
  if (typeof min === 'number' && typeof max === 'number' && min > max) say('min_participants', 'minAboveMax')
  if (values.nature === 'registration' && start instanceof Date) say('start_date', 'standingDated')
  if (values.nature === 'activity' && !values.parent_code) say('parent_code', 'masterNeeded')
  return problems
}

/** Reads one line of an events file: `cell` answers the text of a field's column, undefined when the file has none. Nothing is evaluated nor guessed. */
export function readEventLine(cell: (field: EventField) => string | undefined, setting: LineSetting): EventLine {
  const line: EventLine = { values: {}, problems: [] }
  const texts = new Map<EventField, string>()
  for (const field of eventFieldKeys) {
    const typed = cell(field)
    if (typed === undefined) continue
    const text = typed.trim()
    texts.set(field, text)
    if (text === '') {
      if (fieldOf(field).isRequired) line.problems.push({ field, kind: field === 'referent_mail' ? 'mailRequired' : 'required', value: '' })
      else line.values[field] = emptyOf(field)
      continue
    }
    const read = readEventCell(field, text, setting)
    if ('value' in read) line.values[field] = read.value
    else line.problems.push({ field, kind: read.kind, value: excerpt(text), ...(read.detail && { detail: read.detail }) })
  }
  line.problems.push(...crossProblems(line.values, (field) => texts.get(field) ?? ''))
  return line
}
