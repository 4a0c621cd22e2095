import { type Activity, eventsContract } from '@kxo/domain/events/contract'
import { requestedPapersContract } from '@kxo/domain/events/papers/requested-papers-contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { promoContract } from '@kxo/domain/pricing/promo-contract'
import { productsContract } from '@kxo/domain/products/contract'
import { optionsContract } from '@kxo/domain/products/option-contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { moveContract as moving } from '@kxo/domain/registrations/moving/move-contract'
import { registrationOptionsContract as options } from '@kxo/domain/registrations/options/option-contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { registrationPapersContract as papers } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../../billing/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program, { params: { manage_products: true, cancel_scale: [{ days: 15, rate: 0 }] } })
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
type Options = NonNullable<Parameters<typeof anOpenEvent>[1]>
const later = (of: Options = {}) => anOpenEvent(tenant, { start_date: inDays(70), end_date: inDays(70), ...of })
const begin = async (event: number, who = person) => (await callAs(program, who, registrations.start, { ...on(event), body: {} })).id
const submit = (id: number, who = person) => callAs(program, who, registrations.submit, { ...on(id), body: { payer: 'self' } })
const datesOf = async (id: number, activities?: number[]) =>
  (await callAs(program, person, moving.readMoveTerms, { ...on(id), query: { activities } })).dates
const move = (id: number, body: { event: number; due?: number; activities?: number[] }, who = person) =>
  callAs(program, who, moving.moveDate, { ...on(id), body })
const addActivity = (event: number, title: string, more: { choice_group?: string; max_participants?: number } = {}) =>
  callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title, enrolment: 'optional', choice_group: '', is_online: false, ...more },
  })
const choose = (id: number, activities: Activity[], who = person) =>
  callAs(program, who, activityContract.choose, { ...on(id), body: { activities: activities.map((one) => one.id) } })
const chosenBy = async (id: number, who = person) => (await callAs(program, who, activityContract.chosen, on(id))).activities
const takenOf = async (id: number) =>
  (await tenant.inTenant((db) => db.selectFrom('event_places').select('taken').where('event_id', '=', id).executeTakeFirstOrThrow())).taken
const addOption = (
  event: number,
  name: string,
  amount_ht: number,
  more: { stock?: number | null; is_closed?: boolean; product?: number } = {},
) =>
  callAs(program, admin, optionsContract.addOption, {
    ...on(event),
    body: { name, amount_ht, vat_rate: 1000, max_per_person: 3, answers: [], members_only: false, is_closed: false, ...more },
  })
const billsOf = (registration: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('bills')
      .select(['category', 'amount', 'paid', 'to_be_paid', 'credited'])
      .where('registration_id', '=', registration)
      .where('status', '<>', 9)
      .orderBy('id')
      .execute(),
  )
async function pay(event: number, amount: number) {
  const { bill } = await callAs(program, person, paymentsContract.eventPayment, on(event))
  const { checkout } = await callAs(program, person, paymentsContract.openCheckout, { ...on(bill ?? 0), body: { amount } })
  const params = { client: tenant.name, checkout }
  await callAs(program, null, paymentsContract.payAtTestBank, { params, body: { act: 'pay', card: '4242 4242 4242 4242' } })
}

test('activities of the same title follow where a place is left; in a group where none does, one is chosen while moving', async () => {
  const [from, to] = [await anOpenEvent(tenant), await later()]
  const [voice, slides, visit] = [
    await addActivity(from, 'Voix', { choice_group: 'Matin' }),
    await addActivity(from, 'Supports', { choice_group: 'Soir' }),
    await addActivity(from, 'Visite'),
  ]
  const voiceThere = await addActivity(to, 'voix ', { choice_group: 'Matin', max_participants: 2 })
  const full = await addActivity(to, 'Supports', { choice_group: 'Soir', max_participants: 1 })
  const other = await addActivity(to, 'Écrire', { choice_group: 'Soir', max_participants: 2 })
  const first = await tenant.aPerson()
  await choose(await begin(to, first), [voiceThere, full], first)
  const id = await begin(from)
  await choose(id, [voice, slides, visit])
  await submit(id)
  const [date] = await datesOf(id)
  expect(date?.carried).toEqual([
    { kind: 'activity', name: 'Voix', quantity: 1, outcome: 'follows' },
    { kind: 'activity', name: 'Supports', quantity: 1, outcome: 'full' },
    { kind: 'activity', name: 'Visite', quantity: 1, outcome: 'absent' },
  ])
  expect(date?.to_choose).toEqual([{ group: 'Soir', activities: [{ id: other.id, title: 'Écrire', places_left: 2 }] }])
  await expect(move(id, { event: to, activities: [full.id] })).rejects.toMatchObject({ status: 409, code: 'activityNotOffered' })
  const moved = await move(id, { event: to, activities: [other.id] })
  expect(await chosenBy(moved.id)).toEqual([voiceThere.id, other.id])
  expect(await Promise.all([voice, slides, visit, voiceThere, other].map((one) => takenOf(one.id)))).toEqual([0, 0, 0, 2, 1])
})

test('options sold there follow at the price they have there and are billed with the place; what is sold out or closed is said', async () => {
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000 }), await later({ price_ht: 12_000 })]
  const [lunch, book, dinner, visit] = [
    await addOption(from, 'Déjeuner', 2000),
    await addOption(from, 'Livre', 1000),
    await addOption(from, 'Dîner', 3000),
    await addOption(from, 'Visite', 500),
  ]
  const lunchThere = await addOption(to, 'Déjeuner', 2500, { stock: 2 })
  await addOption(to, 'Livre', 1000, { stock: 0 })
  await addOption(to, 'Dîner', 3000, { is_closed: true })
  const id = await begin(from)
  const choice = (option: number, quantity = 1) => ({ option, quantity, answer: '' })
  await callAs(program, person, options.chooseOptions, {
    ...on(id),
    body: { chosen: [choice(lunch.id, 2), choice(book.id), choice(dinner.id), choice(visit.id)] },
  })
  await submit(id)
  // 100 at 20 % and 85 of options at 10 %: 120 + 93,50.
  await pay(from, 21_350)
  const [date] = await datesOf(id)
  expect(date?.carried).toEqual([
    { kind: 'option', name: 'Déjeuner', quantity: 2, outcome: 'follows' },
    { kind: 'option', name: 'Livre', quantity: 1, outcome: 'full' },
    { kind: 'option', name: 'Dîner', quantity: 1, outcome: 'closed' },
    { kind: 'option', name: 'Visite', quantity: 1, outcome: 'absent' },
  ])
  // 120 at 20 % and 50 at 10 %.
  expect(date).toMatchObject({ price: 19_900, due: 0, refund: 1450 })
  const moved = await move(id, { event: to })
  expect(moved.status).toBe('registered')
  const sheet = await callAs(program, person, registrations.get, on(moved.id))
  expect(sheet.options).toEqual([expect.objectContaining({ name: 'Déjeuner', quantity: 2, amount_ht: 2500 })])
  expect(await billsOf(id)).toMatchObject([
    { category: 1, amount: 21_350, credited: 21_350 },
    { category: 2, amount: 21_350, paid: 19_900, to_be_paid: 1450 },
  ])
  expect(await billsOf(moved.id)).toMatchObject([{ category: 1, amount: 19_900, paid: 19_900, to_be_paid: 0 }])
  expect((await callAs(program, admin, optionsContract.options, on(to))).find((one) => one.id === lunchThere.id)?.taken).toBe(2)
  expect((await callAs(program, admin, optionsContract.options, on(from))).map(({ taken }) => taken)).toEqual([0, 0, 0, 0])
  await tenant.asMachine(verifyChains)
})

test('two options of one product are given back together before either is counted there, and one option there serves once', async () => {
  const [from, to] = [await anOpenEvent(tenant), await later()]
  const product = await callAs(program, admin, productsContract.create, {
    params: { client: tenant.name },
    body: { name: 'Repas', amount_ht: 1000, vat_rate: 1000, stock: 3, max_per_person: 3, answers: [] },
  })
  const ofProduct = { product: product.id, stock: null }
  const [lunch, dinner] = [await addOption(from, 'Déjeuner', 1000, ofProduct), await addOption(from, 'Dîner', 1000, ofProduct)]
  const lunchThere = await addOption(to, 'Déjeuner', 1000, ofProduct)
  const id = await begin(from)
  const chosen = [
    { option: lunch.id, quantity: 2, answer: '' },
    { option: dinner.id, quantity: 1, answer: '' },
  ]
  await callAs(program, person, options.chooseOptions, { ...on(id), body: { chosen } })
  await submit(id)
  const carried = async () => (await datesOf(id)).find(({ event }) => event === to)?.carried.map(({ name, outcome }) => [name, outcome])
  expect(await carried()).toEqual([
    ['Déjeuner', 'follows'],
    ['Dîner', 'absent'],
  ])
  const dinnerThere = await addOption(to, 'Dîner', 1000, ofProduct)
  expect(await carried()).toEqual([
    ['Déjeuner', 'follows'],
    ['Dîner', 'follows'],
  ])
  const moved = await move(id, { event: to, due: 3300 })
  const taken = await callAs(program, admin, optionsContract.options, on(to))
  expect(taken.map((one) => [one.id, one.taken])).toEqual([
    [lunchThere.id, 2],
    [dinnerThere.id, 1],
  ])
  expect((await callAs(program, person, registrations.get, on(moved.id))).options).toHaveLength(2)
})

test('papers deposited or accepted go along where the same are asked for, what somebody read is not read again; a refused one stays', async () => {
  const [from, to] = [await anOpenEvent(tenant), await later()]
  const ask = (event: number, name: string, is_checked: boolean) =>
    callAs(program, admin, requestedPapersContract.askPaper, {
      ...on(event),
      body: { name, is_required: true, is_checked, releases_place: false, is_each_time: false },
    })
  const [diploma, bank, photo] = [await ask(from, 'Diplôme', true), await ask(from, 'RIB', false), await ask(from, 'Photo', true)]
  const [diplomaThere, bankThere] = [await ask(to, 'Diplôme', true), await ask(to, 'RIB', true)]
  const id = await begin(from)
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')
  for (const { id: paper } of [diploma, bank, photo])
    await sendFile(program, person, papers.depositPaper, { params: { client: tenant.name, id, paper }, name: 'piece.pdf', bytes })
  const decide = (paper: number, body: { is_accepted: boolean; reason?: string }) =>
    callAs(program, admin, papers.decidePaper, { params: { client: tenant.name, id, paper }, body })
  await decide(diploma.id, { is_accepted: true })
  await decide(photo.id, { is_accepted: false, reason: 'Illisible' })
  await submit(id)
  const [date] = await datesOf(id)
  expect(date?.carried.map(({ kind, name, outcome }) => [kind, name, outcome])).toEqual([
    ['paper', 'Diplôme', 'follows'],
    ['paper', 'RIB', 'follows'],
  ])
  const moved = await move(id, { event: to })
  const there = await callAs(program, person, papers.papers, on(moved.id))
  expect(there.map(({ id: paper, status }) => [paper, status])).toEqual([
    [diplomaThere.id, 'validated'],
    // Taken as it was here, it is looked at there.
    [bankThere.id, 'toValidate'],
  ])
  const left = await callAs(program, admin, papers.papers, on(id))
  expect(left.map(({ name, status, provided_for }) => [name, status, provided_for])).toEqual([
    // Accepted, it is deposited there now, and serves here as anywhere.
    ['Diplôme', 'validated', 'Conduire une réunion'],
    ['RIB', null, null],
    ['Photo', 'rejected', null],
  ])
})

test('a code good at the other date too follows, its use there counted once; one of this date alone is said not to', async () => {
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000 }), await later({ price_ht: 20_000 })]
  const aCode = (code: string, is_everywhere: boolean) =>
    callAs(program, admin, promoContract.addPromoCode, {
      ...on(from),
      body: { code, discount: 1000, discount_type: 'percent', is_everywhere, max_uses: 1 },
    })
  await aCode('PARTOUT', true)
  await aCode('ICI', false)
  const uses = async () => (await callAs(program, admin, promoContract.promoCodes, on(from))).map(({ code, used }) => [code, used])
  const id = await begin(from)
  await callAs(program, person, orderContract.usePromoCode, { ...on(id), body: { code: 'ICI' } })
  expect(await datesOf(id)).toMatchObject([{ price: 24_000, carried: [{ kind: 'promo', name: 'ICI', outcome: 'absent' }] }])
  await callAs(program, person, orderContract.usePromoCode, { ...on(id), body: { code: 'PARTOUT' } })
  expect(await datesOf(id)).toMatchObject([{ price: 21_600, carried: [{ kind: 'promo', name: 'PARTOUT', outcome: 'follows' }] }])
  await submit(id)
  const moved = await move(id, { event: to, due: 21_600 })
  expect(moved).toMatchObject({ status: 'toPay' })
  expect(await billsOf(moved.id)).toMatchObject([{ amount: 21_600 }])
  expect(await uses()).toEqual([
    ['ICI', 0],
    ['PARTOUT', 1],
  ])
})

test('a funder’s share of the new date is split as on the bills, to the cent (FOR-51)', async () => {
  const training = { is_training: true }
  const [from, to] = [await anOpenEvent(tenant, { price_ht: 10_000, ...training }), await later({ price_ht: 15_000, ...training })]
  const id = await begin(from)
  const body = { payer: 'funder', siret: null, funder: 'Atlas', funder_number: null, is_subrogated: true, purchase_order: null } as const
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  await callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'agreed', agreed_ht: 6_001 } })
  const [date] = await datesOf(id)
  expect(date).toMatchObject({
    price: 18_000,
    due: 18_000,
    shares: [
      { name: 'Atlas', due: 7201, refund: 0 },
      { name: null, due: 10_799, refund: 0 },
    ],
  })
  const moved = await move(id, { event: to, due: 18_000 })
  expect((await billsOf(moved.id)).map(({ to_be_paid }) => to_be_paid).toSorted((a, b) => a - b)).toEqual([7201, 10_799])
  const { body_text } = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('moment', '=', 'move_guest').where('event_id', '=', to).executeTakeFirstOrThrow(),
  )
  const said = body_text!.replace(/[\u00A0\u202F]/g, ' ')
  expect(said).toContain('Atlas : reste à payer 72,01 €, rendu 0,00 €.')
  expect(said).toContain('Vous : reste à payer 107,99 €, rendu 0,00 €.')
  expect(said).not.toContain('180,00')
})
