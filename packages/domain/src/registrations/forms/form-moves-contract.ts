import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

const Question = z.object({
  name: z.string(),
  former: z.nullable(z.string()),
  next: z.nullable(z.string()),
  fate: z.enum(['kept', 'left', 'added']),
})
const FormUses = z.object({
  events: z.array(
    z.object({
      id: wire.id,
      title: z.string(),
      start_date: z.nullable(wire.instant),
      /** The version asked; none while no version is published. */
      number: z.nullable(z.int()),
      is_behind: z.boolean(),
    }),
  ),
  /** What becomes of each question, by version some event still holds to. */
  moves: z.array(z.object({ from: z.int(), questions: z.array(Question) })),
})
export type FormUses = z.output<typeof FormUses>

/** Events that ask a form, and their passage to its latest version. */
export const formMovesContract = {
  uses: endpoint({
    method: 'GET',
    path: '/clients/:client/forms/:id/uses/',
    summary: 'Events that ask a form, and what becomes of each question when they move to its latest version',
    params: inClientWithId,
    response: FormUses,
  }),
  move: endpoint({
    method: 'POST',
    path: '/clients/:client/forms/:id/moves/',
    summary: 'Have the events that hold to a former version ask the latest; answers follow the key of their question',
    params: inClientWithId,
    response: z.object({ events: z.int(), moved: z.int(), left: z.int() }),
  }),
}
