import * as z from 'zod/mini'
import { Session } from '../identity/contract.ts'
import { endpoint } from '../kernel/contract.ts'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

const named = { url: requiredText(200), unique_id: requiredText(60) }

/** What the event of a personal address has become for its person. */
export const personalStates = ['open', 'over', 'cancelled'] as const

/** Whose personal address it is, and the event it opens. */
export const PersonalAddress = z.object({
  user: wire.id,
  first_name: z.string(),
  masked_name: z.string(),
  event_title: z.string(),
  state: z.enum(personalStates),
  path: z.string(),
})
export type PersonalAddress = z.output<typeof PersonalAddress>

export const personalContract = {
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/links/personal/',
    summary: 'Whose personal address of an event this is; opens nothing',
    access: 'public',
    params: inClient,
    query: z.object(named),
    response: PersonalAddress,
  }),
  open: endpoint({
    method: 'POST',
    path: '/clients/:client/links/personal/',
    summary: 'Open the restricted session of a personal address; an invitation is marked as seen',
    access: 'public',
    params: inClient,
    body: z.object(named),
    response: z.object({ session: Session, path: z.string() }),
    secret: true,
  }),
}
