import { fieldsOf, type ImportField, leadingField } from '@kxo/domain/imports/kind-fields'
import { type ImportKind } from '@kxo/domain/imports/kinds'
import { excerpt, type Problem } from '@kxo/domain/imports/lines/read-cell'
import type { RecordLine } from '@kxo/domain/imports/lines/record-line'
import { may } from '@kxo/domain/imports/permissions'
import { type FieldIssue, ProductError } from '@kxo/domain/kernel/errors'
import { sayIssue } from '@kxo/domain/kernel/validation'
import type { Context } from '../../../platform/context.ts'
import { refusalOf } from '../../../platform/database/database-refusals.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { companyRefusals } from '../../companies/index.ts'
import { registrationRefusals } from '../../registrations/index.ts'
import type { ProcessedLine } from '../reading/examine.ts'
import type { Source } from '../reading/read-lines.ts'
import { LineProblem } from './line-problem.ts'
import { type ReadRecord, readRecords } from './read-records.ts'
import { writeCompanyLine } from './write-company.ts'
import { writeContact } from './write-contact.ts'
import { writeRegistration } from './write-registration.ts'
import type { WrittenLine } from './written-line.ts'

/** What became of a line, and what an undo needs of it. */
export type ImportedLine = ProcessedLine & Pick<WrittenLine, 'change'>

const batchSize = 100
const refusals = { ...companyRefusals, ...registrationRefusals }

/** What one line of a file is recognised by: said twice, the second is refused. */
const keyOf = (kind: ImportKind, text: ReadRecord['text']): string =>
  kind === 'contacts'
    ? text('mail').toLowerCase()
    : kind === 'registrations'
      ? `${text('event_code')} ${text('mail').toLowerCase()}`
      : text('siret') || `${text('name').toLowerCase()} ${text('code_postal')}`

/**
 * Writes every line of a file that may be, through the verbs a person would use, each by itself: what is refused leaves nothing and says why.
 * `take` gets the lines a hundred at a time.
 */
export async function importRecords(
  context: Context,
  source: Source,
  { is_inviting }: { is_inviting: boolean },
  take: (lines: ImportedLine[]) => Promise<void>,
): Promise<void> {
  const firstLines = new Map<string, number>()
  const leading = leadingField(source.kind)
  const isTeam = !may.readEveryImport(context.actor)
  const write = (read: RecordLine): Promise<WrittenLine> => {
    if (source.kind === 'companies') return writeCompanyLine(context, read)
    if (source.kind === 'contacts') return writeContact(context, read, { is_inviting, isTeam })
    return writeRegistration(context, read, { is_inviting, isTeam })
  }
  let batch: ImportedLine[] = []
  for await (const { line, read, text } of readRecords(source)) {
    const key = keyOf(source.kind, text)
    const first = firstLines.get(key)
    if (first === undefined) firstLines.set(key, line)
    else read.problems.push({ field: leading, kind: 'keyTwice', value: excerpt(text(leading)), detail: { first } })
    batch.push({ line, ...(await written(context, source.kind, { read, text }, write)) })
    if (batch.length < batchSize) continue
    await take(batch)
    batch = []
  }
  await take(batch)
}

/** One line written in a savepoint of its own; refused, it says why of each field. */
async function written(
  context: Context,
  kind: ImportKind,
  { read, text }: Pick<ReadRecord, 'read' | 'text'>,
  write: (read: RecordLine) => Promise<WrittenLine>,
): Promise<Omit<ImportedLine, 'line'>> {
  const refused = (problems: Problem[]) => ({
    outcome: 'refused' as const,
    code: text('mail') || text('siret'),
    title: text('name') || text('last_name'),
    problems,
  })
  if (read.problems.length > 0) return refused(read.problems)
  try {
    return { ...(await inSavepoint(context.transaction, () => write(read))), problems: [] }
  } catch (error) {
    if (error instanceof LineProblem) return refused([error.problem])
    return refused(problemsOf(context, kind, text, productErrorOf(error)))
  }
}

/** What the product means by a failure. @throws whatever is no refusal of the line itself */
function productErrorOf(error: unknown): ProductError {
  if (error instanceof ProductError && error.kind.http < 500) return error
  const kind = refusalOf(error, refusals)
  if (!kind || kind.http >= 500) throw error
  return new ProductError(kind)
}

function problemsOf(
  { language }: Context,
  kind: ImportKind,
  text: ReadRecord['text'],
  { kind: refusal, values, details = [] }: ProductError,
): Problem[] {
  const known = fieldsOf(kind).map(([key]) => key)
  const problem = (field: ImportField, reason: string): Problem => ({
    field,
    kind: 'refused',
    value: excerpt(text(field)),
    detail: { reason },
  })
  const own = details.flatMap(({ field, ...issue }: FieldIssue) => {
    const column = known.find((key) => key === field)
    return column ? [problem(column, sayIssue(language, issue as never))] : [] // a key of any module
  })
  return own.length > 0 ? own : [problem(leadingField(kind), language.say(refusal, values))]
}
