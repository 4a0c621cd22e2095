import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'

/** What was written to a question and is not shown: an insult, a name. The response keeps it. */
export const HiddenAnswer = z.object({
  question: z.string(),
  reason: z.string(),
  hidden_at: wire.instant,
  hidden_by_name: z.nullable(z.string()),
})
export type HiddenAnswer = z.output<typeof HiddenAnswer>

const inResponse = { client: z.string(), id: wire.id, response: wire.id }
const question = z.string().check(z.minLength(1, 'required'), z.maxLength(60, 'tooLong'))
const stale = ['questionnaires', 'improvement-actions'] as const
const done = z.object({ done: z.literal(true) })

export const hidingEndpoints = {
  hideAnswer: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/questionnaires/:id/responses/:response/hidden-answers/',
    summary: 'Show no more what was written to a question, with the reason; the response keeps it',
    params: z.object(inResponse),
    body: z.object({ question, reason: requiredText(300) }),
    response: done,
    status: 201,
  }),
  showAnswer: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/questionnaires/:id/responses/:response/hidden-answers/:question/',
    summary: 'Show again what was written to a question',
    params: z.object({ ...inResponse, question }),
    response: done,
  }),
}
