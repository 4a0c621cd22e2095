import { assignmentsContract as contract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { myPlanning } from '@kxo/domain/partners/paths'
import { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSession, type Session } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let partner: Persona
let event: Session
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Anne', last_name: 'Roy' })
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const on = (id: number) => ({ ...here(), id })
const at = (time: string, day = '2031-03-04') => new Date(`${day}T${time}:00+01:00`)
const propose = (who: Persona = partner, id = event.id) =>
  callAs(program, admin, partnersContract.addPartner, {
    params: on(id),
    body: { user_id: who.id, kind: 'provider', role_title: 'Formatrice', status: 'inProgress', fee: 45_000 },
  })
const mine = (who: Persona = partner) => callAs(program, who, contract.mine, { params: here(), query: { partner: 'me' } })
const mailsTo = (mail: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'body_text']).where('recipient', '=', mail).orderBy('id').execute())
const away = (who: Persona, from: string, to: string, more: object = {}) =>
  callAs(program, who, contract.addUnavailability, { params: here(), body: { start_at: at(from), end_at: at(to), reason: '', ...more } })

beforeEach(async () => {
  partner = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard', is_partner: true })
  event = await aSession(tenant, { title: 'Lire un bilan', slots: [{ start_at: at('09:00'), end_at: at('12:30') }] })
  await tenant.inTenant((db) => db.updateTable('events').set({ responsible_id: admin.id }).where('id', '=', event.id).execute())
})

describe('the time needed between two bookings', () => {
  it('refuses another event too close, not the next half-day of the same one', async () => {
    await propose()
    const { version, id, kind } = await callAs(program, admin, partnerRecordsContract.create, {
      params: here(),
      body: { user_id: partner.id, kind: 'contributor' },
    })
    const record = await callAs(program, admin, partnerRecordsContract.change, {
      params: on(id),
      body: { version, travel: 'Train, 200 km', margin_minutes: 90 },
    })
    expect([kind, record.travel, record.margin_minutes]).toEqual(['contributor', 'Train, 200 km', 90])
    const soon = await aSession(tenant, { title: 'Vendre', slots: [{ start_at: at('13:00'), end_at: at('15:00') }] })
    await expect(propose(partner, soon.id)).rejects.toMatchObject({ status: 409, code: 'partnerTooClose' })
    const people = await callAs(program, admin, partnersContract.availability, { params: here(), query: { event: soon.id, q: 'Girard' } })
    expect(people.find((one) => one.id === partner.id)?.busy_with).toBe('Lire un bilan')
    await tenant.inTenant((db) => db.updateTable('events').set({ parent_id: event.id }).where('id', '=', soon.id).execute())
    await propose(partner, soon.id)
    const later = await aSession(tenant, { title: 'Négocier', slots: [{ start_at: at('16:30'), end_at: at('18:00') }] })
    await propose(partner, later.id)
  })
})

describe('a proposal', () => {
  it('is read with its fee and its half-days, accepted once, and its organiser is told', async () => {
    const { id } = await propose()
    expect(await mine()).toMatchObject([
      { id, title: 'Lire un bilan', status: 'inProgress', fee: 45_000, contact_name: 'Anne Roy', slots: [{ start_at: at('09:00') }] },
    ])
    expect(await callAs(program, partner, contract.accept, { params: on(id), body: {} })).toMatchObject({ status: 'validated' })
    await expect(callAs(program, partner, contract.accept, { params: on(id), body: {} })).rejects.toMatchObject({ status: 409 })
    expect(await mailsTo(partner.mail)).toMatchObject([{ moment: 'assign_partner', body_text: expect.stringContaining(myPlanning()) }])
    expect((await mailsTo(admin.mail)).at(-1)).toMatchObject({
      moment: 'accept_partner',
      body_text: expect.stringContaining('Paul Girard a accepté d’intervenir'),
    })
  })

  it('refused with a reason frees the half-days, and another person takes them', async () => {
    const { id } = await propose()
    const refused = await callAs(program, partner, contract.refuse, { params: on(id), body: { reason: 'Déjà pris' } })
    expect((await mailsTo(admin.mail)).at(-1)).toMatchObject({ moment: 'refuse_partner', body_text: expect.stringContaining('Déjà pris') })
    expect(refused).toMatchObject({ status: 'deleted', refusal_reason: 'Déjà pris', slots: [] })
    const parts = await callAs(program, admin, partnersContract.eventPartners, { params: on(event.id) })
    expect(parts).toMatchObject([{ id, status: 'deleted', refusal_reason: 'Déjà pris', slot_ids: [] }])
    const other = await tenant.aPerson({ is_partner: true })
    await propose(other)
    expect((await mine(other))[0]?.slots).toHaveLength(1)
    // The place is free for the first person elsewhere.
    const elsewhere = await aSession(tenant, { slots: [{ start_at: at('10:00'), end_at: at('11:00') }] })
    await propose(partner, elsewhere.id)
  })

  it('is answered by its partner alone', async () => {
    const { id } = await propose()
    const other = await tenant.aPerson({ is_partner: true })
    for (const who of [other, admin])
      await expect(callAs(program, who, contract.accept, { params: on(id), body: {} })).rejects.toMatchObject({ status: 404 })
    await expect(mine(await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  })
})

describe('a time when a partner is away', () => {
  it('refuses a proposal in words, repeats each week until its day, and is given back', async () => {
    const [first] = await away(partner, '11:00', '18:00', { weekly_until: '2031-03-18' })
    const all = await callAs(program, partner, contract.unavailabilities, { params: here(), query: {} })
    expect(all.map(({ start_at }) => start_at)).toEqual([at('11:00'), at('11:00', '2031-03-11'), at('11:00', '2031-03-18')])
    await expect(propose()).rejects.toMatchObject({
      status: 409,
      message: 'Paul Girard n’est pas disponible du 04/03/2031 à 11:00 au 04/03/2031 à 18:00.',
    })
    await callAs(program, partner, contract.removeUnavailability, { params: on(first!.id) })
    await propose()
  })

  it('is refused over a half-day already held, and by the database when nobody looked', async () => {
    await propose()
    await expect(away(partner, '12:00', '13:00')).rejects.toMatchObject({ status: 409 })
    const blind = tenant.inTenant((db) =>
      db
        .insertInto('partner_unavailabilities')
        .values({ user_id: partner.id, start_at: at('12:00'), end_at: at('13:00') })
        .execute(),
    )
    await expect(blind).rejects.toMatchObject({ constraint: 'partner_already_booked' })
    await expect(away(admin, '12:00', '13:00', { user_id: partner.id })).rejects.toMatchObject({ status: 409 })
    await expect(away(await tenant.aPerson({ is_partner: true }), '14:00', '15:00', { user_id: partner.id })).rejects.toMatchObject({
      status: 403,
    })
  })
})
