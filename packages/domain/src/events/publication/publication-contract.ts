import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** Step publication: who would hear of it. */
export const publicationEndpoints = {
  reach: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/publication/reach/',
    summary: 'How many people each announcement of the event would reach',
    params: inClientWithId,
    response: z.object({
      /** Addresses with an alert that finds it. */
      followers: z.int(),
      /** Those, and whoever may enter and accepts news. */
      everyone: z.int(),
      /** Whether the tenant sends its message of new events. */
      is_on: z.boolean(),
    }),
  }),
}
