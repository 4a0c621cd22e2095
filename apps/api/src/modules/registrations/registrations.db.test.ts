import { onboarding } from '@kxo/domain/events/nature'
import { historyContract } from '@kxo/domain/history/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPublishedForm } from '../../testing/a-published-form.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { markSettled } from './deciding/mark-settled.ts'
import { expireHolds } from './registering/expire-holds.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const inTenant = () => ({ client: tenant.name })
const start = (who: Persona, id: number, body: Input<typeof contract.start>['body'] = {}) =>
  callAs(program, who, contract.start, { params: { ...inTenant(), id }, body })
const on = (id: number) => ({ params: { ...inTenant(), id } })
const mailsTo = (mail: string) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mails').select('moment').where('recipient', '=', mail).orderBy('id').execute()).map(({ moment }) => moment),
  )
const taken = (event_id: number) =>
  tenant.inTenant(
    async (db) => (await db.selectFrom('event_places').select('taken').where('event_id', '=', event_id).executeTakeFirstOrThrow()).taken,
  )
const statusOf = (id: number) =>
  tenant.inTenant(async (db) =>
    registrationStatus.keyOf((await db.selectFrom('registrations').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status),
  )
const endHold = (id: number) =>
  tenant.inTenant((db) =>
    db
      .updateTable('registrations')
      .set({ hold_expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute(),
  )

describe('starting', () => {
  it('takes a place for half an hour, with a first line of history and a trace', async () => {
    const event = await anOpenEvent(tenant)
    const person = await tenant.aPerson()
    const registration = await start(person, event)
    expect(registration.status).toBe('pending')
    const minutes = ((registration.hold_expires_at?.getTime() ?? 0) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)
    expect(await taken(event)).toBe(1)
    const lines = await callAs(program, person, contract.history, on(registration.id))
    expect(lines.map(({ from, to, by_name }) => [from, to, by_name])).toEqual([[null, 'pending', 'Camille Durand']])
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('action').where('subject', '=', 'registration').where('subject_id', '=', registration.id).execute(),
    )
    expect(traces).toEqual([{ action: 'start-registration' }])
  })

  it('gives a person their own registration back', async () => {
    const event = await anOpenEvent(tenant)
    const person = await tenant.aPerson()
    const first = await start(person, event)
    const again = await start(person, event)
    expect(again.id).toBe(first.id)
    expect(await taken(event)).toBe(1)
  })

  it('says COMPLET to the one too many and keeps the count', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1 })
    await start(await tenant.aPerson(), event)
    await expect(start(await tenant.aPerson(), event)).rejects.toMatchObject({
      status: 409,
      code: 'eventFull',
      message: 'Le nombre maximum d’apprenants est atteint.',
    })
    expect(await taken(event)).toBe(1)
  })

  it('releases the holds that are over when full, and tells their people', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1 })
    const slow = await tenant.aPerson()
    const begun = await start(slow, event)
    await endHold(begun.id)
    const quick = await tenant.aPerson()
    expect((await start(quick, event)).status).toBe('pending')
    const { registration } = await callAs(program, slow, contract.own, on(event))
    expect(registration).toMatchObject({ id: begun.id, status: 'cancelled', ending: 'expired', availability: 'full' })
    const mine = await callAs(program, slow, contract.list, {
      params: { client: tenant.name },
      query: { user: 'me', page: 1, page_size: 25 },
    })
    expect(mine.results.map(({ id, availability }) => [id, availability])).toEqual([[begun.id, 'full']])
    expect(await mailsTo(slow.mail)).toEqual(['hold_expired'])
    expect(await taken(event)).toBe(1)
  })

  it('resumes an expired registration on the same record when a place is free', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1 })
    const person = await tenant.aPerson()
    const registration = await start(person, event)
    await endHold(registration.id)
    await tenant.asMachine((context) => expireHolds(context))
    expect(await taken(event)).toBe(0)
    const back = await start(person, event)
    expect(back).toMatchObject({ id: registration.id, status: 'pending', ending: null })
    expect(await taken(event)).toBe(1)
  })

  it('lets a tenant that overbooks go beyond the maximum', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1, overbooking_allowed: true })
    for (let count = 0; count < 3; count++) await start(await tenant.aPerson(), event)
    expect(await taken(event)).toBe(3)
  })

  it('does not find the event of another tenant, nor registers a person of another one', async () => {
    const other = await aTenant(program)
    const event = await anOpenEvent(other)
    const stranger = await other.aPerson()
    await expect(start(await tenant.aPerson(), event)).rejects.toMatchObject({ status: 404 })
    const own = await anOpenEvent(tenant)
    await expect(start(admin, own, { user: stranger.id })).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, stranger, contract.start, { params: { client: tenant.name, id: own }, body: {} })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('who may enter', () => {
  it('does not find an event on invitation until invited', async () => {
    const event = await anOpenEvent(tenant, { onboarding: onboarding.codeOf('onInvitation') })
    const person = await tenant.aPerson()
    await expect(start(person, event)).rejects.toMatchObject({ status: 404 })
    await callAs(program, admin, contract.invite, { ...on(event), body: { users: [person.id] } })
    expect(await taken(event)).toBe(0)
    const invited = await start(person, event)
    expect(invited.status).toBe('invited')
    const answered = await callAs(program, person, contract.submit, { ...on(invited.id), body: {} })
    expect(answered.status).toBe('registered')
    expect(await taken(event)).toBe(1)
    expect(await mailsTo(person.mail)).toEqual(['invite_guest'])
  })

  it('says of an invitation when and where, reminds of it under another subject, and says when nothing left', async () => {
    const [start_date, end_date] = [new Date('2098-09-01T08:00:00Z'), new Date('2098-09-01T10:00:00Z')]
    const event = await anOpenEvent(tenant, { onboarding: onboarding.codeOf('onInvitation'), town: 'Lyon', start_date, end_date })
    const person = await tenant.aPerson()
    await callAs(program, admin, contract.invite, { ...on(event), body: { users: [person.id] } })
    const { id } = await start(person, event)
    const remind = () => callAs(program, admin, contract.remind, on(id))
    await remind()
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['subject', 'body_text']).where('recipient', '=', person.mail).orderBy('id').execute(),
    )
    expect(mails.map(({ subject }) => subject.split('\u00A0')[0])).toEqual(['Invitation', 'Rappel de votre invitation'])
    for (const { body_text } of mails) expect(body_text).toMatch(/\d{4} (de|à) \d+[^]*Lyon/)
    await expect(remind()).rejects.toMatchObject({ status: 409, code: 'notReminded' })
    expect(await mailsTo(person.mail)).toEqual(['invite_guest', 'remind_invitation'])
  })

  it('opens a reserved event to the people of the company alone', async () => {
    const company_id = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Atelier' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    const event = await anOpenEvent(tenant, { onboarding: onboarding.codeOf('reserved'), company_id })
    await expect(start(await tenant.aPerson(), event)).rejects.toMatchObject({ status: 404 })
    expect((await start(await tenant.aPerson({ company_id }), event)).status).toBe('pending')
  })

  it('says why an event takes no registration', async () => {
    const past = new Date(Date.now() - 86_400_000)
    const late = await anOpenEvent(tenant, { limit_date: past })
    await expect(start(await tenant.aPerson(), late)).rejects.toMatchObject({ status: 409, code: 'pastLimitDate' })
    const soon = await anOpenEvent(tenant, { opening_date: new Date('2098-09-01T08:00:00Z'), start_date: null, end_date: null })
    await expect(start(await tenant.aPerson(), soon)).rejects.toMatchObject({
      status: 409,
      code: 'notYetOpen',
      message: expect.stringContaining('1er septembre 2098 à 10'),
    })
    const begun = await anOpenEvent(tenant, { start_date: past, end_date: new Date(Date.now() + 86_400_000) })
    await expect(start(await tenant.aPerson(), begun)).rejects.toMatchObject({ status: 409, code: 'pastLimitDate' })
    const over = await anOpenEvent(tenant, { start_date: new Date(past.getTime() - 86_400_000), end_date: past })
    await expect(start(await tenant.aPerson(), over)).rejects.toMatchObject({ status: 409, code: 'eventExpired' })
    const cancelled = await anOpenEvent(tenant, { cancelled_at: past })
    await expect(start(await tenant.aPerson(), cancelled)).rejects.toMatchObject({ status: 409, code: 'eventInactive' })
    const draft = await anOpenEvent(tenant, { is_active: false })
    await expect(start(await tenant.aPerson(), draft)).rejects.toMatchObject({ status: 404 })
  })
})

describe('finishing', () => {
  it('confirms a free event in one call, and asks for the ticket', async () => {
    const event = await anOpenEvent(tenant)
    const registration = await start(await tenant.aPerson(), event, { submit: true })
    expect(registration).toMatchObject({ status: 'registered', hold_expires_at: null })
    const history = await tenant.inTenant((db) =>
      db
        .selectFrom('registration_history')
        .select(['from_status', 'to_status'])
        .where('registration_id', '=', registration.id)
        .orderBy('id')
        .execute(),
    )
    expect(history).toEqual([
      { from_status: null, to_status: 0 },
      { from_status: 0, to_status: 5 },
    ])
    const jobs = await program.database.pool.query(
      `select count(*) as sent from pgboss.job where name = 'issue-ticket' and (data->>'registration_id')::bigint = $1`,
      [registration.id],
    )
    expect(jobs.rows).toEqual([{ sent: 1 }])
  })

  it('asks to pay, keeps the place while it is counted down, and drafts the bill', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const person = await tenant.aPerson()
    const registration = await start(person, event)
    const submitted = await callAs(program, person, contract.submit, { ...on(registration.id), body: {} })
    expect(submitted.status).toBe('toPay')
    expect(submitted.hold_expires_at).not.toBeNull()
    expect(await mailsTo(person.mail)).toEqual(['pay_guest'])
    const bills = await tenant.inTenant((db) =>
      db.selectFrom('bills').select(['status', 'amount', 'registration_id']).where('registration_id', '=', registration.id).execute(),
    )
    expect(bills).toEqual([{ status: 1, amount: 12_000, registration_id: registration.id }])
    const { registration: settled } = await tenant.asMachine((context) => markSettled(context, registration.id))
    expect(registrationStatus.keyOf(settled.status)).toBe('registered')
    expect(settled.hold_expires_at).toBeNull()
  })

  it('frees the place of a payment never made, and gives it back to a late one when it can', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000, max_participants: 1 })
    const person = await tenant.aPerson()
    const registration = await start(person, event, { submit: true })
    await endHold(registration.id)
    await tenant.asMachine((context) => expireHolds(context))
    expect(await taken(event)).toBe(0)
    const settled = await tenant.asMachine((context) => markSettled(context, registration.id))
    expect(settled.isPlaceConfirmed).toBe(true)
    expect(await statusOf(registration.id)).toBe('registered')
    expect(await taken(event)).toBe(1)
  })

  it('loses the place of a late payment when another person took it', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000, max_participants: 1 })
    const registration = await start(await tenant.aPerson(), event, { submit: true })
    await endHold(registration.id)
    await start(await tenant.aPerson(), event)
    const late = await tenant.asMachine((context) => markSettled(context, registration.id))
    expect(late.isPlaceConfirmed).toBe(false)
    expect(await statusOf(registration.id)).toBe('cancelled')
    expect(await taken(event)).toBe(1)
  })

  it('refuses to finish when the hold is over, and says the answers are kept', async () => {
    const event = await anOpenEvent(tenant)
    const person = await tenant.aPerson()
    const registration = await start(person, event)
    await endHold(registration.id)
    await expect(callAs(program, person, contract.submit, { ...on(registration.id), body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'holdExpired',
    })
  })

  it('extends a hold by 15 minutes, once', async () => {
    const event = await anOpenEvent(tenant)
    const person = await tenant.aPerson()
    const { id, hold_expires_at } = await start(person, event)
    const longer = await callAs(program, person, contract.extendHold, { ...on(id), body: {} })
    expect((longer.hold_expires_at?.getTime() ?? 0) - (hold_expires_at?.getTime() ?? 0)).toBe(15 * 60_000)
    await expect(callAs(program, person, contract.extendHold, { ...on(id), body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'alreadyExtended',
    })
    await expect(callAs(program, admin, contract.extendHold, { ...on(id), body: {} })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'reason' }],
    })
    const byTeam = await callAs(program, admin, contract.extendHold, { ...on(id), body: { reason: 'Attend son bon de commande' } })
    const { exceptions } = await callAs(program, admin, registrationDetailContract.detail, on(id))
    // What the person may do alone is no exception.
    expect(exceptions).toMatchObject([
      { kind: 'hold', until: byTeam.hold_expires_at, by_name: expect.stringMatching(/\S/), reason: 'Attend son bon de commande' },
    ])
    expect((byTeam.hold_expires_at?.getTime() ?? 0) - (longer.hold_expires_at?.getTime() ?? 0)).toBe(30 * 60_000)
  })

  it('stops at « Aucun tarif trouvé ! » when no price applies', async () => {
    const event = await anOpenEvent(tenant, { is_payable: true })
    const person = await tenant.aPerson()
    const { id } = await start(person, event)
    await expect(callAs(program, person, contract.submit, { ...on(id), body: {} })).rejects.toMatchObject({
      status: 409,
      message: 'Aucun tarif trouvé\u202F!',
    })
  })

  it('asks for the answers that are missing, then goes on once they are given', async () => {
    const { form_id } = await tenant.inTenant((db) =>
      aPublishedForm(db, 'Questions', [{ name: 'besoin', label: 'Votre besoin', is_required: true }]),
    )
    const event = await anOpenEvent(tenant, { form_id })
    const person = await tenant.aPerson()
    const { id } = await start(person, event)
    const submitted = await callAs(program, person, contract.submit, { ...on(id), body: {} })
    expect(submitted.status).toBe('toComplete')
    expect(await mailsTo(person.mail)).toEqual(['complete_guest'])
    expect((await callAs(program, person, contract.get, on(id))).missing).toEqual(['besoin'])
    expect(await callAs(program, person, contract.answer, { ...on(id), body: { answers: { besoin: 'Prendre la parole' } } })).toEqual({
      missing: [],
    })
    const moved = await callAs(program, person, contract.setRegistrationField, {
      body: { event_id: event, user_id: person.id, by_process: 'form' },
    })
    expect(moved.status).toBe('registered')
    // The call of §7 sends an empty `bill_id` when no bill is concerned.
    for (const bill_id of ['', null] as const) {
      const body = { event_id: event, user_id: person.id, by_process: 'form', bill_id }
      expect((await callAs(program, person, contract.setRegistrationField, { body })).status).toBe('registered')
    }
    expect((await callAs(program, person, contract.get, on(id))).answers).toEqual({ besoin: 'Prendre la parole' })
  })
})

describe('giving up by oneself', () => {
  it('stops at the limit of the event, unless the team allows one person more', async () => {
    const event = await anOpenEvent(tenant, { self_cancel_days: 40 })
    const [person, admin] = [await tenant.aPerson(), await tenant.anAdmin()]
    const { id, status, cancel_limit } = await callAs(program, person, contract.start, { ...on(event), body: { submit: true } })
    expect([status, cancel_limit !== null && cancel_limit < new Date()]).toEqual(['registered', true])
    const giveUp = () => callAs(program, person, contract.cancel, { ...on(id), body: {} })
    await expect(giveUp()).rejects.toMatchObject({ code: 'tooLateToCancel' })
    const allow = (who: typeof admin) =>
      callAs(program, who, registrationDetailContract.allowLaterCancellation, {
        ...on(id),
        body: { until: new Date(Date.now() + 3_600_000), reason: 'Malade le jour même' },
      })
    await expect(allow(person)).rejects.toMatchObject({ status: 403 })
    await allow(admin)
    expect((await giveUp()).status).toBe('cancelled')
  })
  it('never holds back the team, nor who is not registered yet', async () => {
    const event = await anOpenEvent(tenant, { self_cancel_days: 40 })
    const [person, hesitant, admin] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.anAdmin()]
    const registered = await callAs(program, person, contract.start, { ...on(event), body: { submit: true } })
    expect((await callAs(program, admin, contract.cancel, { ...on(registered.id), body: {} })).status).toBe('cancelled')
    const pending = await callAs(program, hesitant, contract.start, { ...on(event), body: {} })
    expect((await callAs(program, hesitant, contract.cancel, { ...on(pending.id), body: {} })).status).toBe('cancelled')
  })
})

describe('deciding', () => {
  it('approves a request, once', async () => {
    const event = await anOpenEvent(tenant, { needs_approval: true })
    const person = await tenant.aPerson()
    const { id, status } = await start(person, event, { submit: true })
    expect(status).toBe('toValidate')
    expect(await mailsTo(admin.mail)).toContain('ask_validation')
    await expect(callAs(program, person, contract.approve, on(id))).rejects.toMatchObject({ status: 403 })
    expect((await callAs(program, admin, contract.approve, on(id))).status).toBe('registered')
    expect(await mailsTo(person.mail)).toEqual(['validate_guest'])
    const { body_text } = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('body_text').where('recipient', '=', person.mail).executeTakeFirstOrThrow(),
    )
    expect(body_text).toMatch(new RegExp(`/${tenant.name}/url/[\\w-]+/[0-9a-f-]{36}`))
    await expect(callAs(program, admin, contract.approve, on(id))).rejects.toMatchObject({ status: 409, code: 'wrongStatus' })
  })

  it('refuses a request with its reason, and frees the place', async () => {
    const event = await anOpenEvent(tenant, { needs_approval: true })
    const person = await tenant.aPerson()
    const { id } = await start(person, event, { submit: true })
    const refused = await callAs(program, admin, contract.refuse, { ...on(id), body: { reason: 'Prérequis non atteints' } })
    expect(refused).toMatchObject({ status: 'cancelled', ending: 'refused', end_reason: 'Prérequis non atteints' })
    expect(await mailsTo(person.mail)).toEqual(['refuse_guest'])
    expect(await taken(event)).toBe(0)
  })

  it('names both states of a change no transition allows', async () => {
    const event = await anOpenEvent(tenant)
    const { id } = await start(await tenant.aPerson(), event)
    await expect(
      callAs(program, admin, contract.changeStatus, { ...on(id), body: { status: 'present', reason: 'arrivée' } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'L’inscription est au statut «\u00A0En cours\u00A0» et ne peut pas passer à «\u00A0Présence constatée\u00A0».',
    })
  })

  it('notes an absence by its reason, which leaves with it and stays in the history', async () => {
    const event = await anOpenEvent(tenant)
    const { id } = await start(await tenant.aPerson(), event, { submit: true })
    await start(await tenant.aPerson(), event, { submit: true })
    const move = (body: Input<typeof contract.changeStatus>['body']) => callAs(program, admin, contract.changeStatus, { ...on(id), body })
    const forSickness = async () => {
      const filters = [{ field: 'absence_reason', comparator: '=', value: absenceReason.codeOf('sickLeave') }] as const
      const page = { page: 1, page_size: 10, event, filters: [...filters] }
      return (await callAs(program, admin, contract.list, { params: inTenant(), query: page })).results
    }
    expect(await forSickness()).toEqual([])
    expect(await move({ status: 'absent', absence_reason: 'sickLeave', reason: 'jusqu’à lundi' })).toMatchObject({
      status: 'absent',
      absence_reason: 'sickLeave',
    })
    expect((await forSickness()).map((row) => row.id)).toEqual([id])
    expect(await move({ status: 'registered', reason: 'Erreur' })).toMatchObject({ absence_reason: null })
    const lines = await callAs(program, admin, contract.history, on(id))
    expect(lines.slice(-2).map(({ to, absence_reason, reason }) => [to, absence_reason, reason])).toEqual([
      ['absent', 'sickLeave', 'jusqu’à lundi'],
      ['registered', null, 'Erreur'],
    ])
  })

  it('reinstates only if a place remains', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1 })
    const person = await tenant.aPerson()
    const { id } = await start(person, event, { submit: true })
    expect((await callAs(program, person, contract.cancel, { ...on(id), body: { reason: 'Empêchement' } })).ending).toBe('cancelled')
    expect(await mailsTo(person.mail)).toEqual(['cancel_guest'])
    const other = await start(await tenant.aPerson(), event)
    const again = () => callAs(program, admin, contract.reinstate, { ...on(id), body: { reason: 'Erreur' } })
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'eventFull' })
    await callAs(program, admin, contract.cancel, { ...on(other.id), body: {} })
    expect((await again()).status).toBe('registered')
    expect(await taken(event)).toBe(1)
  })

  it('registers somebody else, who is told, and confirms without attending a payment when it says why', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const person = await tenant.aPerson()
    const registration = await start(admin, event, { user: person.id })
    expect(registration).toMatchObject({ status: 'toPay', hold_expires_at: null, user: person.id })
    expect(await mailsTo(person.mail)).toEqual(['create_guest', 'pay_guest'])
    const confirmed = await callAs(program, admin, contract.changeStatus, {
      ...on(registration.id),
      body: { status: 'registered', reason: 'Convention signée' },
    })
    expect(confirmed.status).toBe('registered')
    const lines = await callAs(program, admin, contract.history, on(registration.id))
    expect(lines.map(({ to, reason }) => [to, reason])).toEqual([
      ['pending', null],
      ['toPay', null],
      ['registered', 'Convention signée'],
    ])
  })

  it('follows the funder on its own axis', async () => {
    const event = await anOpenEvent(tenant)
    const { id } = await start(await tenant.aPerson(), event)
    const followed = await callAs(program, admin, contract.followFunding, {
      ...on(id),
      body: { manual_status: 'awaited', reason: 'Dossier 123' },
    })
    expect(followed).toMatchObject({ manual_status: 'awaited', status: 'pending' })
  })

  it('registers somebody in silence down to the ticket', async () => {
    const event = await anOpenEvent(tenant)
    const person = await tenant.aPerson()
    const { id } = await start(await tenant.anAdmin(), event, { user: person.id, is_silent: true })
    const jobs = await program.database.pool.query(
      `select data from pgboss.job where name = 'issue-ticket' and (data->>'registration_id')::bigint = $1`,
      [id],
    )
    expect(jobs.rows).toMatchObject([{ data: { is_silent: true } }])
  })

  it('lets a read-only administrator read and write nothing', async () => {
    const event = await anOpenEvent(tenant)
    const person = await tenant.aPerson()
    const readOnly = await tenant.anAdmin({ is_restricted: 1 })
    const { id } = await start(person, event)
    expect((await callAs(program, readOnly, contract.list, { params: inTenant(), query: { page: 1, page_size: 25, event } })).count).toBe(1)
    await expect(callAs(program, readOnly, contract.cancel, { ...on(id), body: {} })).rejects.toMatchObject({ status: 403 })
    await expect(start(readOnly, event, { user: (await tenant.aPerson()).id })).rejects.toMatchObject({ status: 403 })
  })
})

describe('following', () => {
  it('lists by status with counters, one’s own for a person, nothing of the others', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 5 })
    const people = await Promise.all([tenant.aPerson({ last_name: 'Étienne' }), tenant.aPerson({ last_name: 'Zola' }), tenant.aPerson()])
    for (const person of people) await start(person, event, { submit: person === people[0] })
    const query = { page: 1, page_size: 25, event } as const
    const all = await callAs(program, admin, contract.list, { params: inTenant(), query })
    expect(all.count).toBe(3)
    const confirmed = await callAs(program, admin, contract.list, { params: inTenant(), query: { ...query, status: ['registered'] } })
    expect(confirmed.results.map(({ last_name }) => last_name)).toEqual(['Étienne'])
    const found = await callAs(program, admin, contract.list, { params: inTenant(), query: { ...query, q: 'etien' } })
    expect(found.count).toBe(1)
    const counts = await callAs(program, admin, contract.counts, on(event))
    expect(counts).toEqual({
      counts: [
        { status: 'pending', count: 2 },
        { status: 'registered', count: 1 },
      ],
      places_taken: 3,
      max_participants: 5,
      has_other_dates: expect.any(Boolean),
    })
    const [first, second] = people as [Persona, Persona, Persona]
    const own = await callAs(program, first, contract.list, {
      params: inTenant(),
      query: { page: 1, page_size: 25, user: 'me', moment: 'upcoming' },
    })
    expect(own.results.map(({ user }) => user)).toEqual([first.id])
    await expect(callAs(program, first, contract.list, { params: inTenant(), query })).rejects.toMatchObject({ status: 403 })
    const theirs = all.results.find(({ user }) => user === second.id)
    await expect(callAs(program, first, contract.get, on(theirs?.id ?? 0))).rejects.toMatchObject({ status: 403 })
  })
})

it('acts on a registration that nobody declared public are read by full administrators alone (B6)', async () => {
  const event = await anOpenEvent(tenant)
  const [left, staying, invited] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
  const lost = await start(left, event)
  await endHold(lost.id)
  await tenant.asMachine((context) => expireHolds(context))
  const { id } = await start(staying, event)
  await callAs(program, admin, contract.cancel, { ...on(id), body: { reason: 'Motif gardé pour nous' } })
  await callAs(program, admin, contract.invite, { ...on(event), body: { users: [invited.id] } })
  const actions = ['start-registration', 'expire-hold', 'change-registration', 'invite-guest']
  const readBy = async (who: Persona) => {
    const { results } = (await callAs(program, who, historyContract.traces, {
      params: inTenant(),
      query: { page: 1, page_size: 100 },
    })) as {
      results: { action: string; source: string | null; info: string | null }[]
    }
    return results.filter(({ action }) => actions.includes(action))
  }
  expect(new Set((await readBy(admin)).map(({ action }) => action))).toEqual(new Set(actions))
  expect((await readBy(admin)).find(({ action }) => action === 'expire-hold')).toMatchObject({ source: 'automatic' })
  for (const is_restricted of [1, 2] as const)
    expect(new Set((await readBy(await tenant.anAdmin({ is_restricted }))).map(({ action }) => action))).toEqual(
      new Set(['start-registration']),
    )
})

it('a trace whose writer does not say who reads it is private', async () => {
  const line = await tenant.inTenant((db) =>
    db.insertInto('traces').values({ action: 'essai' }).returning('is_private').executeTakeFirstOrThrow(),
  )
  expect(line).toEqual({ is_private: true })
})
