import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'

/** A screen of a hall: the place it stands in (null: all of them), and whether it names who intervenes. */
const LobbyScreen = z.object({
  id: wire.id,
  location_id: z.nullable(wire.id),
  shows_names: z.boolean(),
  created_at: wire.instant,
  read_at: z.nullable(wire.instant),
})
export type LobbyScreen = z.output<typeof LobbyScreen>

const stale = ['lobby-screens'] as const

export const lobbyContract = {
  screens: endpoint({
    method: 'GET',
    path: '/clients/:client/lobby-screens/',
    summary: 'Screens of halls that have a secret address, and when each was last read',
    params: inClient,
    response: z.array(LobbyScreen),
  }),
  open: endpoint({
    method: 'POST',
    path: '/clients/:client/lobby-screens/',
    summary: 'Make the secret address of the screen of a place, or of all; its former one stops at once',
    params: inClient,
    body: z.object({ location_id: optionally(wire.id), shows_names: wire.flag }),
    response: z.object({ address: z.string() }),
    status: 201,
    secret: true,
    stale,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/clients/:client/lobby-screens/:id/',
    summary: 'Stop the secret address of a screen',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
    stale,
  }),
}
