import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'

/** What waits for a person beside their registrations. */
export const dueKinds = ['contract', 'bill', 'quiz', 'questionnaire'] as const
export type DueKind = (typeof dueKinds)[number]

export const Due = z.object({
  kind: z.enum(dueKinds),
  /** What it is called, in the words of its module. */
  name: z.string(),
  event_title: z.nullable(z.string()),
  /** The last moment it may be done; null without one. */
  until: z.nullable(wire.instant),
  /** The page it is done on. */
  path: z.string(),
})
export type Due = z.output<typeof Due>

/** So many are shown, the most pressing first. */
export const duesShown = 20

export const duesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/own-dues/',
    summary: 'What waits for the caller beside their registrations: to sign, to pay, to answer; the most pressing first',
    params: inClient,
    response: z.array(Due),
  }),
}
