import type { lobbyContract } from '@kxo/domain/planning/lobby/lobby-contract'
import { lobbyScreen } from '@kxo/domain/planning/paths'
import { may } from '@kxo/domain/planning/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { printOf, secretKey } from '../../../platform/secret-keys.ts'
import { trace } from '../../traces/index.ts'

export const listScreens: Verb<typeof lobbyContract.screens> = async ({ actor, db }) => {
  authorize(may.showInLobby(actor))
  return db.selectFrom('lobby_screens').select(['id', 'location_id', 'shows_names', 'created_at', 'read_at']).orderBy('id').execute()
}

/** Makes an address nobody can guess; the former one of the same place is dead. @throws 404 for a place of nobody */
export const openScreen: Verb<typeof lobbyContract.open> = async (context, { body: { location_id = null, shows_names } }) => {
  const { db, tenant, services, actor } = context
  authorize(may.showInLobby(actor))
  const place =
    location_id === null
      ? null
      : found(await db.selectFrom('locations').select(['id', 'name']).where('id', '=', location_id).executeTakeFirst())
  await db.deleteFrom('lobby_screens').where('location_id', 'is not distinct from', location_id).execute()
  const key = secretKey()
  await db
    .insertInto('lobby_screens')
    .values({ location_id, shows_names, key_hash: printOf(key) })
    .execute()
  await trace(context, { action: 'open_lobby_screen', info: place?.name ?? '' })
  return { address: services.publicUrl() + lobbyScreen(tenant.name, key) }
}

/** @throws 404 once revoked */
export const revokeScreen: Verb<typeof lobbyContract.revoke> = async (context, { params }) => {
  authorize(may.showInLobby(context.actor))
  found(await context.db.deleteFrom('lobby_screens').where('id', '=', params.id).returning('id').executeTakeFirst())
  await trace(context, { action: 'revoke_lobby_screen', info: '' })
  return { done: true as const }
}
