import type { Insertable } from 'kysely'
import type { Entities } from '../platform/database-types.ts'
import type { TenantWorld } from './world.ts'

export const branchName = 'Antenne du Sud'
const branch = { name: branchName, address: '1 quai', code_postal: '13001', town: 'Marseille' }

/** An event organised by an entity of its own, which is not the default one; answers that entity. */
export const organisedByBranch = (tenant: TenantWorld, event_id: number, changes: Partial<Insertable<Entities>> = {}): Promise<number> =>
  tenant.inTenant(async (db) => {
    // One of its own for each event: no two entities of a tenant share it.
    const siren = String(100_000_000 + event_id)
    const { id } = await db
      .insertInto('entities')
      .values({ ...branch, siren, siret: `${siren}00001`, ...changes })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('events').set({ entity_id: id }).where('id', '=', event_id).execute()
    return id
  })
