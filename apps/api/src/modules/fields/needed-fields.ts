import type { fieldsContract, RecordAnswers } from '@kxo/domain/fields/contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { unobeyed } from '@kxo/domain/fields/native/native-wording'
import { neededFields } from '@kxo/domain/fields/rules'
import { checkAnswers } from '@kxo/domain/forms/rules'
import { type FieldIssue, kernelErrors, ProductError, refuse } from '@kxo/domain/kernel/errors'
import { isAdministrator, isSignedIn } from '@kxo/domain/kernel/permissions'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { answerRecord } from './answers/answer-record.ts'
import { answersWith } from './answers/read-record.ts'
import { wordingsOf } from './wording/native-wordings.ts'

/** The fields of a record its caller is about to add. */
const blankRecord = (context: Context, morph: Morph): Promise<RecordAnswers> =>
  answersWith(context, { read: true, write: true }, morph, null)

export const listNeeded: Verb<typeof fieldsContract.needed> = async (context, { query }) => {
  authorize(isSignedIn(context.actor))
  const { fields, answers } = await blankRecord(context, query.morph)
  const needed = neededFields(fields)
  return { fields: needed, answers: Object.fromEntries(needed.map(({ name }) => [name, answers[name] ?? ''])) }
}

const underAnswers = (issue: FieldIssue): FieldIssue => ({ ...issue, field: `answers.${issue.field}` })

type Draft = { answers?: Record<string, string> | undefined }
type Taken<Body> = { record: Omit<Body, 'answers'>; keepAnswers: (id: number) => Promise<void> }

/**
 * A record a person adds by hand, held to what its tenant requires of it: what to write, and how to keep its answers once it has a number.
 * `writes` names the native fields the caller may give; all of them when left out.
 * @throws 422 naming at once all that is missing
 */
export async function takeNew<Body extends Draft>(
  context: Context,
  morph: Morph,
  { answers: submitted = {}, ...record }: Body,
  writes?: readonly string[],
): Promise<Taken<Body>> {
  const { db, actor } = context
  const wordings = (await wordingsOf(db, morph)).filter(({ name }) => writes?.includes(name) ?? true)
  const natives: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(wordings.map(({ name }) => [name, null])),
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
  }
  const { missing, unasked } = unobeyed(wordings, actor, natives)
  const { fields, answers } = await blankRecord(context, morph)
  const typed = new Set([...neededFields(fields).map(({ name }) => name), ...Object.keys(submitted)])
  const laid = { ...answers, ...submitted }
  const { issues } = checkAnswers(fields, laid, { isAdmin: isAdministrator(actor) })
  const wrong: FieldIssue[] = [
    ...missing.map((field) => ({ field, message: 'required' })),
    ...issues.filter(({ field }) => typed.has(field)).map(({ field, key, values }) => underAnswers({ field, message: key, values })),
    ...Object.keys(submitted)
      .filter((name) => !fields.some((field) => field.name === name))
      .map((field) => underAnswers({ field, message: 'unknownField' })),
  ]
  if (wrong.length > 0) refuse(kernelErrors.invalid, {}, wrong)
  return {
    record: Object.fromEntries(Object.entries(record).filter(([name]) => !unasked.includes(name))) as Taken<Body>['record'], // less of the same
    keepAnswers: (id) => keep(context, morph, id, Object.fromEntries([...typed].map((name) => [name, laid[name] ?? '']))),
  }
}

async function keep(context: Context, morph: Morph, id: number, answers: Record<string, string>): Promise<void> {
  if (Object.keys(answers).length === 0) return
  try {
    await answerRecord(context, morph, id, answers)
  } catch (error) {
    if (!(error instanceof ProductError) || !error.details) throw error
    refuse(error.kind, error.values, error.details.map(underAnswers))
  }
}
