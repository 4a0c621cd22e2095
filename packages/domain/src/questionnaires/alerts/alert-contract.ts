import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** A scale of a questionnaire, and the score at or under which an answer to it is an alert; null: never. */
export const QuestionAlert = z.object({
  question: z.string(),
  label: z.string(),
  label_en: z.optional(z.string()),
  least: z.int(),
  most: z.int(),
  at_most: z.nullable(z.int()),
})
export type QuestionAlert = z.output<typeof QuestionAlert>

export const alertEndpoints = {
  alerts: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/:id/alerts/',
    summary: 'The scales of a questionnaire and the scores that raise an alert',
    params: inClientWithId,
    response: z.array(QuestionAlert),
  }),
  setAlert: endpoint({
    stale: ['questionnaires'],
    method: 'PATCH',
    path: '/clients/:client/questionnaires/:id/alerts/',
    summary: 'Say from which score an answer to a scale is an alert; responses already sent are not judged again',
    params: inClientWithId,
    body: z.object({ question: z.string().check(z.maxLength(60, 'tooLong')), at_most: z.nullable(wire.integer) }),
    response: z.array(QuestionAlert),
  }),
}
