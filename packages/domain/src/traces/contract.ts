import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

const Done = z.object({ done: z.literal(true) })

export const tracesContract = {
  trace: endpoint({
    stale: [],
    method: 'POST',
    path: '/clients/:client/trace/',
    summary: 'Record an act the screen alone knows (logout, opening)',
    access: 'link',
    params: inClient,
    body: z.object({
      action: requiredText(60),
      info: z.optional(z.string().check(z.maxLength(2000))),
      user: z.optional(wire.id),
      by_user: z.optional(z.string()),
      event: z.optional(wire.id),
      private: z.optional(wire.flag),
      client: z.optional(z.string()),
      task_id: z.optional(wire.id),
      status: z.optional(shortText(40)),
    }),
    response: Done,
    status: 201,
  }),
  alertError: endpoint({
    method: 'POST',
    path: '/alert-error/',
    summary: 'A screen reports a failure',
    access: 'public',
    body: z.object({
      page: z.string().check(z.maxLength(500)),
      error: z.string().check(z.maxLength(4000)),
      function: z.optional(shortText(200)),
      event_id: z.optional(wire.id),
      details: z.optional(z.string().check(z.maxLength(4000))),
    }),
    response: Done,
    status: 202,
  }),
  frontLog: endpoint({
    stale: [],
    method: 'POST',
    path: '/front-logs/',
    summary: 'A screen logs a message',
    access: 'public',
    body: z.object({ page: z.string().check(z.maxLength(500)), message: z.string().check(z.maxLength(4000)) }),
    response: Done,
    status: 202,
  }),
}
