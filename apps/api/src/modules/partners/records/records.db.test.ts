import { logoContract } from '@kxo/domain/companies/logo-contract'
import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { partnerRecordsContract as contract } from '@kxo/domain/partners/records/record-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  person = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard' })
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const on = (id: number) => ({ ...here(), id })
const create = (who = admin) => callAs(program, who, contract.create, { params: here(), body: { user_id: person.id, kind: 'provider' } })
const list = (tab?: 'pending' | 'deleted' | 'provider') =>
  callAs(program, admin, contract.list, { params: here(), query: { page: 1, page_size: 25, q: person.mail, ...(tab && { tab }) } })
const iban = 'FR1420041010050500013M02606'

describe('the record of a partner', () => {
  it('is made once a kind, waits to be approved, and its person is welcomed', async () => {
    const record = await create()
    expect(record).toMatchObject({ kind: 'provider', status: 'inProgress', skills: [], papers: [] })
    await expect(create()).rejects.toMatchObject({ status: 409 })
    expect((await list('pending')).results).toMatchObject([{ name: 'Girard Paul', status: 'inProgress' }])
    expect(await callAs(program, admin, contract.validate, { params: on(record.id), body: {} })).toMatchObject({ status: 'validated' })
    expect((await list('pending')).results).toEqual([])
    const mails = await tenant.inTenant((db) => db.selectFrom('mails').select('moment').where('recipient', '=', person.mail).execute())
    expect(mails).toEqual([{ moment: 'create_partner' }])
  })

  it('keeps skills, rates and papers, and the list tells the worst paper', async () => {
    const record = await create()
    const { id: theme } = await tenant.inTenant((db) =>
      db
        .insertInto('themes')
        .values({ name: `Finance ${person.id}`, url: `finance-${person.id}` })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const body = {
      version: record.version,
      day_rate: 80_000,
      siret: '12345678200010',
      vat_regime: 'franchise' as const,
      languages: ['français'],
      skill_ids: [theme],
    }
    const changed = await callAs(program, admin, contract.change, { params: on(record.id), body })
    expect(changed).toMatchObject({ day_rate: 80_000, siret: '12345678200010', vat_regime: 'franchise', skills: [{ id: theme }] })
    await expect(callAs(program, admin, contract.change, { params: on(record.id), body })).rejects.toMatchObject({ status: 409 })
    const ask = (name: string, expires_on: string | null) =>
      callAs(program, admin, contract.askPaper, { params: on(record.id), body: { name, expires_on } })
    await ask('CV', null)
    expect((await ask('Vigilance', '2020-01-01')).papers).toMatchObject([{ state: 'missing' }, { name: 'Vigilance', state: 'expired' }])
    const requests = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('subject').where('recipient', '=', person.mail).where('moment', '=', 'request_document').execute(),
    )
    expect(requests.map(({ subject }) => subject)).toEqual([
      'Une pièce vous est demandée\u00A0: CV',
      'Une pièce vous est demandée\u00A0: Vigilance',
    ])
    expect((await list()).results).toMatchObject([{ papers: 'expired', skills: `Finance ${person.id}`, day_rate: 80_000 }])
  })

  it('is not put away while its person holds slots to come', async () => {
    const start_at = new Date(Date.now() + 86_400_000)
    const event = await aSession(tenant, { slots: [{ start_at, end_at: new Date(start_at.getTime() + 3_600_000) }] })
    const [part] = await callAs(program, admin, assignmentsContract.assign, {
      params: here(),
      body: { user_id: person.id, slot_ids: event.slots, kind: 'provider', role_title: '', status: 'validated' },
    })
    const record = await callAs(program, admin, contract.get, { params: { ...on(person.id), kind: 'provider' } })
    expect(record.status).toBe('validated')
    const remove = () => callAs(program, admin, contract.remove, { params: on(record.id), body: {} })
    await expect(remove()).rejects.toMatchObject({ status: 409, message: '1 créneau à venir serait à pourvoir.' })
    await callAs(program, person, assignmentsContract.refuse, { params: on(part!.id), body: { reason: 'Retraite' } })
    expect(await remove()).toMatchObject({ status: 'deleted' })
    expect((await list('deleted')).results).toHaveLength(1)
    expect(await callAs(program, admin, contract.reactivate, { params: on(record.id), body: {} })).toMatchObject({ status: 'inProgress' })
  })
})

describe('bank details', () => {
  it('are encrypted in the database, shown to unrestricted administrators alone, and each reading is recorded', async () => {
    const record = await create()
    expect(await callAs(program, admin, contract.changeBank, { params: on(record.id), body: { iban } })).toMatchObject({ iban_end: '2606' })
    const stored = await tenant.inTenant((db) => db.selectFrom('partners').selectAll().where('id', '=', record.id).execute())
    expect(JSON.stringify(stored)).not.toContain(iban.slice(4, 20))
    expect(await callAs(program, admin, contract.readBank, { params: on(record.id) })).toEqual({ iban })
    const traced = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('action').where('action', '=', 'read_partner_bank').where('subject_id', '=', person.id).execute(),
    )
    expect(traced).toHaveLength(1)
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    const seen = await callAs(program, consultant, contract.get, { params: { ...on(person.id), kind: 'provider' } })
    expect(seen).not.toHaveProperty('iban_end')
    for (const who of [consultant, await tenant.anAdmin({ is_restricted: 2 }), person])
      await expect(callAs(program, who, contract.readBank, { params: on(record.id) })).rejects.toMatchObject({ status: 403 })
  })
})

/** The first bytes of a picture. */
const aPng = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0]),
  Buffer.from('IDAT', 'latin1'),
])

describe('what is said in public', () => {
  it('is nothing until it is switched on and the record approved, then the biography and the portrait', async () => {
    const event = await anOpenEvent(tenant)
    const body = { user_id: person.id, kind: 'provider' as const, role_title: 'Formatrice', status: 'validated' as const }
    await callAs(program, admin, partnersContract.addPartner, { params: on(event), body })
    const record = await callAs(program, admin, contract.get, { params: { ...on(person.id), kind: 'provider' } })
    const about = async () => (await callAs(program, null, eventsContract.publicGet, { params: on(event) })).people
    const portrait = () => program.app.inject({ method: 'GET', url: `/api/clients/${tenant.name}/public/partners/${record.id}/portrait/` })
    await callAs(program, admin, contract.change, {
      params: on(record.id),
      body: { version: record.version, biography: 'Vingt ans d’usine.' },
    })
    expect(await about()).toMatchObject([{ biography: '', portrait_of: null }])
    await callAs(program, admin, contract.change, { params: on(record.id), body: { version: record.version + 1, is_public: true } })
    expect(await about()).toMatchObject([{ role_title: 'Formatrice', biography: 'Vingt ans d’usine.', portrait_of: null }])
    expect((await portrait()).statusCode).toBe(404)
    await sendFile(program, admin, contactActsContract.changeAvatar, { params: on(person.id), name: 'a.png', bytes: aPng })
    expect(await about()).toMatchObject([{ portrait_of: record.id }])
    expect((await portrait()).statusCode).toBe(200)
    await callAs(program, admin, contract.change, { params: on(record.id), body: { version: record.version + 2, is_public: false } })
    expect([await about(), (await portrait()).statusCode]).toMatchObject([[{ biography: '', portrait_of: null }], 404])
  })

  it('is, of a sponsor, the name and the logo of its organisation, in the order of the ranks', async () => {
    const event = await anOpenEvent(tenant)
    const company = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Brasserie du Quai' }).returning('id').executeTakeFirstOrThrow(),
    )
    const [first, second] = [await tenant.aPerson({ company_id: company.id }), await tenant.aPerson({ company_id: company.id })]
    const sponsor = async (user_id: number, terms: { organisation?: string; rank: number }) => {
      const body = { user_id, kind: 'sponsor' as const, role_title: '', status: 'validated' as const }
      await callAs(program, admin, partnersContract.addPartner, { params: on(event), body })
      const { id, version } = await callAs(program, admin, contract.get, { params: { ...on(user_id), kind: 'sponsor' } })
      await callAs(program, admin, contract.change, { params: on(id), body: { version, is_public: true, ...terms } })
      return id
    }
    const late = await sponsor(first.id, { rank: 2 })
    await sponsor(second.id, { organisation: 'Atelier Nord', rank: 1 })
    const about = async () => (await callAs(program, null, eventsContract.publicGet, { params: on(event) })).people
    await sendFile(program, admin, contactActsContract.changeAvatar, { params: on(first.id), name: 'a.png', bytes: aPng })
    expect(await about()).toMatchObject([
      { full_name: 'Atelier Nord', portrait_of: null },
      { full_name: 'Brasserie du Quai', portrait_of: null },
    ])
    await sendFile(program, admin, logoContract.setLogo, { params: on(company.id), name: 'logo.png', bytes: aPng })
    expect((await about())[1]).toMatchObject({ portrait_of: late })
    expect((await program.app.inject({ url: `/api/clients/${tenant.name}/public/partners/${late}/portrait/` })).statusCode).toBe(200)
  })

  it('leaves who speaks for a sponsor free during the event, and out of its programme', async () => {
    const hours = { start_at: new Date('2031-03-04T08:00:00Z'), end_at: new Date('2031-03-04T10:00:00Z') }
    const { id, slots } = await aSession(tenant, { slots: [hours] })
    const body = { user_id: person.id, kind: 'sponsor' as const, role_title: '', status: 'validated' as const }
    await callAs(program, admin, partnersContract.addPartner, { params: on(id), body })
    const booked = await tenant.inTenant((db) =>
      db.selectFrom('slot_partners').select('slot_id').where('user_id', '=', person.id).execute(),
    )
    expect([slots.length, booked]).toEqual([1, []])
  })
})
