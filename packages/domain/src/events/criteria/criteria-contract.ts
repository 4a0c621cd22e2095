import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { Filter } from '../../kernel/listing.ts'
import { optionalLines, optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { EventRecord } from '../event-record.ts'
import { criteriaModes } from './admission.ts'

const Criteria = wire.json(z.array(Filter).check(z.maxLength(20, 'tooMany')))
const body = { mode: z.enum(criteriaModes), criteria: Criteria }
const Verdict = z.object({ is_eligible: z.boolean(), met: z.array(z.boolean()) })

/** Step qualification: who may register, and who would. */
export const criteriaEndpoints = {
  changeQualification: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/qualification/',
    summary: 'Step qualification: the criteria, and who decides',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      ...body,
      text: optionalLines(1000),
      needs_approval: z._default(z.optional(wire.flag), false),
      /** Who is asked to decide; without anybody, whoever answers for the event. */
      reviewer_ids: z.optional(wire.list(wire.id).check(z.maxLength(10, 'tooMany'))),
      /** Days they have, before a task says that an answer is awaited. */
      answer_days: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(90, 'max'))),
    }),
    response: EventRecord,
  }),
  reviewers: endpoint({
    method: 'GET',
    path: '/clients/:client/events/reviewers/',
    summary: 'People who may be asked to decide on registrations',
    params: inClient,
    response: z.array(z.object({ id: wire.id, full_name: z.string() })),
  }),
  countMeeting: endpoint({
    reads: true,
    method: 'POST',
    path: '/clients/:client/events/:id/criteria/count/',
    summary: 'How many contacts meet criteria, before they are saved',
    params: inClientWithId,
    body: z.object(body),
    response: z.object({ n: z.int() }),
  }),
  tryCriteria: endpoint({
    reads: true,
    method: 'POST',
    path: '/clients/:client/events/:id/criteria/test/',
    summary: 'Whether one person meets criteria, line by line',
    params: inClientWithId,
    body: z.object({ ...body, user: wire.id }),
    response: Verdict,
  }),
}
