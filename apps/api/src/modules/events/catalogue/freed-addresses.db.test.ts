import { eventsContract } from '@kxo/domain/events/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { publicPages } from './public-pages.ts'

let program: Program
let world: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  admin = await world.anAdmin()
})
afterAll(() => program.close())

/** What the server answers at the short address of an event. */
const opened = (url: string) =>
  world.asMachine((context) => {
    const page = publicPages.find(({ pattern }) => pattern === '/public/:client/:url')!
    const path = `/public/${world.name}/${url}`
    return page.read(context, { params: { client: world.name, url }, path, search: new URLSearchParams('code=A'), isWholeTab: true })
  })
const followed = (id: string) =>
  world.asMachine((context) => {
    const page = publicPages.find(({ pattern }) => pattern === '/:client/e/:id')!
    const search = new URLSearchParams('code=A')
    return page.read(context, { params: { client: world.name, id }, path: `/${world.name}/e/${id}`, search, isWholeTab: true })
  })
const moveTo = async (id: number, url: string) => {
  const { version, is_displayed_first } = await callAs(program, admin, eventsContract.record, {
    params: { client: world.name, id },
  })
  return callAs(program, admin, eventsContract.changePublication, {
    params: { client: world.name, id },
    body: { version, responsible_id: admin.id, url, is_displayed_first },
  })
}

test('a former address leads to where its event is now, and to nothing once 90 days have passed', async () => {
  const event = await anOpenEvent(world, { url: 'affiche' })
  await moveTo(event, 'affiche-2027')
  expect(await opened('affiche')).toEqual({ redirect: `/public/${world.name}/affiche-2027?code=A`, status: 302 })
  await moveTo(event, 'affiche-2028')
  expect(await opened('affiche')).toMatchObject({ redirect: `/public/${world.name}/affiche-2028?code=A` })
  await world.inTenant((db) => db.updateTable('freed_addresses').set({ freed_at: sql`now() - interval '91 days'` }).execute())
  expect(await opened('affiche')).toMatchObject({ status: 404 })
})

test('the short link of an event leads to its address of today, while it is public', async () => {
  const event = await anOpenEvent(world, { url: 'congres' })
  await moveTo(event, 'congres-2027')
  expect(await followed(String(event))).toEqual({ redirect: `/public/${world.name}/congres-2027?code=A`, status: 302 })
  await callAs(program, admin, eventsContract.unpublish, { params: { client: world.name, id: event } })
  for (const id of [String(event), '999999', 'x']) expect(await followed(id)).toMatchObject({ status: 404 })
})

test('nobody else takes an address freed less than 90 days ago; its event takes it back', async () => {
  const first = await anOpenEvent(world, { url: 'colloque' })
  const second = await anOpenEvent(world, { url: 'autre-colloque' })
  await moveTo(first, 'colloque-change')
  await expect(moveTo(second, 'colloque')).rejects.toMatchObject({ status: 422, code: 'urlFreed' })
  await expect(anOpenEvent(world, { url: 'colloque' })).rejects.toMatchObject({ code: '23505', constraint: 'freed_address_kept' })
  await moveTo(first, 'colloque')
  expect(await opened('colloque')).toMatchObject({ status: 200 })
  await world.inTenant(async (db) => {
    await db.deleteFrom('event_places').where('event_id', '=', first).execute()
    await db.deleteFrom('events').where('id', '=', first).execute()
  })
  await expect(moveTo(second, 'colloque')).rejects.toMatchObject({ code: 'urlFreed' })
  expect(await opened('colloque')).toMatchObject({ status: 404 })
  await world.inTenant((db) => db.updateTable('freed_addresses').set({ freed_at: sql`now() - interval '91 days'` }).execute())
  expect((await moveTo(second, 'colloque')).url).toBe('colloque')
})

test('an address nobody could have printed is free at once, and what is created is given another', async () => {
  const draft = await anOpenEvent(world, { url: 'essai', is_active: false })
  await moveTo(draft, 'essai-2')
  expect(await anOpenEvent(world, { url: 'essai' })).toBeGreaterThan(0)
  const shown = await anOpenEvent(world, { url: 'seminaire' })
  await moveTo(shown, 'seminaire-a-lyon')
  const created = await callAs(program, admin, eventsContract.create, {
    params: { client: world.name },
    body: { title: 'Séminaire', nature: 'master', is_training: false, is_asynchronous: false },
  })
  expect(created.url).toBe('seminaire-2')
})

test('a former address of what is not for visitors confirms nothing', async () => {
  const event = await anOpenEvent(world, { url: 'interne', onboarding: 4 })
  await moveTo(event, 'interne-2')
  expect(await opened('interne')).toMatchObject({ status: 404 })
})
