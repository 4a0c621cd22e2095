import { mergesContract as merges } from '@kxo/domain/contacts/merge/merges-contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const mergeInto = (survivorId: number, ids: number[]): Promise<number> =>
  fetch(`${address}/api${fillPath(merges.merge.path, { client: tenant.name })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kept: survivorId, ids }),
  }).then(({ status }) => status)

const standing = (ids: readonly number[]) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('users')
      .select(['id', 'merged_into_id'])
      .where('id', 'in', [...ids])
      .execute(),
  )

it('two people merging the same two records into each other leave exactly one', async () => {
  for (let round = 0; round < 10; round++) {
    const [a, b] = [await tenant.aPerson(), await tenant.aPerson()]
    const ids = [a.id, b.id]
    const statuses = await Promise.all([mergeInto(a.id, ids), mergeInto(b.id, ids), mergeInto(a.id, ids)])
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(2)
    expect((await standing(ids)).filter(({ merged_into_id }) => merged_into_id === null)).toHaveLength(1)
  }
})

it('a chain of merges running at once never loses anybody in a circle', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => tenant.aPerson()))
  const ids = people.map(({ id }) => id)
  await Promise.all(ids.map((id, at) => mergeInto(id, [id, ids[(at + 1) % ids.length]!])))
  const rows = await standing(ids)
  const end = (id: number, steps = 0): number => {
    const next = rows.find((row) => row.id === id)?.merged_into_id ?? null
    return next === null || steps > ids.length ? id : end(next, steps + 1)
  }
  for (const id of ids) expect(rows.find((row) => row.id === end(id))?.merged_into_id).toBeNull()
})

it('without holding the records, both sides disappear into each other (control)', async () => {
  const [a, b] = [await tenant.aPerson(), await tenant.aPerson()]
  const read = (id: number) =>
    tenant.inTenant((db) => db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow())
  const close = (id: number, into: number) =>
    tenant.inTenant((db) => db.updateTable('users').set({ status: 9, merged_into_id: into }).where('id', '=', id).execute())
  // What two unguarded merges do: both read two living records, then each closes the other’s.
  const seen = await Promise.all([read(a.id), read(b.id)])
  expect(seen.every(({ status }) => status !== 9)).toBe(true)
  await Promise.all([close(b.id, a.id), close(a.id, b.id)])
  expect((await standing([a.id, b.id])).filter(({ merged_into_id }) => merged_into_id === null)).toHaveLength(0)
})
