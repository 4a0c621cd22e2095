import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'

const Alert = z.object({
  id: wire.id,
  /** The query of the catalogue it was left on. */
  search: z.string(),
  /** Its filters in words. */
  label: z.string(),
  since: wire.instant,
})
const Alerts = z.array(Alert)

/** Alerts of whoever is signed in: their address is known, nothing is left to prove. */
export const alertsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/alerts/',
    summary: 'One’s own saved searches',
    params: inClient,
    response: Alerts,
  }),
  save: endpoint({
    method: 'POST',
    path: '/clients/:client/alerts/',
    summary: 'Be told by mail of new events that match a search of the catalogue',
    params: inClient,
    body: z.object({ search: z.string().check(z.maxLength(1000)) }),
    response: Alerts,
    stale: ['alerts'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/clients/:client/alerts/:id/',
    summary: 'Stop being told of one of one’s own searches',
    params: inClientWithId,
    response: Alerts,
    stale: ['alerts'],
  }),
}
