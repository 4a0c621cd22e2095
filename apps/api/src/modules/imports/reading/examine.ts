import { type EventNature, eventNature } from '@kxo/domain/events/nature'
import type { EventField } from '@kxo/domain/imports/fields/event-fields'
import { fieldIn, type ImportField } from '@kxo/domain/imports/kind-fields'
import type { EventLine } from '@kxo/domain/imports/lines/event-line'
import type { Problem } from '@kxo/domain/imports/lines/read-cell'
import type { LineOutcome } from '@kxo/domain/imports/outcome'
import { isWarning } from '@kxo/domain/imports/words'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { eventsByCode, type ImportedFields, type StoredEvent } from '../../events/index.ts'
import { administratorsByMail } from '../queries.ts'
import { differences } from '../running/differences.ts'
import { readLines, type Source, survey, textIn } from './read-lines.ts'

/** What becomes of one line, and why not; `code` is what it is recognised by. */
export type ProcessedLine = { line: number; outcome: LineOutcome; code: string; title: string; problems: Problem[] }
/** The same of a line of events, with what writing it takes. */
export type ExaminedLine = ProcessedLine & {
  nature: EventNature
  values: EventLine['values']
  fields: ImportedFields
  stored: StoredEvent | null
}

/**
 * Examines every line of a file against itself and against what exists: the same for the control and for the import, which hands `take` a way to write.
 * Two passes, masters before activities, 500 lines at a time: memory does not grow with the file.
 */
export async function examine(db: Queries, source: Source, take: (batch: ExaminedLine[]) => Promise<void>): Promise<void> {
  const { firstLines, hasActivities } = await survey(source)
  const accepted = new Set<string>()
  for (const areActivities of hasActivities ? [false, true] : [false]) {
    for await (const batch of readLines(source, areActivities)) {
      const stored = await eventsByCode(db, batch.map(({ code }) => code).filter(Boolean))
      const parents = areActivities
        ? await eventsByCode(db, batch.map(({ read }) => textIn(read.values.parent_code)).filter(Boolean))
        : new Map<string, StoredEvent>()
      const responsibles = await administratorsByMail(db, batch.map(({ read }) => textIn(read.values.referent_mail)).filter(Boolean))
      const examined = batch.map(({ line, read, code }) => {
        const problems = [...read.problems]
        const existing = stored.get(code) ?? null
        const first = firstLines.get(code)
        const say = (field: EventField, kind: Problem['kind'], value: string, detail?: Problem['detail']) =>
          problems.push({ field, kind, value, ...(detail && { detail }) })
        if (code && first !== undefined && first !== line) say('code', 'codeTwice', code, { first })
        const parent = parentOf(read, { parents, accepted, firstLines, say })
        const fields = {
          ...differences(read.values, existing),
          ...(parent !== undefined && parent !== existing?.parent_id ? { parent_id: parent } : {}),
        }
        problems.push(...(existing ? storedProblems(read, existing, fields) : []))
        const mail = textIn(read.values.referent_mail)
        // A line to correct is told of that first.
        if (!existing && problems.length === 0 && mail && !responsibles.has(mail)) say('referent_mail', 'unknownResponsible', mail)
        const outcome: LineOutcome = problems.some(({ kind }) => !isWarning(kind))
          ? 'refused'
          : !existing
            ? 'created'
            : Object.keys(fields).length > 0
              ? 'changed'
              : 'unchanged'
        if (outcome !== 'refused' && read.values.nature === 'master') accepted.add(code)
        const nature = (read.values.nature ?? 'master') as EventNature
        return { line, outcome, code, title: textIn(read.values.title), nature, values: read.values, fields, stored: existing, problems }
      })
      await take(examined)
    }
  }
}

type Parents = {
  parents: ReadonlyMap<string, StoredEvent>
  accepted: ReadonlySet<string>
  firstLines: ReadonlyMap<string, number>
  say: (field: EventField, kind: Problem['kind'], value: string) => void
}
/** The master a line hangs on: its number when it exists, null while it is only in the file, undefined when the file says nothing. */
function parentOf(read: EventLine, { parents, accepted, firstLines, say }: Parents): number | null | undefined {
  const code = textIn(read.values.parent_code)
  if (code === '' || read.values.nature !== 'activity') return undefined
  const parent = parents.get(code)
  if (parent && eventNature.keyOf(parent.nature) === 'master') return parent.id
  if (accepted.has(code)) return null
  say('parent_code', firstLines.has(code) && !parent ? 'masterRefused' : 'masterUnknown', code)
  return undefined
}

/** What an existing event does not let a file change. */
function storedProblems({ values }: EventLine, stored: StoredEvent, fields: ImportedFields): Problem[] {
  const problems: Problem[] = []
  const code = stored.code
  const nature = eventNature.keyOf(stored.nature)
  const changes = Object.keys(fields).length > 0
  if (values.nature !== undefined && values.nature !== nature)
    problems.push({ field: 'nature', kind: 'natureFixed', value: String(values.nature), detail: { code, nature } })
  if (changes && (stored.closed_at !== null || stored.cancelled_at !== null))
    problems.push({ field: 'code', kind: 'closed', value: code, detail: { code } })
  const { max_participants: max, start_date: start, end_date: end } = fields
  const taken = stored.taken ?? 0
  if (typeof max === 'number' && max < taken)
    problems.push({ field: 'max_participants', kind: 'placesTaken', value: String(max), detail: { taken } })
  if (start && stored.first_slot && start > stored.first_slot) problems.push({ field: 'start_date', kind: 'slotsOutside', value: '' })
  if (end && stored.last_slot && end < stored.last_slot) problems.push({ field: 'end_date', kind: 'slotsOutside', value: '' })
  return problems
}

/** The heading a problem's field is read under; its own label when the file has no such column. */
export const headingOf = (
  source: Pick<Source, 'kind' | 'columns' | 'mapping'>,
  field: ImportField,
  say: (label: { fr: string; en: string }) => string,
): string => {
  const column = source.mapping[field]
  return (column === undefined ? undefined : source.columns[column]) ?? say(fieldIn(source.kind, field).label)
}
