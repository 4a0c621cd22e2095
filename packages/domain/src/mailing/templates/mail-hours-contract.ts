import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { inClient } from '../../tenants/contract.ts'
import { Delay } from './setting-shapes.ts'

/** Hours reminders leave between. */
export const mailHoursContract = {
  mailHours: endpoint({
    method: 'GET',
    path: '/clients/:client/mail-hours/',
    summary: 'Hours reminders leave between',
    params: inClient,
    response: z.object({ opens: z.string(), closes: z.string(), is_own: z.boolean() }),
  }),
  changeMailHours: endpoint({
    method: 'PATCH',
    path: '/clients/:client/mail-hours/',
    summary: 'Set the hours reminders leave between',
    params: inClient,
    body: z.object({ opens: Delay.shape.at, closes: Delay.shape.at }),
    response: z.object({ done: z.literal(true) }),
    stale: ['mailtemplates', 'mails'],
  }),
}
