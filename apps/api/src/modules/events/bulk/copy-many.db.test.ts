import { eventCopyContract as contract } from '@kxo/domain/events/bulk/copy-contract'
import { eventNature } from '@kxo/domain/events/nature'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

type Body = Input<typeof contract.copyMany>['body']

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ params: { client: tenant.name } })
const preview = (body: Body, who = admin) => callAs(program, who, contract.previewCopies, { ...here(), body })
const run = (body: Body, who = admin) => callAs(program, who, contract.copyMany, { ...here(), body })
const called = (title: string) =>
  tenant.inTenant((db) => db.selectFrom('events').selectAll().where('title', '=', title).orderBy('id').execute())

it('copies each as a draft some days later, with its half-days and without its people; a template is left', async () => {
  const undated = await anOpenEvent(tenant, { title: 'Sans jour', start_date: null, end_date: null })
  const { id } = await aTraining(tenant, admin.id, { title: 'Copiée' })
  await aRegistration(tenant, id, (await tenant.aPerson()).id)
  const model = await anOpenEvent(tenant, { title: 'Gabarit', nature: eventNature.codeOf('model') })
  const body: Body = { ids: [id, undated, model], days: 14 }
  const previewed = await preview(body)
  expect(previewed).toMatchObject({ total: 3, changed: 2, left: [{ reason: 'Modèle', names: ['Gabarit'] }] })
  expect(previewed.first.map(({ name }) => name)).toEqual(['Copiée', 'Sans jour'])
  expect(previewed.first[1]).toMatchObject({ before: 'Sans date', after: 'Sans date' })
  expect(await called('Copiée')).toHaveLength(1)
  expect(await run(body)).toMatchObject({ changed: 2, left: [{ names: ['Gabarit'] }] })
  const [source, copy] = await called('Copiée')
  expect(copy).toMatchObject({ is_active: false, description: source!.description })
  expect(Math.round((copy!.start_date!.getTime() - source!.start_date!.getTime()) / 86_400_000)).toBe(14)
  const copied = await tenant.inTenant(async (db) => ({
    slots: await db.selectFrom('slots').select('id').where('event_id', '=', copy!.id).execute(),
    people: await db.selectFrom('registrations').select('id').where('event_id', '=', copy!.id).execute(),
    traces: await db.selectFrom('traces').select('info').where('action', '=', 'duplicate_event').where('event_id', '=', copy!.id).execute(),
  }))
  expect([copied.slots.length, copied.people.length, copied.traces]).toEqual([2, 0, [{ info: String(id) }]])
  expect(await called('Sans jour')).toHaveLength(2)
  expect(await called('Gabarit')).toHaveLength(1)
})

it('is refused to whoever may not create events, and beyond fifty at once', async () => {
  const id = await anOpenEvent(tenant)
  await expect(run({ ids: [id], days: 0 }, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  await tenant.inTenant(async (db) => {
    await sql`insert into events (nature, onboarding, url, title) select 1, 1, 'lot-' || n, 'Lot' from generate_series(1, 51) n`.execute(db)
    await sql`insert into event_places (event_id) select id from events where title = 'Lot'`.execute(db)
  })
  const ids = (await called('Lot')).map((row) => row.id)
  await expect(preview({ ids, days: 0 })).rejects.toMatchObject({ status: 422 })
})
