import { eventFormsContract as eventForms } from '@kxo/domain/events/forms/event-forms-contract'
import type { FormStage } from '@kxo/domain/events/forms/form-stage'
import type { FormNature } from '@kxo/domain/forms/nature'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { registrationFormsContract as forms } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedForm } from '../../../testing/a-published-form.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { needs_approval: true })
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const at = (id: number, form: number) => ({ params: { client: tenant.name, id, asked: form } })
let rank = 0
const aForm = (nature: FormNature) =>
  tenant.inTenant((db) => aPublishedForm(db, `Formulaire ${(rank += 1)}`, [{ name: 'diet', label: 'Régime', is_required: true }], nature))
type Settings = { stage?: FormStage; is_required?: boolean; holds_confirmation?: boolean; due_days?: number }
const ask = async (nature: FormNature, settings: Settings = {}) => {
  const { form_id } = await aForm(nature)
  const body = { form: form_id, stage: 'accepted' as const, is_required: true, holds_confirmation: false, ...settings }
  return callAs(program, admin, eventForms.askForm, { ...on(event), body })
}
const start = () => callAs(program, person, registrations.start, { ...on(event), body: { submit: true } })
const approve = (id: number) => callAs(program, admin, registrations.approve, on(id))
const sheet = (id: number) => callAs(program, person, registrations.get, on(id))
const fill = (id: number, form: number, answers: Record<string, string>, who = person) =>
  callAs(program, who, forms.fillForm, { ...at(id, form), body: { answers } })
const mailsOf = (moment: string) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('moment', '=', moment).where('user_id', '=', person.id).execute(),
  )

describe('a form asked once a request is accepted, before its confirmation', () => {
  it('is asked by mail, keeps the request waiting, and confirms it once filled in', async () => {
    const form = await ask('information', { holds_confirmation: true })
    const { id, status } = await start()
    expect(status).toBe('toValidate')
    await expect(fill(id, form.id, { diet: 'Végétarien' })).rejects.toMatchObject({ status: 409, code: 'formNotOpen' })
    expect(await approve(id)).toMatchObject({ status: 'toValidate', forms_due: 1 })
    const [mail] = await mailsOf('ask_form')
    expect(mail?.body_text).toContain(form.name)
    await expect(approve(id)).rejects.toMatchObject({ status: 409, code: 'formAwaited' })
    expect(await fill(id, form.id, {})).toMatchObject({ missing: ['diet'], completed_at: null })
    expect((await sheet(id)).status).toBe('toValidate')
    expect((await fill(id, form.id, { diet: 'Végétarien' })).missing).toEqual([])
    const after = await sheet(id)
    expect(after).toMatchObject({ status: 'registered', forms_due: 0 })
    expect(after.forms).toMatchObject([{ name: form.name, answers: { diet: 'Végétarien' }, is_open: true }])
  })

  it('is left aside by whoever confirms without waiting, with a reason', async () => {
    const form = await ask('qualification', { holds_confirmation: true })
    const { id } = await start()
    await approve(id)
    const body = { status: 'registered' as const, reason: 'Vu au téléphone' }
    expect(await callAs(program, admin, registrations.changeStatus, { ...on(id), body })).toMatchObject({
      status: 'registered',
      forms_due: 1,
    })
    await fill(id, form.id, { diet: 'Aucun' })
    expect((await sheet(id)).forms_due).toBe(0)
  })

  it('is reminded, and reminded no more once filled in', async () => {
    const form = await ask('information', { holds_confirmation: true })
    const { id } = await start()
    await approve(id)
    await callAs(program, admin, registrations.remind, on(id))
    expect((await mailsOf('remind_form')).map(({ body_text }) => body_text.includes(form.name))).toEqual([true])
    await fill(id, form.id, { diet: 'Aucun' })
    await expect(callAs(program, admin, registrations.remind, on(id))).rejects.toMatchObject({ status: 409, code: 'nothingToRemind' })
  })
})

describe('a form asked once accepted, before the date', () => {
  it('holds nothing back, and tells by when it is due', async () => {
    await ask('ticket', { due_days: 7 })
    const { id } = await start()
    expect(await approve(id)).toMatchObject({ status: 'registered', forms_due: 1 })
    const [form] = (await sheet(id)).forms
    const { start_date } = await callAs(program, person, registrations.get, on(id))
    const due = new Date(start_date!.getTime() - 7 * 86_400_000)
    expect(Math.abs(new Date(`${form!.due_on}T12:00:00Z`).getTime() - due.getTime())).toBeLessThan(86_400_000)
  })
})

describe('a form asked while registering', () => {
  it('required, keeps the registration to be completed; filled in, lets it be finished', async () => {
    const form = await ask('questionnaire', { stage: 'registering' })
    const { id, status } = await start()
    expect(status).toBe('toComplete')
    await fill(id, form.id, { diet: 'Aucun' })
    // Filling in orders nothing: the person still presses the button that commits.
    expect((await sheet(id)).status).toBe('toComplete')
    expect((await callAs(program, person, registrations.submit, { ...on(id), body: {} })).status).toBe('toValidate')
    const detail = await callAs(program, admin, registrationDetailContract.detail, on(id))
    expect(detail.responses).toMatchObject([{ form: form.name, label: 'Régime', value: 'Aucun' }])
    expect(detail.forms).toMatchObject([{ name: form.name, nature: 'questionnaire' }])
  })

  it('optional, holds nothing back', async () => {
    await ask('qualification', { stage: 'registering', is_required: false })
    expect((await start()).status).toBe('toValidate')
  })

  it('about money, is asked only where something is paid for', async () => {
    await ask('payment', { stage: 'registering' })
    expect((await start()).status).toBe('toValidate')
    event = await anOpenEvent(tenant, { price_ht: 10_000 })
    await ask('payment', { stage: 'registering' })
    expect((await start()).status).toBe('toComplete')
  })
})

it('answers of every form of an event are columns of its list, filtered and found', async () => {
  const form = await ask('qualification', { stage: 'registering' })
  const { id } = await start()
  await fill(id, form.id, { diet: 'Sans gluten' })
  const columns = await callAs(program, admin, registrationDetailContract.columns, on(event))
  const key = columns.find(({ label }) => label === 'Régime')?.key ?? ''
  const listed = (value: string) =>
    callAs(program, admin, registrations.list, {
      params: { client: tenant.name },
      query: { event, page: 1, page_size: 10, filters: [{ field: key, comparator: 'contains', value }] },
    })
  expect((await listed('gluten')).results.map(({ answers }) => answers?.[key])).toEqual(['Sans gluten'])
  expect((await listed('poisson')).results).toEqual([])
})

it('a form of the registration itself, or asked already, is not asked beside it', async () => {
  const { form_id } = await aForm('subscription')
  const body = { form: form_id, stage: 'registering' as const, is_required: true, holds_confirmation: false }
  await expect(callAs(program, admin, eventForms.askForm, { ...on(event), body })).rejects.toMatchObject({ status: 409 })
  const { form } = await ask('information')
  await expect(callAs(program, admin, eventForms.askForm, { ...on(event), body: { ...body, form } })).rejects.toMatchObject({ status: 409 })
})

it('asked no more, holds nothing back; another person reads and fills in nothing', async () => {
  const form = await ask('questionnaire', { stage: 'registering' })
  const { id } = await start()
  const stranger = await tenant.aPerson()
  await expect(fill(id, form.id, { diet: 'Aucun' }, stranger)).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, stranger, forms.forms, on(id))).rejects.toMatchObject({ status: 403 })
  await callAs(program, admin, eventForms.retireRequestedForm, at(event, form.id))
  expect((await callAs(program, person, registrations.submit, { ...on(id), body: {} })).status).toBe('toValidate')
})
