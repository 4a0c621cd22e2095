import { eventBulkContract as contract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { onboarding } from '@kxo/domain/events/nature'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { tampered } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

type Body = Input<typeof contract.actOnMany>['body']

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
const preview = (body: Body, who = admin) => callAs(program, who, contract.previewMany, { ...here(), body })
const run = (body: Body, who = admin) => callAs(program, who, contract.actOnMany, { ...here(), body })
const undo = (act: string | null, who = admin) => callAs(program, who, contract.undoMany, { ...here(), body: { undo: act ?? '' } })
const rowOf = (id: number) => tenant.inTenant((db) => db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const themesOf = async (id: number) => (await callAs(program, admin, eventsContract.record, { params: { client: tenant.name, id } })).themes
const anEntity = () => tenant.inTenant(async (db) => await db.selectFrom('entities').select(['id', 'name']).executeTakeFirstOrThrow()) // every tenant bills with one
const aTheme = (name: string) =>
  tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('themes')
          .values({ name, url: `theme-${Math.random().toString(36).slice(2, 10)}` })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )

describe('a change of many events', () => {
  it('is foretold, done and taken back; what changed since stays', async () => {
    const ids = [await anOpenEvent(tenant, { title: 'Un' }), await anOpenEvent(tenant, { title: 'Deux' })]
    const entity = await anEntity()
    const body: Body = { act: 'edit', ids, set: { entity_id: entity.id } }
    const previewed = await preview(body)
    expect(previewed).toMatchObject({ total: 2, changed: 2, left: [] })
    expect(previewed.first.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['Un', 'Aucune entité', entity.name],
      ['Deux', 'Aucune entité', entity.name],
    ])
    expect((await rowOf(ids[0]!)).entity_id).toBeNull()
    const done = await run(body)
    expect(done).toMatchObject({ changed: 2, undo: expect.any(String) })
    expect((await rowOf(ids[1]!)).entity_id).toBe(entity.id)
    expect(await run(body)).toMatchObject({ changed: 0, left: [{ reason: 'Rien à changer', count: 2, names: ['Un', 'Deux'] }], undo: null })
    await tenant.inTenant((db) => db.updateTable('events').set({ entity_id: null }).where('id', '=', ids[1]!).execute())
    const colleague = await tenant.anAdmin()
    await expect(undo(done.undo, colleague)).rejects.toMatchObject({ status: 409 })
    expect(await undo(done.undo)).toMatchObject({
      changed: 1,
      left: [{ reason: expect.stringMatching(/^Modifiée? depuis$/), names: ['Deux'] }],
    })
    expect((await rowOf(ids[0]!)).entity_id).toBeNull()
  })

  it('adds and removes a theme, keeping the others', async () => {
    const [first, second] = [await aTheme('Sécurité'), await aTheme('Qualité')]
    const id = await anOpenEvent(tenant, { themes: ['Sécurité'] })
    const added = await run({ act: 'edit', ids: [id], set: { theme_added: second } })
    expect(await themesOf(id)).toEqual(['Sécurité', 'Qualité'])
    await run({ act: 'edit', ids: [id], set: { theme_removed: first } })
    expect(await themesOf(id)).toEqual(['Qualité'])
    expect(await undo(added.undo)).toMatchObject({ changed: 0, left: [{ reason: expect.stringMatching(/^Modifiée? depuis$/) }] })
  })

  it('closes registrations some days before each start, at its hour across the change to summer time, and gives back none', async () => {
    const april = { start_date: new Date('2027-04-02T07:00:00Z'), end_date: new Date('2027-04-02T15:00:00Z'), time_zone: 'Europe/Paris' }
    const [dated, undated] = [
      await anOpenEvent(tenant, april),
      await anOpenEvent(tenant, { start_date: null, end_date: null, title: 'Sans date' }),
    ]
    const done = await run({ act: 'edit', ids: [dated, undated], set: { limit_days: 7 } })
    expect(done).toMatchObject({ changed: 1, left: [{ reason: 'Sans date de début', names: ['Sans date'] }] })
    expect((await rowOf(dated)).limit_date).toEqual(new Date('2027-03-26T08:00:00Z'))
    expect((await undo(done.undo)).changed).toBe(1)
    expect((await rowOf(dated)).limit_date).toBeNull()
  })

  it('moves online only those nobody is registered for, and gives them back their meeting', async () => {
    const url = 'https://visio.example.org/salle'
    const [free, peopled] = [
      await anOpenEvent(tenant, { is_online: true, meeting_url: url, town: 'Lyon' }),
      await anOpenEvent(tenant, { is_online: true, town: 'Lyon', title: 'Peuplé' }),
    ]
    await tenant.inTenant((db) => db.updateTable('event_places').set({ taken: 1 }).where('event_id', '=', peopled).execute())
    const done = await run({ act: 'edit', ids: [free, peopled], set: { modality: 'place' } })
    expect(done.left.map(({ names }) => names)).toEqual([['Peuplé']])
    expect(await rowOf(free)).toMatchObject({ is_online: false, meeting_url: null })
    await undo(done.undo)
    expect(await rowOf(free)).toMatchObject({ is_online: true, meeting_url: url })
  })

  it('opens to others, and back', async () => {
    const id = await anOpenEvent(tenant)
    const done = await run({ act: 'edit', ids: [id], set: { onboarding: 'onInvitation' } })
    expect((await rowOf(id)).onboarding).toBe(onboarding.codeOf('onInvitation'))
    await undo(done.undo)
    expect((await rowOf(id)).onboarding).toBe(onboarding.codeOf('public'))
  })

  it('asks no more of the database for thirty than for two, and gives each what it held', async () => {
    const [theme, other] = [await aTheme(`Achats ${Math.random()}`), await anOpenEvent(tenant, { responsible_id: admin.id })]
    const colleague = await tenant.anAdmin()
    const onDay = (index: number) => ({
      start_date: new Date(Date.UTC(2027, 5, index + 1, 7)),
      end_date: new Date(Date.UTC(2027, 5, index + 1, 15)),
    })
    const statements = async (n: number) => {
      const ids = [other]
      for (let index = 1; index < n; index++)
        ids.push(await anOpenEvent(tenant, { ...onDay(index), responsible_id: index % 2 ? null : admin.id }))
      const before = await Promise.all(ids.map(rowOf))
      const body: Body = {
        act: 'edit',
        ids,
        set: { responsible_id: colleague.id, theme_added: theme, limit_days: 7, is_displayed_first: true },
      }
      const counting = { strip: (statement: string) => statement, counting: /./ }
      const { result, counted } = await tampered(program, counting, () => run(body))
      expect(result.changed).toBe(n)
      const after = await Promise.all(ids.map(rowOf))
      expect(after.map(({ responsible_id, is_displayed_first, version }) => [responsible_id, is_displayed_first, version])).toEqual(
        before.map(({ version }) => [colleague.id, true, version + 1]),
      )
      expect(new Set(after.map(({ limit_date }) => limit_date?.getTime())).size).toBe(n)
      const back = await tampered(program, counting, () => undo(result.undo))
      expect(back.result.changed).toBe(n)
      const values = (row: (typeof before)[number]) => [row.responsible_id, row.limit_date, row.is_displayed_first]
      expect((await Promise.all(ids.map(rowOf))).map(values)).toEqual(before.map(values))
      return [counted, back.counted]
    }
    await statements(2)
    const few = await statements(2)
    expect(few[0]).toBeGreaterThan(5)
    const many = await statements(30)
    // What is remembered a few seconds may be asked again meanwhile.
    for (const at of [0, 1]) expect(many[at]! - few[at]!).toBeLessThan(10)
  })

  it('names nothing of another tenant, and asks for a value', async () => {
    const id = await anOpenEvent(tenant)
    const elsewhere = await aTenant(program)
    const stranger = await elsewhere.aPerson()
    await expect(run({ act: 'edit', ids: [id], set: { responsible_id: stranger.id + 100_000 } })).rejects.toMatchObject({ status: 404 })
    await expect(run({ act: 'edit', ids: [id], set: {} })).rejects.toMatchObject({ status: 422 })
    await expect(run({ act: 'edit', set: { is_displayed_first: true } })).rejects.toMatchObject({ status: 422 })
    expect(await run({ act: 'unpublish', ids: [id] }, await elsewhere.anAdmin()).catch((failure: unknown) => failure)).toMatchObject({
      status: expect.any(Number),
    })
    await expect(run({ act: 'unpublish', ids: [id] }, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
    expect((await rowOf(id)).is_active).toBe(true)
  })
})

describe('publishing many', () => {
  it('says of each what is missing, publishes the others, and withdraws them again', async () => {
    const whole = { is_active: false, description: 'Une journée.', town: 'Lyon', responsible_id: admin.id }
    const [ready, bare] = [
      await anOpenEvent(tenant, { ...whole, title: 'Prêt' }),
      await anOpenEvent(tenant, { is_active: false, title: 'Vide' }),
    ]
    const body: Body = { act: 'publish', ids: [ready, bare] }
    const previewed = await preview(body)
    expect(previewed).toMatchObject({ changed: 1, first: [{ name: 'Prêt', before: 'Hors ligne', after: 'En ligne' }] })
    expect(previewed.left).toHaveLength(1)
    expect(previewed.left[0]!.reason).toMatch(/^Il manque\u00A0: .*Une présentation.*responsable/)
    expect((await rowOf(ready)).is_active).toBe(false)
    const done = await run(body)
    expect((await rowOf(ready)).is_active).toBe(true)
    expect((await rowOf(bare)).is_active).toBe(false)
    expect((await undo(done.undo)).changed).toBe(1)
    expect((await rowOf(ready)).is_active).toBe(false)
  })

  it('asks no more of the database for thirty than for two, and as much again to take it back', async () => {
    const statements = async (n: number) => {
      const ids: number[] = []
      for (let index = 0; index < n; index++)
        ids.push(await anOpenEvent(tenant, { is_active: false, description: 'Une journée.', town: 'Lyon', responsible_id: admin.id }))
      const counting = { strip: (statement: string) => statement, counting: /./ }
      const { result, counted } = await tampered(program, counting, () => run({ act: 'publish', ids }))
      expect(result.changed).toBe(n)
      const back = await tampered(program, counting, () => undo(result.undo))
      expect(back.result.changed).toBe(n)
      return [counted, back.counted]
    }
    // The first asks for what is then remembered.
    await statements(1)
    const few = await statements(2)
    expect(few[0]).toBeGreaterThan(5)
    const many = await statements(30)
    // What is remembered a few seconds may be asked again meanwhile.
    for (const at of [0, 1]) expect(many[at]! - few[at]!).toBeLessThan(10)
  })

  it('stops at the plan of the tenant, as one by one', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    const whole = { is_active: false, description: 'Une journée.', town: 'Lyon', responsible_id: boss.id }
    const ids = [await anOpenEvent(world, { ...whole, title: 'A' }), await anOpenEvent(world, { ...whole, title: 'B' })]
    await program.database.pool.query('update tenants set max_events = 1 where id = $1', [world.id])
    const request = { params: { client: world.name }, body: { act: 'publish' as const, ids } }
    const previewed = await callAs(program, boss, contract.previewMany, request)
    expect(previewed).toMatchObject({ changed: 1, left: [{ count: 1, names: ['B'] }] })
    const done = await callAs(program, boss, contract.actOnMany, request)
    expect(done).toMatchObject({ changed: 1, left: [{ count: 1, names: ['B'] }] })
  })
})

describe('archiving many', () => {
  it('puts away what is over or cancelled, leaves what is online and to come, all those a tab finds', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    const over = new Date('2026-01-05T09:00:00Z')
    const past = await anOpenEvent(world, { start_date: over, end_date: over, title: 'Passé' })
    await anOpenEvent(world, { title: 'À venir' })
    const request = { params: { client: world.name }, body: { act: 'archive' as const, found: { tab: 'all' as const } } }
    const done = await callAs(program, boss, contract.actOnMany, request)
    expect(done).toMatchObject({ total: 2, changed: 1, left: [{ names: ['À venir'] }] })
    const archived = () =>
      world.inTenant(
        async (db) => (await db.selectFrom('events').select('archived_at').where('id', '=', past).executeTakeFirstOrThrow()).archived_at,
      )
    expect(await archived()).not.toBeNull()
    await callAs(program, boss, contract.undoMany, { params: { client: world.name }, body: { undo: done.undo! } })
    expect(await archived()).toBeNull()
  })

  it('takes no more than it can in one request', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    await world.inTenant((db) =>
      sql`insert into events (nature, onboarding, url, title) select 1, 1, 'e-' || n, 'E' || n from generate_series(1, 501) n`.execute(db),
    )
    await world.inTenant((db) => sql`insert into event_places (event_id) select id from events`.execute(db))
    const request = { params: { client: world.name }, body: { act: 'archive' as const, found: { tab: 'drafts' as const } } }
    await expect(callAs(program, boss, contract.previewMany, request)).rejects.toMatchObject({ status: 422 })
  })
})
