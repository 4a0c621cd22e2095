import { eventsContract } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { publicPages } from '../catalogue/public-pages.ts'

let program: Program
let world: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  admin = await world.anAdmin()
})
afterAll(() => program.close())

const within = (id: number) => ({ client: world.name, id })
const record = (id: number) => callAs(program, admin, eventsContract.record, { params: within(id) })
const text = (said: string) => ({ type: 'text' as const, text: said })
const written: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Pour qui')] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Les hydrologues')] }] }] },
  ],
}
const save = async (id: number, body: object) =>
  callAs(program, admin, eventsContract.changePage, {
    params: within(id),
    body: { version: (await record(id)).version, sheet: {}, ...body },
  })

test('three sections are kept as documents, each left alone by a call that does not name it', async () => {
  const id = await anOpenEvent(world, { url: 'trois-parties' })
  await save(id, { description: written, practical: proseOf('Gare à dix minutes.') })
  const changed = await save(id, { outline: proseOf('Le matin.') })
  expect(changed).toMatchObject({ description: written, outline: proseOf('Le matin.'), practical: proseOf('Gare à dix minutes.') })
  expect(await callAs(program, null, eventsContract.publicGet, { params: within(id) })).toMatchObject({ description: written })
  expect((await save(id, { description: null })).description).toBeNull()
})

test('only what the list of formats knows is kept: scripts, foreign pictures and unsafe links are refused', async () => {
  const id = await anOpenEvent(world, { url: 'hostile' })
  const { version } = await record(id)
  const doc = (...content: object[]) => ({ type: 'doc', content })
  const hostile = [
    doc({ type: 'iframe', attrs: { src: 'https://a.example' } }),
    doc({ type: 'image', attrs: { src: 'https://a.example/pixel.gif', alt: '' } }),
    doc({ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] }),
    doc({ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'textStyle', attrs: { style: 'position:fixed' } }] }] }),
  ]
  for (const description of hostile) {
    const answer = await program.app.inject({
      method: 'PATCH',
      url: `/api/clients/${world.name}/events/${id}/steps/page/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { version, sheet: {}, description },
    })
    expect([answer.statusCode, answer.json<{ details: { field: string }[] }>().details[0]?.field]).toEqual([422, 'description'])
  }
  const saved = await save(id, {
    description: doc({ type: 'paragraph', onclick: 'x', content: [{ ...text('<script>alert(1)</script>'), style: 'x' }] }),
  })
  expect(saved.description).toEqual(doc({ type: 'paragraph', content: [text('<script>alert(1)</script>')] }))
})

test('a text written before they were formatted is read as it was laid', async () => {
  const id = await anOpenEvent(world, { url: 'ancienne' })
  await world.inTenant((db) => db.updateTable('events').set({ description: 'Pour tous.\n\n- Un\n- Deux' }).where('id', '=', id).execute())
  expect((await record(id)).description).toEqual(proseOf('Pour tous.\n\n- Un\n- Deux'))
})

test('an event is found by what its presentation says, never by how it is written', async () => {
  const id = await anOpenEvent(world, { url: 'cherchee' })
  await save(id, { description: written, outline: proseOf('Une sortie sur le Rhône.') })
  const found = async (q: string) =>
    (
      await callAs(program, null, eventsContract.publicList, { params: { client: world.name }, query: { q, page: 1, page_size: 10 } })
    ).results.map((event) => event.id)
  expect([await found('hydrologues'), await found('rhone'), await found('bulletList')]).toEqual([[id], [id], []])
  // Neither a text that only looks like a document, nor one cut short, stops anything.
  for (const description of ['{"type":"doc", oups', '{"type":"doc"}']) {
    await world.inTenant((db) => db.updateTable('events').set({ description }).where('id', '=', id).execute())
    expect((await record(id)).id).toBe(id)
  }
})

test('the history tells what was said, not how it is kept', async () => {
  const id = await anOpenEvent(world, { url: 'histoire' })
  await save(id, { description: written })
  const { change } = await world.inTenant((db) =>
    db.selectFrom('traces').select('change').where('event_id', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  )
  expect(change).toMatchObject({ before: { description: '' }, after: { description: 'Pour qui\nLes hydrologues' } })
})

const opened = (path: string, at?: Date) =>
  world.asMachine((context) => {
    const page = publicPages.find(({ pattern }) => pattern === '/public/:client/:url')!
    const address = new URL(path, 'https://kxo.fr')
    const url = address.pathname.split('/').at(-1) ?? ''
    return page.read(
      { ...context, ...(at && { now: at }) },
      { params: { client: world.name, url }, path: address.pathname, search: address.searchParams, isWholeTab: true },
    )
  })

test('the address of review shows a draft as it will be read, for seven days, and nothing of another event', async () => {
  const draft = await anOpenEvent(world, { url: 'brouillon', is_active: false })
  await anOpenEvent(world, { url: 'autre-brouillon', is_active: false })
  expect(await opened(`/public/${world.name}/brouillon`)).toMatchObject({ status: 404 })
  const { url } = await callAs(program, admin, eventsContract.previewPage, { params: within(draft) })
  const { pathname, search } = new URL(url)
  expect(await opened(pathname + search)).toMatchObject({
    status: 200,
    page: { content: { name: 'event', isPreview: true, event: { id: draft, availability: 'available' } } },
  })
  expect(await opened(`/public/${world.name}/autre-brouillon${search}`)).toMatchObject({ status: 404 })
  expect(await opened(`${pathname}${search}x`.replace(/\.[^.]*$/, '.AAAA'))).toMatchObject({ status: 404 })
  expect(await opened(pathname + search, new Date(Date.now() + 8 * 86_400_000))).toMatchObject({ status: 404 })
  await expect(callAs(program, await world.aPerson(), eventsContract.previewPage, { params: within(draft) })).rejects.toMatchObject({
    status: 403,
  })
})

test('the card keeps its subtitle, its level, its languages, its colour and for how long it is new; what a call does not name stays, and the list filters by level', async () => {
  const id = await anOpenEvent(world, { url: 'vignette' })
  const thumbnail = async (body: object) =>
    callAs(program, admin, eventsContract.changeThumbnail, {
      params: within(id),
      body: { version: (await record(id)).version, title: 'Vignette', is_online: true, ...body },
    })
  await thumbnail({
    subtitle: 'En bref',
    level: 'Expert',
    languages: ['français', 'EN', 'fr'],
    colour: '#1F6FEB',
    is_marked_new: true,
    new_days: 30,
  })
  expect(await thumbnail({})).toMatchObject({
    subtitle: 'En bref',
    level: 'Expert',
    languages: ['FR', 'EN'],
    colour: '#1f6feb',
    is_marked_new: true,
    new_days: 30,
  })
  const card = () => callAs(program, null, eventsContract.publicGet, { params: within(id) })
  expect(await card()).toMatchObject({ subtitle: 'En bref', level: 'Expert', languages: ['FR', 'EN'], colour: '#1f6feb', is_new: true })
  const published_at = new Date(Date.now() - 31 * 86_400_000)
  await world.inTenant((db) => db.updateTable('events').set({ published_at }).where('id', '=', id).execute())
  expect(await card()).toMatchObject({ is_new: false })
  const expert = await callAs(program, admin, eventsContract.list, {
    params: { client: world.name },
    query: { page: 1, page_size: 25, space: 'admin', tab: 'all', filters: [{ field: 'level', comparator: '=', value: 'Expert' }] },
  })
  expect(expert.results.map((row) => row.id)).toEqual([id])
  expect(await thumbnail({ subtitle: null, level: null, is_marked_new: false, new_days: null })).toMatchObject({
    subtitle: '',
    level: null,
  })
})

test('each save of the page is a version with its number and author, what another hand wrote before it too; the same texts make none', async () => {
  const id = await anOpenEvent(world, { url: 'versions', description: 'Copié.' })
  const versions = () => callAs(program, admin, eventsContract.pageVersions, { params: within(id) })
  expect(await versions()).toEqual([])
  await save(id, { description: proseOf('Un.'), sheet: { audience: 'Tous' } })
  await save(id, { description: proseOf('Un.'), sheet: { audience: 'Tous' } })
  await save(id, { outline: proseOf('Le matin.') })
  const { first_name, last_name } = await world.inTenant((db) =>
    db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', admin.id).executeTakeFirstOrThrow(),
  )
  const by_name = `${first_name} ${last_name}`
  expect(await versions()).toMatchObject([
    { version: 3, by_name, is_current: true, description: proseOf('Un.'), outline: proseOf('Le matin.'), sheet: { audience: 'Tous' } },
    { version: 2, by_name, is_current: false, outline: null, sheet: { audience: 'Tous' } },
    { version: 1, by_name: null, is_current: false, description: proseOf('Copié.'), sheet: {} },
  ])
  await world.inTenant((db) => db.updateTable('events').set({ practical: 'Importé.' }).where('id', '=', id).execute())
  expect((await versions()).map(({ is_current }) => is_current)).toEqual([false, false, false])
})
