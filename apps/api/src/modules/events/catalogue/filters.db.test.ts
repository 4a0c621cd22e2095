import { catalogueQueryOf, readCatalogueAddress } from '@kxo/domain/events/catalogue/catalogue-address'
import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { onboarding } from '@kxo/domain/events/nature'
import { regionsContract } from '@kxo/domain/regions/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let bretagne: number
let abroad: number
let entity: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { region_response: 'code_postal' } })
  admin = await tenant.anAdmin()
  await tenant.inTenant(async (db) => {
    const idOf = async (row: { name: string; departements?: string[]; is_abroad?: boolean }) =>
      (await db.insertInto('regions').values(row).returning('id').executeTakeFirstOrThrow()).id
    bretagne = await idOf({ name: 'Bretagne', departements: ['35', '29'] })
    abroad = await idOf({ name: 'Hors France', is_abroad: true })
    entity = (await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()).id
    const place = await db
      .insertInto('locations')
      .values({ name: 'Halle', code_postal: '35000', town: 'Rennes' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const group = await db.insertInto('themes').values({ name: 'Encadrer', url: 'encadrer' }).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('themes')
      .values([
        { name: 'Déléguer', url: 'deleguer', parent_id: group.id },
        { name: 'Sécurité', url: 'securite' },
      ])
      .execute()
    rennes = place.id
  })
  await anOpenEvent(tenant, { title: 'À Rennes', location_id: rennes, themes: ['Déléguer'], languages: ['FR'], level: 'Avancé' })
  await anOpenEvent(tenant, { title: 'Brest à la main', region_id: bretagne, town: 'Brest', themes: ['Sécurité'], languages: ['FR', 'EN'] })
  await anOpenEvent(tenant, { title: 'À Gand', country: 'Belgique', town: 'Gand', entity_id: entity, languages: ['EN'], level: 'Débutant' })
  await anOpenEvent(tenant, { title: 'À Lyon', country: 'France', town: 'Lyon', themes: ['Encadrer'] })
})
afterAll(() => program.close())
let rennes: number

const titles = async (search: string): Promise<string[]> => {
  const query = catalogueQueryOf(readCatalogueAddress(new URLSearchParams(search)))
  const { results } = await callAs(program, null, eventsContract.publicList, { params: { client: tenant.name }, query })
  return results.map(({ title }) => title).toSorted()
}

test.each([
  ['region', () => `region=${bretagne}`, ['Brest à la main', 'À Rennes']],
  ['region abroad', () => `region=${abroad}`, ['À Gand']],
  ['organiser', () => `entity=${entity}`, ['À Gand']],
  ['group, with what stands under it', () => 'group=encadrer', ['À Lyon', 'À Rennes']],
  ['level', () => 'level=Avancé', ['À Rennes']],
  ['language', () => 'spoken=EN', ['Brest à la main', 'À Gand']],
  ['two at once', () => `region=${bretagne}&spoken=EN`, ['Brest à la main']],
  ['chapter by region', () => 'chapitre=bretagne', ['Brest à la main', 'À Rennes']],
  ['chapter by theme', () => 'chapitre=deleguer', ['À Rennes']],
  ['chapter by town', () => 'chapitre=lyon', ['À Lyon']],
  ['a region there is not', () => 'region=999999', []],
])('the catalogue narrowed by %s', async (_, search, expected) => {
  expect(await titles(search())).toEqual(expected.toSorted())
})

test('a period keeps what takes place in it, whatever day it began or ends', async () => {
  const town = 'Périgueux'
  const at = (title: string, start: string, end: string | null) =>
    anOpenEvent(tenant, { title, town, start_date: new Date(start), end_date: end && new Date(end) })
  await at('Before', '2090-03-28T08:00:00Z', '2090-03-31T16:00:00Z')
  await at('Across its first day', '2090-03-30T08:00:00Z', '2090-04-03T16:00:00Z')
  await at('Around it', '2090-03-01T08:00:00Z', '2090-05-31T16:00:00Z')
  await at('Within', '2090-04-10T08:00:00Z', null)
  await at('After', '2090-05-01T08:00:00Z', '2090-05-02T16:00:00Z')
  // Midnight in Paris: its evening was the last of March.
  await at('An evening until midnight', '2090-03-31T18:00:00Z', '2090-03-31T22:00:00Z')
  // The first of May in Tokyo, while it is still April in Paris.
  await anOpenEvent(tenant, {
    title: 'Tokyo',
    town,
    time_zone: 'Asia/Tokyo',
    start_date: new Date('2090-04-30T20:00:00Z'),
    end_date: null,
  })
  expect(await titles(`town=${town}&month=2090-04`)).toEqual(['Across its first day', 'Around it', 'Within'])
  expect(await titles(`town=${town}&from=2090-05-01&to=2090-05-01`)).toEqual(['After', 'Around it', 'Tokyo'])
  expect(await titles(`town=${town}&from=2090-05-03`)).toEqual(['Around it'])
})

test('each value offered tells how many events it keeps', async () => {
  const facets = await callAs(program, null, eventsContract.facets, { params: { client: tenant.name } })
  expect(facets).toMatchObject({
    groups: [{ name: 'Encadrer', url: 'encadrer', count: 2 }],
    regions: [
      { id: bretagne, name: 'Bretagne', count: 2 },
      { id: abroad, name: 'Hors France', count: 1 },
    ],
    entities: [{ id: entity, count: 1 }],
    levels: [
      { name: 'Avancé', count: 1 },
      { name: 'Débutant', count: 1 },
    ],
    languages: [
      { name: 'EN', count: 2 },
      { name: 'FR', count: 2 },
    ],
  })
  for (const { id, count } of facets.regions) expect(await titles(`region=${id}`)).toHaveLength(count)
  for (const { name, count } of facets.languages) expect(await titles(`spoken=${name}`)).toHaveLength(count)
})

test('the working list is filtered by organiser and by theme, as its saved views are', async () => {
  const listed = async (field: string, value: string) => {
    const query = {
      page: 1,
      page_size: 25 as const,
      space: 'admin' as const,
      tab: 'all' as const,
      filters: [{ field, comparator: 'contains' as const, value }],
    }
    const { results } = await callAs(program, admin, eventsContract.list, { params: { client: tenant.name }, query })
    return results.map(({ title, management, themes }) => [title, management?.entity_name, themes.join()])
  }
  expect(await listed('entity_name', 'atelier')).toEqual([['À Gand', 'Atelier des Savoirs SAS', '']])
  expect(await listed('languages', 'EN')).toHaveLength(2)
  expect(await listed('themes', 'delegu')).toEqual([['À Rennes', null, 'Déléguer']])
})

test('feeds follow the same filters', async () => {
  const url = `/api${feedsContract.calendar.path.replace(':client', tenant.name)}?region=${bretagne}&spoken=EN`
  const { body } = await program.app.inject({ method: 'GET', url })
  expect(body.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Brest à la main'])
})

test('the page of a region lists and counts the events chosen for it by hand', async () => {
  const at = { client: tenant.name }
  const { results } = await callAs(program, admin, regionsContract.events, {
    params: { ...at, id: bretagne },
    query: { page: 1, page_size: 25 },
  })
  expect(results.map(({ title }) => title).toSorted()).toEqual(['Brest à la main', 'À Rennes'].toSorted())
  const regions = await callAs(program, admin, regionsContract.list, { params: at, query: { page: 1, page_size: 25 } })
  expect(regions.results.find(({ id }) => id === bretagne)?.events).toBe(2)
})

test('what is open to a person’s profile: without conditions, or with those they meet', async () => {
  const world = await aTenant(program)
  const onCriteria = onboarding.codeOf('onCriteria')
  const add = (event_id: number, rank: number, value: string) =>
    world.inTenant((db) =>
      db
        .insertInto('event_criteria')
        .values({ event_id, rank, field: 'last_name', comparator: '=', value: JSON.stringify(value) })
        .execute(),
    )
  await anOpenEvent(world, { title: 'Pour tous' })
  const all = await anOpenEvent(world, { title: 'Toutes', onboarding: onCriteria })
  const any = await anOpenEvent(world, { title: 'Une', onboarding: onCriteria, criteria_mode: 'any' })
  const none = await anOpenEvent(world, { title: 'Aucune', onboarding: onCriteria })
  await anOpenEvent(world, { title: 'Sans condition écrite', onboarding: onCriteria })
  for (const id of [all, any]) {
    await add(id, 1, 'Durand')
    await add(id, 2, 'Martin')
  }
  await add(none, 1, 'Martin')
  const durand = await world.aPerson({ last_name: 'Durand' })
  const seenBy = async (eligible: boolean) => {
    const query = { page: 1, page_size: 25 as const, space: 'user' as const, tab: 'all' as const, ...(eligible && { eligible }) }
    const { results } = await callAs(program, durand, eventsContract.list, { params: { client: world.name }, query })
    return results
  }
  const titles = async (eligible: boolean) => (await seenBy(eligible)).map(({ title }) => title).toSorted()
  const open = (await seenBy(false)).filter(({ is_eligible }) => is_eligible).map(({ title }) => title)
  expect(await titles(false)).toHaveLength(5)
  expect(open.toSorted()).toEqual(['Pour tous', 'Une'])
  expect(await titles(true)).toEqual(['Pour tous', 'Une'])
})

test('a card says the days of its slots where they leave some out, in the zone of the event, and none where they follow each other', async () => {
  const of = await aTenant(program)
  const at = (day: number, hour: number) => new Date(Date.UTC(2099, 2, day, hour))
  const planned = async (title: string, slots: readonly [Date, Date][]) => {
    const [start_date, end_date] = [slots[0]![0], slots.at(-1)![1]]
    const event_id = await anOpenEvent(of, { title, start_date, end_date, time_zone: 'Europe/Paris' })
    await of.inTenant((db) =>
      db
        .insertInto('slots')
        .values(slots.map(([start_at, end_at]) => ({ event_id, start_at, end_at, title: '' })))
        .execute(),
    )
    return event_id
  }
  // Half past eleven in the evening in London is the day after in Paris, and what ends at midnight does not last into that day.
  const parted = await planned('Avec une pause', [
    [at(4, 8), at(4, 11)],
    [at(4, 13), at(4, 23)],
    [at(6, 23), at(7, 2)],
  ])
  await planned('De suite', [
    [at(4, 8), at(4, 16)],
    [at(5, 8), at(5, 16)],
  ])
  const { results } = await callAs(program, null, eventsContract.publicList, {
    params: { client: of.name },
    query: catalogueQueryOf({}),
  })
  expect(Object.fromEntries(results.map(({ title, days }) => [title, days]))).toEqual({
    'Avec une pause': ['2099-03-04', '2099-03-07'],
    'De suite': [],
  })
  const page = await callAs(program, null, eventsContract.publicGet, { params: { client: of.name, id: parted } })
  expect(page.days).toEqual(['2099-03-04', '2099-03-07'])
})
