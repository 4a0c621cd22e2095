import * as z from 'zod/mini'
import { wire } from '../kernel/wire.ts'

export const answerText = z.string().check(z.maxLength(20_000, 'tooLong'))
/** Answers to the tenant's fields of a record, by field name, as kept (`multi-values.ts`). */
export const AnswersBody = wire.json(z.record(z.string(), answerText))
