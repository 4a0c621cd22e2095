import { logoContract } from '@kxo/domain/companies/logo-contract'
import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { directoryContract as contract } from '@kxo/domain/directory/contract'
import type { DirectoryField } from '@kxo/domain/directory/field'
import { messageLimits } from '@kxo/domain/directory/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let reader: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { public_directory: true }, label: 'Réseau' })
  reader = await tenant.aPerson({ first_name: 'Léa', last_name: 'Lectrice' })
})
afterAll(() => program.close())

const params = () => ({ client: tenant.name })
/** One pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const page = { page: 1, page_size: 25 }

/** Someone in the directory, with what they chose to show. */
async function aMember(last_name: string, fields: DirectoryField[]): Promise<Persona> {
  const person = await tenant.aPerson({ first_name: 'Ève', last_name })
  await tenant.inTenant(async (db) => {
    const company = await db
      .insertInto('companies')
      .values({ name: `Cabinet ${last_name}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('users')
      .set({ phone: '+33611223344', town: 'Grenoble', code_postal: '38000', job: 'Médiatrice', company_id: company.id })
      .where('id', '=', person.id)
      .execute()
  })
  await callAs(program, person, contract.choose, {
    params: { ...params(), id: person.id },
    body: { version: 1, in_annuary: true, fields, specialities: ['Droit rural'], presentation: 'Je médite.' },
  })
  return person
}
const seenBy = async (q: string, as: Persona | null = reader) =>
  (await callAs(program, as, as ? contract.list : contract.publicList, { params: params(), query: { ...page, q } })).results

describe('who is shown, and what of them (PRV-03)', () => {
  test('only people who agreed, with the fields each ticked; a visitor never has the phone nor the mail', async () => {
    await tenant.aPerson({ last_name: 'Absente' })
    const shy = await aMember('Discrète', ['town'])
    await aMember('Ouverte', ['town', 'phone', 'mail', 'job', 'company', 'specialities'])
    expect(await seenBy('Absente')).toEqual([])
    expect(await seenBy('Discrète')).toEqual([
      {
        id: shy.id,
        first_name: 'Ève',
        last_name: 'Discrète',
        job: null,
        company: null,
        company_logo: null,
        town: 'Grenoble',
        department: '38',
        region: null,
        specialities: [],
        presentation: null,
        phone: null,
        mail: null,
        photo: null,
        is_partner: false,
      },
    ])
    expect(await seenBy('Ouverte')).toMatchObject([
      { phone: '+33611223344', mail: expect.stringContaining('@'), job: 'Médiatrice', company: 'Cabinet Ouverte' },
    ])
    expect(await seenBy('Ouverte', null)).toMatchObject([{ phone: null, mail: null, job: 'Médiatrice', specialities: ['Droit rural'] }])
  })

  test('searching finds what is shown and tells nothing of what is hidden; without accents nor case', async () => {
    await aMember('Cachotière', ['town'])
    expect(await seenBy('cachotiere grenoble')).toHaveLength(1)
    expect(await seenBy('Cachotière médiatrice')).toEqual([])
    expect(await seenBy('Cachotière cabinet')).toEqual([])
    await aMember('Rurale', ['specialities'])
    expect(await seenBy('rurale droit')).toHaveLength(1)
    expect((await seenBy('Rurale', null)).map(({ town }) => town)).toEqual([null])
  })

  test('a department is found among those who show their town (ID-20)', async () => {
    await aMember('Iséroise', ['town'])
    await aMember('Secrète', ['job'])
    const { departments } = await callAs(program, null, contract.publicFilters, { params: params() })
    expect(departments).toEqual(['38'])
    const { results } = await callAs(program, null, contract.publicList, { params: params(), query: { ...page, department: '38' } })
    const names = results.map(({ last_name }) => last_name)
    expect(names).toContain('Iséroise')
    expect(names).not.toContain('Secrète')
  })

  test('people are read by département, then by name; who does not show their town comes last, with no département', async () => {
    const [isere, corsican, saint, abroad, secret] = [
      await aMember('Ordre Isère', ['town']),
      await aMember('Ordre Bastia', ['town']),
      await aMember('Ordre Barthélemy', ['town']),
      await aMember('Ordre Ailleurs', ['town']),
      await aMember('Ordre Cachée', ['job']),
    ]
    const moved = (person: Persona, at: { code_postal: string; country?: string }) =>
      tenant.inTenant((db) => db.updateTable('users').set(at).where('id', '=', person.id).execute())
    await moved(corsican, { code_postal: '20200' })
    await moved(saint, { code_postal: '97133' })
    await moved(abroad, { code_postal: '38000', country: 'Italie' })
    const { results } = await callAs(program, null, contract.publicList, {
      params: params(),
      query: { ...page, q: 'Ordre', by: 'department' },
    })
    expect(results.map(({ id, department }) => [id, department])).toEqual([
      [corsican.id, '2B'],
      [isere.id, '38'],
      [saint.id, '977'],
      [abroad.id, null],
      [secret.id, null],
    ])
  })

  test('the logo of a company is beside the name of whoever shows it, and loads without a session; companies are read by département', async () => {
    const admin = await tenant.anAdmin()
    const [shows, hides] = [await aMember('Logotée', ['company']), await aMember('Discrétée', ['town'])]
    const companies = await tenant.inTenant((db) =>
      db
        .updateTable('companies')
        .set({ in_annuary: true, code_postal: '69003' })
        .where('name', 'in', ['Cabinet Logotée', 'Cabinet Discrétée'])
        .returning(['id', 'name'])
        .execute(),
    )
    for (const { id } of companies)
      await sendFile(program, admin, logoContract.setLogo, { params: { ...params(), id }, name: 'logo.png', bytes: png })
    const [seen] = await seenBy('Logotée', null)
    const loaded = await program.app.inject({ url: seen!.company_logo! })
    expect([loaded.statusCode, loaded.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await seenBy('Discrétée')).toMatchObject([{ id: hides.id, company: null, company_logo: null }])
    await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Ailes de l’Ain', code_postal: '01000', in_annuary: true }).execute(),
    )
    const listed = await callAs(program, shows, contract.companies, { params: params(), query: { ...page, by: 'department' } })
    expect(listed.results.map(({ name, department, logo }) => [name, department, logo !== null])).toEqual([
      ['Ailes de l’Ain', '01', false],
      ['Cabinet Discrétée', '69', true],
      ['Cabinet Logotée', '69', true],
    ])
  })

  test('a speciality and people who take part are found among those who say so, whatever the writing', async () => {
    const speaker = await aMember('Oratrice', ['specialities', 'partner'])
    const quiet = await aMember('Muette', [])
    await tenant.inTenant((db) => db.updateTable('users').set({ is_partner: true }).where('id', 'in', [speaker.id, quiet.id]).execute())
    const { specialities, has_partners } = await callAs(program, null, contract.publicFilters, { params: params() })
    expect([specialities, has_partners]).toEqual([['Droit rural'], true])
    const namesFor = async (query: object) =>
      (await callAs(program, null, contract.publicList, { params: params(), query: { ...page, ...query } })).results.map(
        ({ last_name }) => last_name,
      )
    expect(await namesFor({ speciality: 'DROIT RURAL' })).toContain('Oratrice')
    expect(await namesFor({ speciality: 'DROIT RURAL' })).not.toContain('Muette')
    expect(await namesFor({ partner: true })).toEqual(['Oratrice'])
    expect(await seenBy('Muette')).toMatchObject([{ is_partner: false }])
  })

  test('a portrait is shown by who ticks it, to visitors too; anybody else’s does not exist', async () => {
    const [seen, hidden] = [await aMember('Photographiée', ['photo']), await aMember('Sans photo', ['town'])]
    for (const who of [seen, hidden])
      await sendFile(program, who, contactActsContract.changeAvatar, { params: { ...params(), id: who.id }, name: 'moi.png', bytes: png })
    expect(await seenBy('Photographiée', null)).toMatchObject([{ photo: expect.any(Number) }])
    expect(await seenBy('Sans photo')).toMatchObject([{ photo: null }])
    const read = (id: number, publicly: boolean) =>
      program.app.inject({
        url: `/api/clients/${tenant.name}/${publicly ? 'public/' : ''}annuary/${id}/photo/`,
        headers: publicly ? {} : { authorization: `Bearer ${reader.token}` },
      })
    for (const publicly of [true, false]) {
      const photo = await read(seen.id, publicly)
      expect([photo.headers['content-type'], photo.rawPayload.equals(png)]).toEqual(['image/png', true])
      expect((await read(hidden.id, publicly)).statusCode).toBe(404)
    }
  })

  test('leaving removes at once and is kept as a dated answer; suspended people are not shown', async () => {
    const member = await aMember('Partante', ['town'])
    const id = { params: { ...params(), id: member.id } }
    const { version } = await callAs(program, member, contract.choice, id)
    const left = await callAs(program, member, contract.choose, {
      ...id,
      body: { version, in_annuary: false, fields: ['town'], specialities: [] },
    })
    expect(left).toMatchObject({ in_annuary: false, consented_at: null })
    expect(await seenBy('Partante')).toEqual([])
    const answers = await tenant.inTenant((db) =>
      db.selectFrom('consents').select(['is_given', 'proof']).where('user_id', '=', member.id).orderBy('id').execute(),
    )
    expect(answers).toMatchObject([{ is_given: true, proof: { note: 'town' } }, { is_given: false }])
    const suspended = await aMember('Suspendue', ['town'])
    await tenant.inTenant((db) => db.updateTable('users').set({ status: 6 }).where('id', '=', suspended.id).execute())
    expect(await seenBy('Suspendue')).toEqual([])
  })

  test('a person chooses for themselves alone; a version read before another change is refused', async () => {
    const member = await aMember('Choisie', ['town'])
    const id = { params: { ...params(), id: member.id } }
    const admin = await tenant.anAdmin()
    const body = { version: 1, in_annuary: false, fields: [], specialities: [] }
    for (const who of [reader, admin])
      await expect(callAs(program, who, contract.choose, { ...id, body })).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, member, contract.choose, { ...id, body })).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
  })
})

describe('where it is read', () => {
  test('a visitor has none where it is not published, and nobody on a recruiting platform', async () => {
    const closed = await aTenant(program)
    const recruiting = await aTenant(program, { params: { is_recruiting_platform: true, public_directory: true } })
    const person = await recruiting.aPerson()
    await expect(callAs(program, null, contract.publicList, { params: { client: closed.name }, query: page })).rejects.toMatchObject({
      status: 404,
    })
    await expect(callAs(program, null, contract.publicList, { params: { client: recruiting.name }, query: page })).rejects.toMatchObject({
      status: 404,
    })
    await expect(callAs(program, person, contract.list, { params: { client: recruiting.name }, query: page })).rejects.toMatchObject({
      status: 404,
    })
    await expect(callAs(program, null, contract.list, { params: params(), query: page })).rejects.toMatchObject({ status: 401 })
  })

  test('a page never holds more than 25 people', async () => {
    const many = await program.app.inject({ method: 'GET', url: `/api/clients/${tenant.name}/public/annuary/?page_size=100` })
    expect(many.statusCode).toBe(422)
  })

  test('a card holds what is shown; one of somebody who is not in the directory does not exist', async () => {
    const member = await aMember('Cartée', ['job'])
    const read = (id: number) =>
      program.app.inject({
        method: 'GET',
        url: `/api/clients/${tenant.name}/annuary/${id}/card/`,
        headers: { authorization: `Bearer ${reader.token}` },
      })
    const card = await read(member.id)
    expect(card.headers['content-type']).toContain('text/vcard')
    expect(card.body).toContain('TITLE:Médiatrice')
    expect(card.body).not.toMatch(/TEL|EMAIL|Grenoble/)
    expect((await read(reader.id)).statusCode).toBe(404)
  })
})

describe('writing without learning the address', () => {
  const publicly = (id: number, address: string, mail = 'visiteur@ailleurs.test') =>
    program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/public/annuary/${id}/messages/`,
      remoteAddress: address,
      payload: { name: 'Un visiteur', mail, message: 'Bonjour <b>Ève</b> {client}' },
    })

  test('the person receives the message with the sender’s address; the answer holds nothing of theirs', async () => {
    const member = await aMember('Jointe', [])
    const answer = await publicly(member.id, '203.0.113.1')
    expect([answer.statusCode, answer.json()]).toEqual([202, { done: true }])
    const [mail] = await tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('user_id', '=', member.id).execute())
    expect(mail).toMatchObject({ moment: 'directory_message', recipient: member.mail, subject: 'Un message d’Un visiteur' })
    expect(mail!.body_text).toContain('visiteur@ailleurs.test')
    expect(mail!.html).toContain('Bonjour &#60;b&#62;Ève')
    await callAs(program, reader, contract.write, { params: { ...params(), id: member.id }, body: { message: 'De la part de Léa' } })
    expect((await publicly(reader.id, '203.0.113.1')).statusCode).toBe(404)
  })

  test('beyond five an hour from one address, or twenty a day to one person, it is said to wait', async () => {
    const member = await aMember('Assaillie', [])
    const statuses = []
    for (let n = 0; n <= messageLimits.perAddressAnHour; n++)
      statuses.push((await publicly(member.id, '203.0.113.2', `v${n}@ailleurs.test`)).statusCode)
    expect(statuses).toEqual([...Array(messageLimits.perAddressAnHour).fill(202), 429])
    const refused = await publicly(member.id, '203.0.113.2')
    expect((refused.json() as { message: string }).message).toBe('Trop de tentatives. Réessayez dans 60 minutes.')
    const others = []
    for (let n = 0; n < messageLimits.perPersonADay; n++)
      others.push((await publicly(member.id, `198.51.100.${n}`, `w${n}@ailleurs.test`)).statusCode)
    expect(others.filter((status) => status === 429)).toHaveLength(messageLimits.perAddressAnHour)
  })
})
