import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { questionnaireAudience } from '../audience.ts'
import { Figures } from '../figures.ts'
import { comparisonBy } from './comparison.ts'

/** How a group of sendings was answered: sums of theirs, never an average of averages (FOR-40). */
export const ComparedGroup = z.object({
  /** What tells it from the others: a number, a month (`2026-11`), or '' for what has none. */
  key: z.string(),
  /** What it is called; a month is its key, an audience its name. */
  label: z.string(),
  ...Figures.shape,
  rate: z.nullable(z.int()),
})
export type ComparedGroup = z.output<typeof ComparedGroup>

export const comparisonEndpoints = {
  comparison: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/:id/comparison/',
    summary: 'How a questionnaire was answered, group by group; nothing of what was said under three answers (FOR-40)',
    params: inClientWithId,
    query: z.object({ by: comparisonBy.wire, event: z.optional(wire.id), audience: z.optional(questionnaireAudience.wire) }),
    response: z.array(ComparedGroup),
  }),
}
