import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract as contract } from '@kxo/domain/contacts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ last_name: 'Zola' })
})
afterAll(() => program.close())

const params = () => ({ client: tenant.name })
const page = { page: 1, page_size: 25 } as const
const create = (body: { first_name: string; last_name: string; mail: string; phone?: string; is_invited?: boolean }) =>
  callAs(program, admin, contract.create, { params: params(), body })

describe('contacts', () => {
  it('adds a person, and mails those who are invited a link to choose a password', async () => {
    const contact = await create({
      first_name: 'Léa',
      last_name: 'Étienne',
      mail: 'Lea@Essai.test',
      phone: '+33 6 12 34 56 78',
      is_invited: true,
    })
    expect(contact).toMatchObject({ mail: 'lea@essai.test', status: 'invited', phone: '+33612345678' })
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'recipient']).where('recipient', '=', 'lea@essai.test').execute(),
    )
    expect(mails).toEqual([{ moment: 'choose_password', recipient: 'lea@essai.test' }])
  })

  it('says that a mail probably exists already, whatever its case', async () => {
    await create({ first_name: 'Ana', last_name: 'Roy', mail: 'ana@essai.test' })
    await expect(create({ first_name: 'Ana', last_name: 'Roy', mail: 'ANA@essai.test' })).rejects.toMatchObject({
      status: 409,
      message: 'L’e-mail existe probablement déjà',
    })
  })

  it('finds a name without its accents, and sorts as one reads', async () => {
    const found = await callAs(program, admin, contract.list, { params: params(), query: { ...page, q: 'etienne' } })
    expect(found.results.map(({ last_name }) => last_name)).toEqual(['Étienne'])
    const all = await callAs(program, admin, contract.list, { params: params(), query: { ...page, sort: '-last_name' } })
    expect(all.results.map(({ last_name }) => last_name)).toEqual(['Zola', 'Roy', 'Étienne'])
  })

  it('sorts by the name of the company of today, both ways, people of none last', async () => {
    const own = await aTenant(program)
    const chief = await own.anAdmin({ last_name: 'Sans' })
    const [zoe, ana] = await own.inTenant((db) =>
      db
        .insertInto('companies')
        .values([{ name: 'Zoé SARL' }, { name: 'éclair' }])
        .returning('id')
        .execute(),
    )
    const first = await own.aPerson({ last_name: 'Un', company_id: zoe!.id })
    await own.aPerson({ last_name: 'Deux', company_id: ana!.id })
    const sorted = async (sort: string) =>
      (await callAs(program, chief, contract.list, { params: { client: own.name }, query: { ...page, sort } })).results.map(
        ({ last_name }) => last_name,
      )
    expect(await sorted('company_name')).toEqual(['Deux', 'Un', 'Sans'])
    expect(await sorted('-company_name')).toEqual(['Un', 'Deux', 'Sans'])
    await own.inTenant((db) => db.updateTable('companies').set({ name: 'Abri' }).where('id', '=', zoe!.id).execute())
    expect(await sorted('company_name')).toEqual(['Un', 'Deux', 'Sans'])
    await own.inTenant((db) => db.updateTable('users').set({ company_id: null }).where('id', '=', first.id).execute())
    expect(await sorted('company_name')).toEqual(['Deux', 'Sans', 'Un'])
  })

  it('lets a person change their own details, not their company, and tells who edited meanwhile', async () => {
    const person = await tenant.aPerson()
    const mine = await callAs(program, person, contract.get, { params: { ...params(), id: person.id } })
    const change = (body: object) =>
      callAs(program, person, contract.change, { params: { ...params(), id: person.id }, body: { version: mine.version, ...body } })
    const company = await callAs(program, admin, companiesContract.create, { params: params(), body: { name: 'Atelier' } })
    const changed = await change({ town: 'Lyon', company: company.id })
    expect(changed).toMatchObject({ town: 'Lyon', company: null, version: mine.version + 1 })
    await expect(change({ town: 'Paris' })).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
  })

  it('keeps a person from reading others, and a read-only administrator from writing', async () => {
    const [one, other] = [await tenant.aPerson(), await tenant.aPerson()]
    await expect(callAs(program, one, contract.get, { params: { ...params(), id: other.id } })).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, one, contract.list, { params: params(), query: page })).rejects.toMatchObject({ status: 403 })
    const readOnly = await tenant.anAdmin({ is_restricted: 1 })
    await expect(
      callAs(program, readOnly, contract.change, { params: { ...params(), id: other.id }, body: { version: 1, town: 'Lyon' } }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('companies', () => {
  const add = (siret: string) =>
    callAs(program, admin, companiesContract.create, { params: params(), body: { name: 'Cabinet Martin', siret } })

  it('checks the key of a SIRET, then refuses the same one again (ID-01)', async () => {
    const wrong = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/companies/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { name: 'Cabinet Martin', siret: '73282932000075' },
    })
    expect(wrong.json()).toMatchObject({ code: 'invalid', details: [{ field: 'siret' }] })
    expect((await add('732 829 320 00074')).siret).toBe('73282932000074')
    await expect(add('73282932000074')).rejects.toMatchObject({
      status: 409,
      message: 'Ce prospect existe déjà, veuillez contacter le référent ou saisir une autre entreprise',
    })
  })
})
