import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { copyRoles } from './copies.ts'
import { roleNames } from './recipients.ts'

export const nextRecipientsContract = {
  nextRecipients: endpoint({
    method: 'GET',
    path: '/clients/:client/mailtemplates/:moment/recipients/',
    summary: 'Who receives a message next: of one that hangs on a date, the coming twenty; of the others, the latest twenty',
    params: z.object({ client: z.string(), moment: z.string() }),
    response: z.object({
      is_coming: z.boolean(),
      /** Addresses that receive a copy besides. */
      copy_to: z.array(z.string()),
      copy_roles: z.array(z.enum(copyRoles)),
      removed_roles: z.array(z.enum(roleNames)),
      count: z.int(),
      results: z.array(
        z.object({
          name: z.string(),
          recipient: z.string(),
          at: wire.instant,
          event_title: z.nullable(z.string()),
          /** The copies alone leave. */
          is_left_out: z.boolean(),
        }),
      ),
    }),
  }),
}
