import { eventsContract } from '@kxo/domain/events/contract'
import type { Program } from './program.ts'
import { callAs, type Persona, type TenantWorld } from './world.ts'

/** A draft that lacks nothing to be published; answers its number. */
export async function aReadyDraft(program: Program, world: TenantWorld, boss: Persona, title: string): Promise<number> {
  const { id } = await callAs(program, boss, eventsContract.create, { params: { client: world.name }, body: { title } as never })
  await world.inTenant((db) =>
    db
      .updateTable('events')
      .set({ description: 'Prêt', is_online: true, is_training: false, start_date: '2099-03-01T08:00:00Z', responsible_id: boss.id })
      .where('id', '=', id)
      .execute(),
  )
  return id
}
