import { regionsContract as contract, type RegionFields, type RegionLine } from '@kxo/domain/regions/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const newWorld = async (): Promise<void> => {
  tenant = await aTenant(program, { params: { region_response: 'code_postal' } })
  admin = await tenant.anAdmin()
}
const here = () => ({ client: tenant.name })
const fields = (overrides: Partial<RegionFields>): RegionFields => ({
  name: 'Nord',
  country: 'FR',
  departements: [],
  is_abroad: false,
  ...overrides,
})
const create = (overrides: Partial<RegionFields>) => callAs(program, admin, contract.create, { params: here(), body: fields(overrides) })
const lines = async (): Promise<{ results: RegionLine[] }> =>
  callAs(program, admin, contract.list, { params: here(), query: { page: 1, page_size: 100 } })
const actions = () =>
  tenant.inTenant((db) => db.selectFrom('traces').select(['action', 'info']).where('subject', '=', 'region').orderBy('id').execute())

describe('rights: administrators of the whole menu, where the tenant uses regions', () => {
  test('the others are refused, and a tenant without regions has no such page', async () => {
    await newWorld()
    const request = { params: here(), query: { page: 1, page_size: 25 } } as const
    const status = (who: Persona) =>
      callAs(program, who, contract.list, request).then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    expect(await status(admin)).toBe(200)
    expect(await status(await tenant.anAdmin({ is_restricted: 1 }))).toBe(403)
    expect(await status(await tenant.anAdmin({ is_restricted: 2 }))).toBe(403)
    expect(await status(await tenant.aPerson({ profile_code: 'CNS' }))).toBe(403)
    expect(await status(await tenant.aPerson())).toBe(403)
    const without = await aTenant(program)
    await expect(
      callAs(program, await without.anAdmin(), contract.list, { ...request, params: { client: without.name } }),
    ).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('arranging', () => {
  beforeAll(newWorld)

  test('ID-20: a département belongs to one region, and the refusal names it', async () => {
    await create({ name: 'Alpes', departements: ['38', '73', '74'] })
    const refused = create({ name: 'Isère', departements: ['26', '38'] })
    await expect(refused).rejects.toMatchObject({
      status: 409,
      code: 'departementTaken',
      details: [{ field: 'departements', message: '38\u00A0: déjà rattaché à Alpes.' }],
    })
    // A part of it is another, more precise territory.
    await create({ name: 'Grenoble', departements: ['38000'] })
  })

  test('an unknown département is named, a name serves once, and one region only receives abroad', async () => {
    await expect(create({ name: 'Ailleurs', departements: ['96', '01'] })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'departements', message: 'Département inconnu\u00A0: 96' }],
    })
    await expect(create({ name: ' ALPES ' })).rejects.toMatchObject({ status: 409, code: 'nameTaken' })
    await create({ name: 'Hors France', is_abroad: true })
    await expect(create({ name: 'Export', is_abroad: true })).rejects.toMatchObject({ status: 409, code: 'abroadTaken' })
  })

  test('two people edit one region: the second is told; the change is traced', async () => {
    const region = await create({ name: 'Bretagne', departements: ['22', '29'] })
    const change = (version: number, name: string) =>
      callAs(program, admin, contract.change, {
        params: { ...here(), id: region.id },
        body: { ...fields({ name, departements: ['22', '29', '35'] }), version },
      })
    const changed = await change(1, 'Bretagne entière')
    expect([changed.version, changed.departements]).toEqual([2, ['22', '29', '35']])
    await expect(change(1, 'Armorique')).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
    expect((await actions()).filter(({ info }) => info === 'Bretagne').map(({ action }) => action)).toEqual([
      'update_region',
      'update_region',
    ])
  })

  test('a referent of another tenant does not exist', async () => {
    const other = await (await aTenant(program)).aPerson()
    await expect(create({ name: 'Centre', referent: other.id })).rejects.toMatchObject({ status: 422 })
  })
})

test('the 18 régions of France are laid beside those already there, twice for the same result', async () => {
  await newWorld()
  await create({ name: 'Savoies', departements: ['73', '74'] })
  await create({ name: 'île de france', departements: ['75'] })
  const load = () => callAs(program, admin, contract.loadFrench, { params: here() })
  expect(await load()).toEqual({ added: 17 })
  expect(await load()).toEqual({ added: 0 })
  const { results } = await lines()
  expect(results).toHaveLength(19)
  expect(results.find(({ name }) => name === 'Auvergne-Rhône-Alpes')?.departements).toEqual('01 03 07 15 26 38 42 43 63 69'.split(' '))
  const coverage = await callAs(program, admin, contract.coverage, { params: here() })
  const sheet = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/regions/?format=csv&columns=name,departements`,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
  })
  expect(sheet.body).toContain('Corse;"2A;2B"')
  expect([coverage.uncovered, coverage.overlaps]).toEqual([['77', '78', '91', '92', '93', '94', '95'], []])
})

describe('journey 19: testing a postal code', () => {
  beforeAll(async () => {
    await newWorld()
    await callAs(program, admin, contract.loadFrench, { params: here() })
    await create({ name: 'Hors France', is_abroad: true })
  })
  const ask = (code_postal: string, country?: string) =>
    callAs(program, admin, contract.test, { params: here(), query: { code_postal, ...(country && { country }) } })
  test.each([
    ['75008', 'Île-de-France', ['75008', '7500', '750', '75']],
    ['20137', 'Corse', ['20137', '2013', '201', '2A']],
    ['97400', 'La Réunion', ['97400', '9740', '974']],
    ['1000', 'Auvergne-Rhône-Alpes', ['01000', '0100', '010', '01']],
    ['98000', undefined, ['98000', '9800', '980', '98']],
  ])('%s is in %s', async (code, name, tried) => {
    const found = await ask(code)
    expect([found.region?.name, found.tried]).toEqual([name, tried])
  })
  test('Belgium is « hors france », and five digits are needed in France', async () => {
    expect((await ask('1000', 'BE')).region?.name).toBe('Hors France')
    await expect(ask('7500A')).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'code_postal', message: 'Format de code postal erroné' }],
    })
  })
})

describe('people and their region', () => {
  const live = async (address: { code_postal: string | null; country?: string; region_id?: number; is_region_manual?: boolean }) => {
    const { id } = await tenant.aPerson()
    await tenant.inTenant((db) => db.updateTable('users').set(address).where('id', '=', id).execute())
    return id
  }
  const regionOfPerson = async (id: number) =>
    (await tenant.inTenant((db) => db.selectFrom('users').select('region_id').where('id', '=', id).executeTakeFirstOrThrow())).region_id

  test('recomputation tells who moves, then moves them, and keeps what was chosen by hand', async () => {
    await newWorld()
    await tenant.inTenant((db) => db.updateTable('users').set({ code_postal: null }).execute())
    const paris = await create({ name: 'Paris', departements: ['75'] })
    const lyon = await create({ name: 'Lyon', departements: ['69'] })
    const moving = await live({ code_postal: '69001', region_id: paris.id })
    const arriving = await live({ code_postal: '75011' })
    const byHand = await live({ code_postal: '69002', region_id: paris.id, is_region_manual: true })
    const nowhere = await live({ code_postal: '33000', region_id: paris.id })
    await tenant.inTenant((db) => db.insertInto('companies').values({ name: 'Soierie', code_postal: '69004' }).execute())

    const preview = await callAs(program, admin, contract.moves, { params: here() })
    expect(preview).toEqual({
      contacts: 3,
      companies: 1,
      kept: 1,
      moves: expect.arrayContaining([
        { from: 'Paris', to: 'Lyon', count: 1 },
        { from: null, to: 'Paris', count: 1 },
        { from: 'Paris', to: null, count: 1 },
        { from: null, to: 'Lyon', count: 1 },
      ]),
    })
    expect(await regionOfPerson(moving)).toBe(paris.id)

    const work = await callAs(program, admin, contract.recompute, { params: here() })
    expect([work.status, work.total]).toEqual(['running', 4])
    const [waiting] = await waitingJobs(program, tenant.id, 'recompute-regions')
    await runJobNow(program, tenant.id, 'recompute-regions', waiting!)
    expect(await callAs(program, admin, contract.work, { params: { ...here(), id: work.id } })).toMatchObject({ status: 'done', done: 4 })
    expect([
      await regionOfPerson(moving),
      await regionOfPerson(arriving),
      await regionOfPerson(byHand),
      await regionOfPerson(nowhere),
    ]).toEqual([lyon.id, paris.id, paris.id, null])
    expect((await callAs(program, admin, contract.moves, { params: here() })).contacts).toBe(0)

    const { results } = await lines()
    expect(results.map(({ name, contacts, companies }) => [name, contacts, companies])).toEqual([
      ['Lyon', 1, 1],
      ['Paris', 2, 0],
    ])
  })

  test('a region is deleted once its people are given another, or none', async () => {
    await newWorld()
    const [from, to] = [await create({ name: 'Avant' }), await create({ name: 'Après' })]
    const person = await live({ code_postal: '75001', region_id: from.id })
    const remove = (id: number, query: { to?: number }) => callAs(program, admin, contract.remove, { params: { ...here(), id }, query })
    await expect(remove(from.id, {})).rejects.toMatchObject({ status: 409, code: 'stillPeopled' })
    await expect(remove(from.id, { to: from.id })).rejects.toMatchObject({ status: 409 })
    await expect(remove(from.id, { to: 999_999 })).rejects.toMatchObject({ status: 404 })
    await remove(from.id, { to: to.id })
    expect(await regionOfPerson(person)).toBe(to.id)
    await remove(to.id, { to: 0 })
    expect(await regionOfPerson(person)).toBeNull()
  })

  test('« hors france » stays while someone lives abroad', async () => {
    await newWorld()
    const abroad = await create({ name: 'Hors France', is_abroad: true })
    const person = await live({ code_postal: '1000', country: 'BE' })
    const remove = () => callAs(program, admin, contract.remove, { params: { ...here(), id: abroad.id }, query: {} })
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'abroadStillPeopled' })
    await tenant.inTenant((db) => db.updateTable('users').set({ country: 'FR' }).where('id', '=', person).execute())
    expect(await remove()).toEqual({ done: true })
  })

  test('an event is where it is held', async () => {
    await newWorld()
    const lyon = await create({ name: 'Lyon', departements: ['69'] })
    await tenant.inTenant(async (db) => {
      const [inside, outside] = await db
        .insertInto('locations')
        .values([
          { name: 'Part-Dieu', code_postal: '69003' },
          { name: 'Bourse', code_postal: '75002' },
        ])
        .returning('id')
        .execute()
      const event = (title: string, location_id: number) => ({ title, url: title, nature: 1, location_id })
      await db
        .insertInto('events')
        .values([event('dedans', inside!.id), event('dehors', outside!.id)])
        .execute()
    })
    expect((await lines()).results.map(({ events }) => events)).toEqual([1])
    const hosted = await callAs(program, admin, contract.events, { params: { ...here(), id: lyon.id }, query: { page: 1, page_size: 25 } })
    expect(hosted.results.map(({ title }) => title)).toEqual(['dedans'])
  })
})
