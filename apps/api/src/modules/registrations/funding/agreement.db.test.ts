import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { billingContract } from '@kxo/domain/billing/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { fundingContract } from '@kxo/domain/registrations/funding/funding-contract'
import { moveContract } from '@kxo/domain/registrations/moving/move-contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const at = (text: string) => new Date(text)
const aTraining = (overrides: object = {}) =>
  anOpenEvent(tenant, {
    price_ht: 100_000,
    is_training: true,
    title: 'Excel',
    responsible_id: admin.id,
    start_date: at('2031-06-10T07:00:00Z'),
    end_date: at('2031-06-11T15:00:00Z'),
    ...overrides,
  })
type Agreement = { agreed_ht?: number; agreed_from?: string; agreed_until?: string }
async function funded(event: number, agreement: Agreement, funder = 'Atlas') {
  const person = await tenant.aPerson()
  const { id } = await callAs(program, person, registrations.start, { ...on(event), body: {} })
  const body = { payer: 'funder', siret: null, funder, funder_number: null, is_subrogated: true, purchase_order: null } as const
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  await callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'agreed', ...agreement } })
  await tenant.inTenant((db) => db.updateTable('companies').set(postalAddress).where('funder', '=', funder).execute())
  return id
}
const draftsOf = (id: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('bills')
      .select('id')
      .where('registration_id', '=', id)
      .where('status', '=', 1)
      .orderBy('is_funder_share', 'desc')
      .execute(),
  )
const draftOf = async (id: number) => (await draftsOf(id))[0]!.id
const issue = (bill: number, reason?: string) =>
  callAs(program, admin, billingContract.issueBill, { ...on(bill), body: { is_sent: false, ...(reason && { reason }) } })
const detail = (bill: number, persona = admin) =>
  callAs(program, persona, billingContract.bill, { params: { client: tenant.name, code: String(bill) } })
const mails = (title: string) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text', 'recipient'])
      .where('moment', '=', 'agreement_ends')
      .where('subject', 'like', `%${title}`)
      .orderBy('id')
      .execute(),
  )

test('who is in charge reads a month before an agreement ends, then on its last day, who it is about (FOR-50)', async () => {
  const event = await aTraining({ title: 'Budget' })
  const first = await funded(event, { agreed_until: '2031-06-30' })
  await funded(event, { agreed_until: '2031-06-30' })
  await funded(event, { agreed_until: '2031-07-15' }, 'Akto')
  const due = (day: string) => sendDueAt(program, tenant.id, at(`${day}T08:30:00Z`))
  await due('2031-05-31')
  await due('2031-05-31')
  const [month, ...others] = await mails('Budget')
  expect(others).toEqual([])
  expect(month).toMatchObject({ subject: 'Accord Atlas jusqu’au 30 juin 2031\u00A0: Budget', recipient: admin.mail })
  expect(month?.body_text).toContain('Concerné\u00A0: Camille Durand, Camille Durand\n')
  expect(month?.body_text).toContain('Rien n’est encore facturé')
  await due('2031-06-15')
  expect((await mails('Budget')).map(({ subject }) => subject)).toEqual([month?.subject, expect.stringContaining('Akto')])
  // What is billed meanwhile needs nothing any more: the last day is about the other person.
  await issue(await draftOf(first))
  await due('2031-06-30')
  const last = (await mails('Budget'))[2]
  expect(last?.subject).toContain('Atlas')
  await due('2031-06-30')
  expect(await mails('Budget')).toHaveLength(3)
})

test('once all is billed, refused or cancelled, the end of an agreement is told to nobody (FOR-50)', async () => {
  const event = await aTraining({ title: 'Paie' })
  const billed = await funded(event, { agreed_until: '2031-06-30' })
  const refused = await funded(event, { agreed_until: '2031-06-30' })
  await issue(await draftOf(billed))
  await callAs(program, admin, registrations.followFunding, { ...on(refused), body: { manual_status: 'rejected' } })
  await sendDueAt(program, tenant.id, at('2031-05-31T08:30:00Z'))
  expect(await mails('Paie')).toEqual([])
})

test('an end before the last day is said to be one to extend (FOR-50)', async () => {
  await funded(await aTraining({ title: 'Vente' }), { agreed_until: '2031-06-10' })
  await sendDueAt(program, tenant.id, at('2031-06-10T08:30:00Z'))
  expect((await mails('Vente'))[0]?.body_text).toContain('ne sont pas couvertes')
})

test('a bill outside the days of an agreement is refused with its reason, and issued once somebody says why (FOR-50)', async () => {
  const event = await aTraining()
  const id = await funded(event, { agreed_until: '2031-06-10' })
  const bill = await draftOf(id)
  expect((await detail(bill)).agreement_lack).toBe('endsEarly')
  const board = await callAs(program, admin, fundingContract.board, on(event))
  expect(board[0]?.bills[0]).toMatchObject({ id: bill, lack: 'endsEarly' })
  await expect(issue(bill)).rejects.toMatchObject({ status: 409, code: 'outsideAgreement', message: /avant le dernier jour/ })
  expect((await detail(bill)).number).toBeNull()
  const issued = await issue(bill, 'Prolongation promise au téléphone')
  expect(issued.number).not.toBeNull()
  expect(issued.agreement_lack).toBeNull()
  expect(issued.history.map(({ action, info }) => [action, info])).toContainEqual(['issue_uncovered', 'Prolongation promise au téléphone'])
})

test('why an agreement was gone beyond is not read by whoever pays (FOR-50)', async () => {
  const bill = await draftOf(await funded(await aTraining(), { agreed_until: '2031-06-10' }))
  const { number } = await issue(bill, 'Prolongation promise')
  const atlas = await tenant.inTenant((db) =>
    db.selectFrom('companies').select('id').where('funder', '=', 'Atlas').executeTakeFirstOrThrow(),
  )
  const referent = await tenant.aReferent(atlas.id)
  const seen = await callAs(program, referent, billingContract.bill, { params: { client: tenant.name, code: number ?? '' } })
  const acts = seen.history.map(({ action }) => action)
  expect([acts.includes('issue_bill'), acts.includes('issue_uncovered')]).toEqual([true, false])
})

test('a bill beyond the amount agreed is refused, what was billed before counted, what was credited not (FOR-50)', async () => {
  const id = await funded(await aTraining(), { agreed_ht: 60_000 })
  const share = await draftOf(id)
  const line = {
    name: 'Excel',
    description: '',
    quantity: 10_000,
    unit_price: 30_000_000,
    discount: 0,
    discount_type: 'percent',
    vat: 2000,
  } as const
  const { company, user, morph_id } = await detail(share)
  const parties = { company: company ?? 0, user: user ?? 0, event: morph_id ?? 0 }
  expect((await detail(share)).agreement_lack).toBeNull()
  const more = await callAs(program, admin, billingContract.draftBill, {
    params: { client: tenant.name },
    body: { ...parties, discount: 0, discount_type: 'percent', prices_include_tax: false, lines: [line] },
  })
  expect(more.agreement_lack).toBeNull()
  await issue(share)
  expect((await detail(more.id)).agreement_lack).toBe('overAmount')
  await expect(issue(more.id)).rejects.toMatchObject({ code: 'outsideAgreement', message: /dépasse le montant accordé/ })
  await callAs(program, admin, billingContract.creditBill, { ...on(share), body: { reason: 'Erreur' } })
  expect((await detail(more.id)).agreement_lack).toBeNull()
  expect((await issue(more.id)).number).not.toBeNull()
})

test('a bill is held back while its funder has not agreed, or once it refused (FOR-50)', async () => {
  const id = await funded(await aTraining(), {})
  const bill = await draftOf(id)
  const stand = (manual_status: number) =>
    tenant.inTenant((db) => db.updateTable('registrations').set({ manual_status }).where('id', '=', id).execute())
  await stand(funderStatus.codeOf('awaited'))
  expect((await detail(bill)).agreement_lack).toBe('pending')
  await expect(issue(bill)).rejects.toMatchObject({ code: 'outsideAgreement', message: /pas encore donné son accord/ })
  await stand(funderStatus.codeOf('rejected'))
  await expect(issue(bill)).rejects.toMatchObject({ code: 'outsideAgreement', message: /a refusé/ })
  expect((await issue(bill, 'Recours engagé')).number).not.toBeNull()
})

const line = {
  name: 'Excel',
  description: '',
  quantity: 10_000,
  unit_price: 100_000_000,
  discount: 0,
  discount_type: 'percent',
  vat: 2000,
} as const
const atlasOf = () =>
  tenant.inTenant((db) => db.selectFrom('companies').select('id').where('funder', '=', 'Atlas').executeTakeFirstOrThrow())
const draft = (parties: object, price: number = line.unit_price) =>
  callAs(program, admin, billingContract.draftBill, {
    params: { client: tenant.name },
    body: { ...parties, discount: 0, discount_type: 'percent', prices_include_tax: false, lines: [{ ...line, unit_price: price }] },
  })

test('a bill without an event, or of an event where the funder pays for nobody, says it is not checked and is issued (FOR-50)', async () => {
  await funded(await aTraining(), { agreed_ht: 60_000 })
  const { id: company } = await atlasOf()
  const user = (await tenant.aPerson()).id
  await tenant.inTenant((db) => db.updateTable('companies').set({ siret: '85151255800012' }).where('id', '=', company).execute())
  for (const parties of [
    { company, service_start: '2031-06-10', service_end: '2031-06-11' },
    { company, user, event: await aTraining() },
  ]) {
    const bill = await draft(parties)
    expect(bill.agreement_lack).toBe('unlinked')
    expect((await issue(bill.id)).number).not.toBeNull()
  }
})

test('a bill of several people is held against the agreements of all of them (FOR-50)', async () => {
  const event = await aTraining()
  const ids = [await funded(event, { agreed_ht: 60_000 }), await funded(event, { agreed_ht: 30_000 })]
  const { id: company } = await atlasOf()
  const bill = await draft({ company, event }, 900_000_000)
  const users = await tenant.inTenant((db) =>
    db.selectFrom('registrations').select('user_id').where('id', 'in', ids).orderBy('id').execute(),
  )
  // A line for each, as those of a group.
  await tenant.inTenant(async (db) => {
    const [own] = await db.selectFrom('bill_lines').selectAll().where('bill_id', '=', bill.id).execute()
    const { id: _, tenant_id: _of, ...copied } = own!
    await db.updateTable('bill_lines').set({ user_id: users[0]!.user_id }).where('bill_id', '=', bill.id).execute()
    await db
      .insertInto('bill_lines')
      .values({ ...copied, rank: 2, user_id: users[1]!.user_id, unit_price: 0, quantity: 10_000 })
      .execute()
  })
  expect((await detail(bill.id)).agreement_lack).toBeNull()
  await callAs(program, admin, registrations.followFunding, { ...on(ids[1]!), body: { manual_status: 'agreed', agreed_ht: 29_999 } })
  expect((await detail(bill.id)).agreement_lack).toBe('overAmount')
  await callAs(program, admin, registrations.followFunding, { ...on(ids[1]!), body: { manual_status: 'awaited' } })
  expect((await detail(bill.id)).agreement_lack).toBe('pending')
})

test('a date changes although the funder, whose bill was credited in part, has not agreed: what it would pay stays an order to issue', async () => {
  const title = 'Excel avancé'
  const id = await funded(await aTraining({ title }), {})
  const bill = await draftOf(id)
  const issued = await issue(bill)
  const paid_on = new Date().toISOString().slice(0, 10)
  await callAs(program, admin, paymentsContract.recordPayment, {
    ...on(bill),
    body: { amount: issued.amount, mode: 'transfer', paid_on, reference: 'Atlas', is_receipt_sent: false },
  })
  const lines = [{ line: issued.lines[0]!.id, amount_ht: 30_000 }]
  await callAs(program, admin, billingContract.creditBill, { ...on(bill), body: { reason: 'Remise', lines } })
  await tenant.inTenant((db) =>
    db
      .updateTable('registrations')
      .set({ manual_status: funderStatus.codeOf('awaited') })
      .where('id', '=', id)
      .execute(),
  )
  const days = { start_date: at('2031-09-10T07:00:00Z'), end_date: at('2031-09-11T15:00:00Z') }
  const event = await aTraining({ title, price_ht: 150_000, ...days })
  const { dates } = await callAs(program, admin, moveContract.readMoveTerms, { ...on(id), query: {} })
  const { due } = dates.find((date) => date.event === event)!
  const moved = await callAs(program, admin, moveContract.moveDate, { ...on(id), body: { event, due } })
  expect(await draftsOf(moved.id)).toHaveLength(1)
})
