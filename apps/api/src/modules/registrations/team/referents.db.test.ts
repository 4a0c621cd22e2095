import { onboarding } from '@kxo/domain/events/nature'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const aCompany = (tenant: TenantWorld, company: { name: string; is_recruiter?: boolean }) =>
  tenant.inTenant(async (db) => (await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()).id)
const on = (tenant: TenantWorld, id: number) => ({ params: { client: tenant.name, id } })
const ask = (tenant: TenantWorld, who: Persona, event: number) =>
  callAs(program, who, contract.start, { ...on(tenant, event), body: { submit: true } })
const desk = async (tenant: TenantWorld, who: Persona, name: 'team' | 'received') =>
  (await callAs(program, who, contract.list, { params: { client: tenant.name }, query: { page: 1, page_size: 100, desk: name } })).results
const mailsTo = (tenant: TenantWorld, { mail }: Persona) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mails').select('moment').where('recipient', '=', mail).orderBy('id').execute()).map(({ moment }) => moment),
  )

describe('the agreement of a referent (param referent_validates)', () => {
  let tenant: TenantWorld
  let admin: Persona
  let referent: Persona
  let member: Persona
  let company: number
  beforeAll(async () => {
    tenant = await aTenant(program, { params: { referent_validates: true } })
    admin = await tenant.anAdmin()
    company = await aCompany(tenant, { name: 'Atelier Martin' })
    referent = await tenant.aReferent(company)
    member = await tenant.aPerson({ company_id: company, first_name: 'Ada', last_name: 'Berger' })
  })

  it('is asked before the place of someone of their company is certain, and confirms it', async () => {
    const event = await anOpenEvent(tenant)
    const registration = await ask(tenant, member, event)
    expect(registration.status).toBe('toValidate')
    expect(await mailsTo(tenant, referent)).toEqual(['ask_validation'])
    expect(await mailsTo(tenant, admin)).toEqual([])
    expect((await desk(tenant, referent, 'team')).map(({ id }) => id)).toEqual([registration.id])
    expect((await callAs(program, referent, contract.approve, on(tenant, registration.id))).status).toBe('registered')
    expect(await mailsTo(tenant, member)).toContain('validate_guest')
    expect(await desk(tenant, referent, 'team')).toEqual([])
  })

  it('reads a copy of what is decided for their people, naming them, unless they decided it', async () => {
    const office = await aCompany(tenant, { name: 'Cabinet Roux' })
    const [first, second] = [await tenant.aReferent(office), await tenant.aReferent(office)]
    const guest = await tenant.aPerson({ company_id: office, first_name: 'Noé', last_name: 'Petit' })
    const registration = await ask(tenant, guest, await anOpenEvent(tenant))
    await callAs(program, first, contract.approve, on(tenant, registration.id))
    expect(await mailsTo(tenant, first)).toEqual(['ask_validation'])
    expect((await mailsTo(tenant, second)).sort()).toEqual(['ask_validation', 'validate_guest'])
    const copy = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['subject', 'body_text'])
        .where('moment', '=', 'validate_guest')
        .where('user_id', '=', second.id)
        .executeTakeFirst(),
    )
    expect(copy?.subject).toMatch(/^Demande acceptée pour Noé Petit\u00A0: /)
    expect(copy?.body_text).not.toContain('Votre demande')
  })

  it('refused, says why and gives the place back', async () => {
    const registration = await ask(tenant, member, await anOpenEvent(tenant))
    const body = { reason: 'Pas cette année' }
    const refused = await callAs(program, referent, contract.refuse, { ...on(tenant, registration.id), body })
    expect(refused).toMatchObject({ status: 'cancelled', ending: 'refused', end_reason: 'Pas cette année' })
    expect(await mailsTo(tenant, member)).toContain('refuse_guest')
  })

  it('does not replace the choice of an event that selects by itself: its organisers are asked next, once', async () => {
    const registration = await ask(tenant, member, await anOpenEvent(tenant, { needs_approval: true }))
    const before = await mailsTo(tenant, admin)
    expect((await callAs(program, referent, contract.approve, on(tenant, registration.id))).status).toBe('toValidate')
    expect((await callAs(program, referent, contract.approve, on(tenant, registration.id))).status).toBe('toValidate')
    expect(await mailsTo(tenant, admin)).toEqual([...before, 'ask_validation'])
    expect(await desk(tenant, referent, 'team')).toEqual([])
    expect((await callAs(program, admin, contract.approve, on(tenant, registration.id))).status).toBe('registered')
  })

  it('is asked neither of themselves nor of a company without referent, and never stops an administrator', async () => {
    expect((await ask(tenant, referent, await anOpenEvent(tenant))).status).toBe('registered')
    const alone = await tenant.aPerson({ company_id: await aCompany(tenant, { name: 'Sans personne' }) })
    expect((await ask(tenant, alone, await anOpenEvent(tenant))).status).toBe('registered')
    const registration = await ask(tenant, member, await anOpenEvent(tenant))
    expect((await callAs(program, admin, contract.approve, on(tenant, registration.id))).status).toBe('registered')
  })

  it('of another company’s request is not found; anybody else is refused; a request settled answers 409', async () => {
    const stranger = await tenant.aReferent(await aCompany(tenant, { name: 'Ailleurs' }))
    const registration = await ask(tenant, member, await anOpenEvent(tenant))
    await expect(callAs(program, stranger, contract.approve, on(tenant, registration.id))).rejects.toMatchObject({ status: 404 })
    expect(await desk(tenant, stranger, 'team')).toEqual([])
    await expect(callAs(program, member, contract.approve, on(tenant, registration.id))).rejects.toMatchObject({ status: 403 })
    await callAs(program, referent, contract.approve, on(tenant, registration.id))
    await expect(callAs(program, referent, contract.approve, on(tenant, registration.id))).rejects.toMatchObject({ status: 409 })
  })

  it('is not asked, nor given, where the tenant does not want it', async () => {
    const plain = await aTenant(program)
    const id = await aCompany(plain, { name: 'Atelier' })
    const [chief, one] = [await plain.aReferent(id), await plain.aPerson({ company_id: id })]
    expect((await ask(plain, one, await anOpenEvent(plain))).status).toBe('registered')
    const registration = await ask(plain, one, await anOpenEvent(plain, { needs_approval: true }))
    await expect(callAs(program, chief, contract.approve, on(plain, registration.id))).rejects.toMatchObject({ status: 404 })
    await expect(desk(plain, chief, 'team')).rejects.toMatchObject({ status: 403 })
  })
})

describe('registering colleagues (feature delegation)', () => {
  let tenant: TenantWorld
  let referent: Persona
  let member: Persona
  let company: number
  beforeAll(async () => {
    tenant = await aTenant(program, { params: { referent_validates: true } })
    company = await aCompany(tenant, { name: 'Atelier Martin' })
    referent = await tenant.aReferent(company)
    member = await tenant.aPerson({ company_id: company })
  })
  const register = (who: Persona, event: number, body: object, from = tenant) =>
    callAs(program, who, contract.start, { ...on(from, event), body: { submit: true, ...body } })

  it('takes a place for one of their own, who is told; their agreement is not asked again', async () => {
    const taken = await register(referent, await anOpenEvent(tenant), { user: member.id })
    expect(taken).toMatchObject({ status: 'registered', user: member.id, company_name: 'Atelier Martin' })
    expect(await mailsTo(tenant, member)).toContain('create_guest')
    expect(await mailsTo(tenant, referent)).toEqual(['create_guest'])
    const chosen = await register(referent, await anOpenEvent(tenant, { needs_approval: true }), { user: member.id })
    expect(chosen.status).toBe('toValidate')
    expect(await mailsTo(tenant, referent)).toEqual(['create_guest', 'create_guest'])
    const copy = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('subject').where('recipient', '=', referent.mail).orderBy('id').executeTakeFirstOrThrow(),
    )
    expect(copy.subject).toMatch(/^Inscription enregistrée pour .*: Conduire une réunion$/)
  })

  it('tells a referent nothing of what an administrator records', async () => {
    const before = await mailsTo(tenant, referent)
    const admin = await tenant.anAdmin()
    const other = await tenant.aPerson({ company_id: company })
    await register(admin, await anOpenEvent(tenant, { needs_approval: true }), { user: other.id })
    expect(await mailsTo(tenant, other)).toContain('create_guest')
    expect((await mailsTo(tenant, referent)).filter((moment) => moment === 'create_guest')).toEqual(
      before.filter((moment) => moment === 'create_guest'),
    )
  })

  it('has the company pay: the person is not asked for money', async () => {
    const one = await tenant.aPerson({ company_id: company })
    const taken = await register(referent, await anOpenEvent(tenant, { price_ht: 45_000 }), { user: one.id })
    expect(taken.status).toBe('toPay')
    expect(await mailsTo(tenant, one)).toEqual(['create_guest'])
    const bills = await tenant.inTenant((db) =>
      db.selectFrom('bills').select(['company_id', 'amount_ht']).where('registration_id', '=', taken.id).execute(),
    )
    expect(bills).toEqual([{ company_id: company, amount_ht: 45_000 }])
  })

  it('finds nobody of another company, and no event that is not open to them', async () => {
    const other = await aCompany(tenant, { name: 'Ailleurs' })
    const event = await anOpenEvent(tenant)
    for (const user of [(await tenant.aPerson({ company_id: other })).id, (await tenant.aPerson()).id, 999_999])
      await expect(register(referent, event, { user })).rejects.toMatchObject({ status: 404 })
    const reserved = await anOpenEvent(tenant, { onboarding: onboarding.codeOf('reserved'), company_id: other })
    await expect(register(referent, reserved, { user: member.id })).rejects.toMatchObject({ status: 404 })
    const late = await anOpenEvent(tenant, { limit_date: new Date(Date.now() - 86_400_000) })
    await expect(register(referent, late, { user: member.id })).rejects.toMatchObject({ status: 409 })
    const full = await anOpenEvent(tenant, { max_participants: 1 })
    await register(referent, full, {})
    await expect(register(referent, full, { user: member.id })).rejects.toMatchObject({ status: 409, code: 'eventFull' })
  })

  it('answers nothing for them, is never silent, and is nobody else’s right, nor a tenant’s without the feature', async () => {
    const event = await anOpenEvent(tenant)
    const user = member.id
    for (const body of [
      { user, answers: { need: 'Texte' } },
      { user, is_silent: true },
    ])
      await expect(register(referent, event, body)).rejects.toMatchObject({ status: 403 })
    await expect(register(member, event, { user: referent.id })).rejects.toMatchObject({ status: 403 })
    const plain = await aTenant(program, { own: ['referent'] })
    const id = await aCompany(plain, { name: 'Atelier' })
    const [chief, one] = [await plain.aReferent(id), await plain.aPerson({ company_id: id })]
    await expect(register(chief, await anOpenEvent(plain), { user: one.id }, plain)).rejects.toMatchObject({ status: 403 })
  })
})

describe('applications received on one’s own offers (recruiting platform)', () => {
  it('are listed and answered by the referent of the recruiter alone, for two years (PRV-22)', async () => {
    const tenant = await aTenant(program, { params: { is_recruiting_platform: true } })
    const own = await aCompany(tenant, { name: 'Recruteur', is_recruiter: true })
    const other = await aCompany(tenant, { name: 'Concurrent', is_recruiter: true })
    const [chief, rival] = [await tenant.aReferent(own), await tenant.aReferent(other)]
    const offer = await anOpenEvent(tenant, { title: 'Comptable', company_id: own, needs_approval: true })
    const [one, two, late, unfinished] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    const [retained, declined] = [await ask(tenant, one, offer), await ask(tenant, two, offer)]
    await aRegistration(tenant, offer, unfinished.id, 'toComplete')
    const old = await aRegistration(tenant, offer, late.id, 'toValidate')
    await tenant.inTenant((db) =>
      db
        .updateTable('registrations')
        .set({ created_at: new Date(Date.now() - 740 * 86_400_000) })
        .where('id', '=', old.id)
        .execute(),
    )
    expect(new Set((await desk(tenant, chief, 'received')).map(({ id }) => id))).toEqual(new Set([retained.id, declined.id]))
    expect(await desk(tenant, rival, 'received')).toEqual([])
    await expect(callAs(program, rival, contract.approve, on(tenant, retained.id))).rejects.toMatchObject({ status: 404 })
    expect((await callAs(program, chief, contract.approve, on(tenant, retained.id))).status).toBe('registered')
    const body = { reason: 'Profil différent' }
    expect(await callAs(program, chief, contract.refuse, { ...on(tenant, declined.id), body })).toMatchObject({ ending: 'refused' })
    expect(await mailsTo(tenant, one)).toContain('validate_guest')
    expect(await mailsTo(tenant, two)).toContain('refuse_guest')
    await expect(desk(tenant, one, 'received')).rejects.toMatchObject({ status: 403 })
  })
})
