import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { personName } from '../../kernel/person-name.ts'
import { email, optionalText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { ScanResult } from '../door-contract.ts'

export const onSiteEndpoints = {
  registerOnSite: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/checkins/registrations/',
    summary: 'Register somebody at the door, found by their address or added, and let them in at once when nothing is left to settle',
    params: inClientWithId,
    body: z.object({ first_name: personName(120), last_name: personName(120), mail: email, door: optionalText(60) }),
    response: ScanResult,
    status: 201,
  }),
  addUnexpected: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/attendance-sheet/people/',
    summary: 'Register somebody nobody expected, found by their address or added; they are on the sheet once nothing is left to settle',
    params: inClientWithId,
    body: z.object({ first_name: personName(120), last_name: personName(120), mail: email }),
    /** `name`: who the address belongs to, whatever name was typed. */
    response: z.object({ registration: wire.id, name: z.string(), is_on_sheet: z.boolean() }),
    status: 201,
  }),
}
