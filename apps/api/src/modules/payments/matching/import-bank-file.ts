import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { bareIdentifier } from '@kxo/domain/kernel/identifiers'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { statementLimits, statementProblems } from '@kxo/domain/payments/matching/statement-problems'
import { may } from '@kxo/domain/payments/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { prepared } from '../../../platform/database/preparation.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { defaultEntity, type EntityRecord, findEntity } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { type Statement, type StatementLine, UnreadableStatement } from '../statements/bank-statement.ts'
import { readStatement } from '../statements/read-statement.ts'
import { lineKeys } from './line-keys.ts'
import { presentFile, selectFiles } from './list-files.ts'

type Import = Verb<typeof matchingContract.importBankFile>
type Input = Parameters<Import>[1]

/** @throws 422 saying why it cannot be read */
async function read(path: string, { say }: Context['language']): Promise<Statement> {
  try {
    return await readStatement(path)
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    const reason = say(statementProblems[error.problem], { line: error.line, max: statementLimits.lines })
    return refuse(paymentErrors.unreadableStatement, { reason })
  }
}

/** One file is read at a time: the other core serves people meanwhile. */
let last: Promise<unknown> = Promise.resolve()
const readFirst = ({ file }: Input, language: Context['language']): Promise<Statement> => {
  const reading = last.then(() => read(file.path, language))
  last = reading.catch(() => {})
  return reading
}

type Account = { entity: EntityRecord; account: string }

/** Whose account a statement is of: the issuer whose IBAN it names, else the one that was chosen, or the only one by default. @throws 404, 409 */
async function accountOf(db: Queries, { account }: Statement, chosen: number | undefined): Promise<Account> {
  const said = bareIdentifier(account ?? '')
  const issuers = await db.selectFrom('entities').selectAll().where('iban', 'is not', null).orderBy('id').execute()
  const owner = said.length < 10 ? undefined : issuers.find(({ iban }) => bareIdentifier(iban ?? '').includes(said))
  const entity = owner ?? (chosen === undefined ? await defaultEntity(db) : found(await findEntity(db, chosen)))
  if (!entity) return refuse(kernelErrors.notFound)
  const own = owner || said === '' ? bareIdentifier(entity.iban ?? '') : said
  return { entity, account: own === '' ? `issuer ${entity.id}` : own.slice(0, 60) }
}

const onOneLine = (text: string, longest: number): string => text.replace(/\s+/g, ' ').trim().slice(0, longest)
const writtenAtOnce = 1_000

/** Writes the lines that are not known yet; two imports of the same at once wait for each other on each line, in the same order. */
async function writeLines(db: Queries, file_id: number, { entity, account }: Account, lines: readonly StatementLine[]): Promise<number> {
  const keys = lineKeys(lines)
  const rows = lines
    .map((line, index) => ({
      file_id,
      entity_id: entity.id,
      account,
      line_key: keys[index]!,
      paid_on: line.paid_on,
      amount: line.amount,
      payer: onOneLine(line.payer, 200),
      label: onOneLine(line.label, 500),
      reference: onOneLine(line.reference, 140),
      bank_reference: onOneLine(line.bank_reference, 140),
    }))
    .toSorted((a, b) => a.line_key.localeCompare(b.line_key))
  let added = 0
  for (let from = 0; from < rows.length; from += writtenAtOnce) {
    const written = await db
      .insertInto('bank_lines')
      .values(rows.slice(from, from + writtenAtOnce))
      .onConflict((conflict) => conflict.constraint('bank_lines_once').doNothing())
      .returning('id')
      .execute()
    added += written.length
  }
  return added
}

type Taken = { file_name: string; statement: Statement; entity?: number | undefined }

/** Takes what was read of a bank statement in: its credits wait to be matched, those known already are left as they are. @throws 404, 422 */
export async function takeStatement(context: Context, { file_name, statement, entity }: Taken): Promise<number> {
  const { db, actor, now } = context
  const { lines, debits, skipped, format } = statement
  if (lines.length + debits + skipped === 0) refuse(paymentErrors.statementEmpty)
  const owner = await accountOf(db, statement, entity)
  const read = { credits: lines.length, debits, skipped }
  const { id } = await db
    .insertInto('bank_files')
    .values({
      ...read,
      entity_id: owner.entity.id,
      account: owner.account,
      file_name,
      format,
      added: 0,
      created_at: now,
      created_by: actor.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await writeLines(db, id, owner, lines)
  await db.updateTable('bank_files').set({ added }).where('id', '=', id).execute()
  await trace(context, { action: 'import_bank_file', info: file_name, subject_id: owner.entity.id, change: { ...read, added } })
  return id
}

const allows = ({ actor }: Context): void => authorize(may.account(actor))

export const importBankFile: Import = prepared(
  { allows, prepare: readFirst },
  async (context, { file, body }: Input, statement: Statement) => {
    allows(context)
    const id = await takeStatement(context, { file_name: file.name, statement, entity: body.entity })
    return presentFile(await selectFiles(context.db).where('bank_files.id', '=', id).executeTakeFirstOrThrow())
  },
)
