import { billingContract } from '@kxo/domain/billing/contract'
import { groupedContract as contract } from '@kxo/domain/payments/grouped/grouped-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupedWorld } from '../../../testing/billable-places.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { waitingJobs } from '../../../testing/run-jobs.ts'
import { tampered } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { applyPayment, draftBillFor, findBill, issueBill, verifyChains } from '../../billing/index.ts'
import { findRegistration } from '../../registrations/index.ts'
import { keepPlan } from '../plans/keep-plan.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let world: ReturnType<typeof groupedWorld>
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { billing_page: true } })
  admin = await tenant.anAdmin()
  world = groupedWorld(program, tenant, admin)
})

/** The bytes a streaming endpoint answers. */
async function bytesOf(method: 'GET' | 'POST', path: string, payload?: object): Promise<Buffer> {
  const headers = { 'accept-language': 'fr', authorization: `Bearer ${admin.token}` }
  const answer = await program.app.inject({ method, url: `/api/clients/${tenant.name}${path}`, headers, ...(payload && { payload }) })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}
const on = (id: number) => ({ params: { client: tenant.name, id } })
const names = (kinds: readonly { kind: string }[]) => kinds.map(({ kind }) => kind)

describe('who', () => {
  it('is whoever invoices, where the page is open', async () => {
    const at = { params: { client: tenant.name }, query: {} }
    for (const who of [
      await tenant.aPerson(),
      await tenant.anAdmin({ is_restricted: 1 }),
      await tenant.anAdmin({ is_restricted: 2 }),
      await tenant.aPerson({ profile_code: 'CNS', is_admin: true }),
    ])
      await expect(callAs(program, who, contract.billables, at)).rejects.toMatchObject({ status: 403 })
    const closed = await aTenant(program)
    const there = await closed.anAdmin()
    await expect(callAs(program, there, contract.billables, { ...at, params: { client: closed.name } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('bills nothing of another tenant', async () => {
    const [event, company] = [await world.anEvent(), await world.aCompany('Métal')]
    const place = await world.confirmed(event, company)
    const other = await aTenant(program, { params: { billing_page: true } })
    const there = groupedWorld(program, other, await other.anAdmin())
    expect((await there.list()).rows).toEqual([])
    await expect(there.start('issue', 'payer', [{ rows: [{ key: `r${place.id}`, fingerprint: '' }] }])).rejects.toMatchObject({
      status: 404,
    })
    const run = await world.start('draft', 'payer', await world.chosen('payer'))
    await expect(
      callAs(program, await other.anAdmin(), contract.readRun, { params: { client: other.name, id: run.id } }),
    ).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('what may be invoiced', () => {
  it('is a confirmed place without a bill, at the price it is due; free places and paid ones are not', async () => {
    const [event, free, company] = [await world.anEvent(), await world.anEvent(null, { is_payable: false }), await world.aCompany('Métal')]
    const place = await world.confirmed(event, company)
    await world.confirmed(free, company)
    const settled = await world.confirmed(event, company)
    await tenant.inTenant((db) => db.updateTable('registrations').set({ settled_at: new Date() }).where('id', '=', settled.id).execute())
    const { rows, is_cut } = await world.list()
    expect(rows).toMatchObject([
      {
        key: `r${place.id}`,
        source: 'registration',
        payer: 'Métal',
        company,
        amount_ht: 10_000,
        tax_amount: 2000,
        amount: 12_000,
        blockers: [],
      },
    ])
    expect(is_cut).toBe(false)
  })

  it('is the draft a registration already has, as it stands', async () => {
    const event = await world.anEvent()
    const person = await tenant.aPerson()
    await callAs(program, person, registrationsContract.start, { ...on(event), body: { submit: true } })
    const [draft] = await world.bills()
    // Counted down, the place is being paid for; announced, it waits for its transfer.
    expect((await world.list()).rows).toEqual([])
    await tenant.inTenant((db) => db.updateTable('registrations').set({ hold_expires_at: null }).execute())
    expect((await world.list()).rows).toMatchObject([
      { key: `b${draft!.id}`, source: 'draft', user: person.id, company: null, amount: 12_000 },
    ])
    const { run } = await world.ran('issue', 'payer')
    expect(run.outcomes).toMatchObject([{ bill: { id: draft!.id, status: 'toPay' }, reason: null }])
    expect((await world.list()).rows).toEqual([])
  })

  it('is narrowed to a period, an event, a payer and a source', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000)
    const [one, two] = [await world.anEvent(), await world.anEvent(10_000, { start_date: soon, end_date: soon })]
    const [metal, atelier] = [await world.aCompany('Métal'), await world.aCompany('Atelier')]
    await world.confirmed(one, metal)
    await world.confirmed(two, atelier)
    const day = (at: Date) => at.toISOString().slice(0, 10)
    const titles = async (query: Parameters<typeof world.list>[0]) => (await world.list(query)).rows.map(({ payer }) => payer)
    expect(await titles({ to: day(new Date(Date.now() + 10 * 86_400_000)) })).toEqual(['Atelier'])
    expect(await titles({ from: day(new Date(Date.now() + 10 * 86_400_000)) })).toEqual(['Métal'])
    expect(await titles({ event: two })).toEqual(['Atelier'])
    expect(await titles({ company: metal })).toEqual(['Métal'])
    expect(await titles({ sources: ['draft', 'balance'] })).toEqual([])
  })

  it('is read by as many statements, however much there is', async () => {
    const counted = async () => (await tampered(program, { strip: (text) => text, counting: /./ }, () => world.list())).counted
    const [event, company] = [await world.anEvent(), await world.aCompany('Métal')]
    await world.confirmed(event, company)
    await world.list()
    const few = await counted()
    for (const _ of Array.from({ length: 6 })) {
      const own = await world.anEvent()
      await world.confirmed(own, company)
      await world.confirmed(own, await world.aCompany('Atelier'))
    }
    expect(await counted()).toBe(few)
    expect((await world.list()).rows).toHaveLength(13)
  })

  it('says what keeps a row from a bill', async () => {
    const event = await world.anEvent()
    const blockersOf = async (place: { id: number }) => {
      const row = (await world.list()).rows.find(({ key }) => key === `r${place.id}`)
      return names(row?.blockers ?? [])
    }
    const none = await world.aCompany('Sans numéro', { siret: null, address: null })
    expect(await blockersOf(await world.confirmed(event, none))).toEqual(['noSiren', 'address'])
    const priceless = await world.anEvent(null, { is_payable: true })
    expect(await blockersOf(await world.confirmed(priceless, await world.aCompany('Métal')))).toEqual(['noPrice'])
    const nobody = await world.confirmed(event, null)
    await tenant.inTenant((db) => db.updateTable('registrations').set({ is_company_paid: true }).where('id', '=', nobody.id).execute())
    expect(await blockersOf(nobody)).toEqual(['noPayer'])
  })

  it('FOR-12 nobody who pays their own training is invoiced before the withdrawal period ends', async () => {
    const training = await world.anEvent(10_000, { is_training: true })
    const recent = await world.confirmed(training, null)
    const old = await world.confirmed(training, null, { created_at: new Date(Date.now() - 40 * 86_400_000) })
    const of = (rows: readonly { key: string; blockers: { kind: string }[] }[], place: { id: number }) =>
      names(rows.find(({ key }) => key === `r${place.id}`)?.blockers ?? [])
    const { rows } = await world.list()
    expect(of(rows, recent)).toEqual(['withdrawal'])
    expect(of(rows, old)).toEqual([])
    const { key, fingerprint } = rows.find((row) => row.key === `r${recent.id}`)!
    const run = await world.start('issue', 'payer', [{ rows: [{ key, fingerprint }] }])
    await world.work(run)
    expect((await world.read(run)).outcomes[0]).toMatchObject({ bill: null, reason: expect.stringContaining('rétractation') })
    expect(await world.bills()).toEqual([])
  })

  it('FOR-51 a funder’s part stays a bill of its own, once it agreed', async () => {
    const event = await world.anEvent(99_999)
    const company = await world.aCompany('Métal')
    const person = await tenant.aPerson({ company_id: company })
    const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: {} })
    const body = {
      siret: null,
      payer: 'funder',
      funder: 'Atlas',
      funder_number: 'D-12',
      is_subrogated: true,
      purchase_order: null,
    } as const
    await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
    await callAs(program, person, registrationsContract.submit, { ...on(id), body: {} })
    const [waiting] = (await world.list()).rows
    expect(names(waiting?.blockers ?? [])).toContain('agreement')
    await callAs(program, admin, registrationsContract.followFunding, { ...on(id), body: { manual_status: 'agreed', agreed_ht: 60_000 } })
    const { rows } = await world.list()
    expect(rows.map(({ payer, is_funder_share, is_alone, amount_ht }) => ({ payer, is_funder_share, is_alone, amount_ht }))).toEqual(
      expect.arrayContaining([
        { payer: 'Atlas', is_funder_share: true, is_alone: true, amount_ht: 60_000 },
        { payer: 'Métal', is_funder_share: false, is_alone: true, amount_ht: 39_999 },
      ]),
    )
  })
})

describe('a run', () => {
  it('INV-40 issues one bill per payer with its people, for the very total that was announced', async () => {
    const [one, two] = [await world.anEvent(133), await world.anEvent(7_777)]
    const [metal, atelier] = [await world.aCompany('Métal'), await world.aCompany('Atelier')]
    const places = []
    for (const event of [one, one, one, two]) places.push(await world.confirmed(event, metal))
    await world.confirmed(two, atelier)
    const { groups, run } = await world.ran('issue', 'payer')
    expect(run).toMatchObject({ status: 'done', total: 2, done: 2, failed: 0, bills: 2 })
    expect(run.outcomes.map(({ payer }) => payer)).toEqual(['Atelier', 'Métal'])
    const bills = await world.bills()
    expect(bills.map(({ amount }) => amount)).toEqual(groups.map(({ announced }) => announced))
    expect(run.amount).toBe(groups.reduce((sum, { announced }) => sum + announced, 0))
    expect(bills.map(({ company_id, nature, registration_id }) => [company_id, nature, registration_id === null])).toEqual([
      [atelier, 3, false],
      [metal, 2, true],
    ])
    const [atelierNumber, metalNumber] = bills.map(({ number }) => number!)
    // INV-03: one series, without a hole.
    expect(Number(metalNumber!.slice(-6)) - Number(atelierNumber!.slice(-6))).toBe(1)
    const detail = await callAs(program, admin, billingContract.bill, { params: { client: tenant.name, code: metalNumber! } })
    expect(detail).toMatchObject({ amount: bills[1]!.amount })
    const linked = await tenant.inTenant((db) =>
      db.selectFrom('registrations').select('id').where('group_bill_id', '=', bills[1]!.id).execute(),
    )
    expect(linked.map(({ id }) => id)).toEqual(places.map(({ id }) => id))
    expect((await tenant.asMachine(verifyChains)).broken).toEqual([])
    expect((await world.list()).rows).toEqual([])
  })

  it('makes one bill per event of a payer, or per person', async () => {
    const [one, two, company] = [await world.anEvent(), await world.anEvent(), await world.aCompany('Métal')]
    for (const event of [one, one, two]) await world.confirmed(event, company)
    expect((await world.chosen('payer')).length).toBe(1)
    expect((await world.chosen('person')).length).toBe(3)
    const { run } = await world.ran('draft', 'event')
    expect(run).toMatchObject({ bills: 2, amount: 36_000 })
    expect((await world.bills()).map(({ number, status, amount }) => [number, status, amount])).toEqual([
      [null, 1, 24_000],
      [null, 1, 12_000],
    ])
    // What is a draft now is issued as it stands, by whoever comes next.
    const { run: next } = await world.ran('issue', 'event')
    expect(next).toMatchObject({ bills: 2, amount: 36_000 })
    expect(await world.bills()).toHaveLength(2)
  })

  it('mails each bill to its payer, and leaves out whoever nobody can be written to', async () => {
    const event = await world.anEvent()
    const [known, silent] = [await world.aCompany('Métal'), await world.aCompany('Sourd')]
    await tenant.inTenant((db) => db.updateTable('companies').set({ billing_mail: 'compta@metal.test' }).where('id', '=', known).execute())
    for (const company of [known, known, silent, silent]) await world.confirmed(event, company)
    const { run } = await world.ran('send', 'payer')
    expect(run.outcomes).toMatchObject([
      { payer: 'Métal', bill: { status: 'toPay' } },
      { payer: 'Sourd', bill: null, reason: expect.stringContaining('Sourd') },
    ])
    const bills = await world.bills()
    expect(bills).toHaveLength(1)
    const prints = await waitingJobs(program, tenant.id, 'print-bill')
    expect(prints).toMatchObject([{ bill_id: bills[0]!.id, is_sent: true }])
  })

  it('a row billed meanwhile leaves it under the number it has, the others are billed', async () => {
    const [event, company] = [await world.anEvent(), await world.aCompany('Métal')]
    const [first, second, third] = [
      await world.confirmed(event, company),
      await world.confirmed(event, company),
      await world.confirmed(event, company),
    ]
    const run = await world.start('issue', 'payer', await world.chosen('payer'))
    const number = await tenant.asMachine(async (context) => {
      const registration = (await findRegistration(context.db, first.id))!
      const price = {
        price_id: 1,
        name: 'Tarif',
        amount_ht: 10_000,
        tax_amount: 2000,
        amount_ttc: 12_000,
        vat_rate: 2000,
        vat_reason: null,
      }
      return (await issueBill(context, await draftBillFor(context, { registration, price, payer: 'company' }), { is_sent: false })).number
    })
    await tenant.inTenant((db) => db.updateTable('registrations').set({ status: 9 }).where('id', '=', third.id).execute())
    await world.work(run)
    const after = await world.read(run)
    expect(after).toMatchObject({ status: 'done', bills: 1, failed: 2 })
    expect(after.outcomes[0]).toMatchObject({
      amount: 12_000,
      left: [{ reason: `Déjà facturé\u00A0: ${number}` }, { reason: 'Plus rien à facturer.' }],
    })
    const own = (await world.bills()).filter(({ registration_id }) => registration_id === second.id)
    expect(own).toHaveLength(1)
  })

  it('what came to another amount since it was shown is not billed', async () => {
    const [event, company] = [await world.anEvent(), await world.aCompany('Métal')]
    await world.confirmed(event, company)
    const run = await world.start('issue', 'payer', await world.chosen('payer'))
    await tenant.inTenant((db) => db.updateTable('prices').set({ amount_ht: 20_000 }).where('event_id', '=', event).execute())
    await world.work(run)
    expect((await world.read(run)).outcomes).toMatchObject([{ bill: null, reason: expect.stringContaining('a changé') }])
    expect(await world.bills()).toEqual([])
  })

  it('asks for the order number its payer wants, which may be typed', async () => {
    const [event, company] = [await world.anEvent(), await world.aCompany('Mairie', { needs_purchase_order: true })]
    for (const _ of [1, 2]) await world.confirmed(event, company)
    const groups = await world.chosen('payer')
    const without = await world.start('issue', 'payer', groups)
    await world.work(without)
    expect((await world.read(without)).outcomes).toMatchObject([{ bill: null, reason: 'Mairie demande un numéro de commande.' }])
    const run = await world.start('issue', 'payer', [{ ...groups[0]!, purchase_order: 'BC-42' }])
    await world.work(run)
    expect(await world.bills()).toMatchObject([{ purchase_order: 'BC-42', amount: 24_000 }])
  })

  it('INV-48 bills what is left after a deposit, on the day its schedule said, and nothing of it twice', async () => {
    const [event, company] = [await world.anEvent(100_099), await world.aCompany('Métal')]
    const place = await world.confirmed(event, company)
    const due_on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const deposit = await tenant.asMachine(async (context) => {
      const registration = (await findRegistration(context.db, place.id))!
      const sold = await context.db.selectFrom('prices').select('id').where('event_id', '=', event).executeTakeFirstOrThrow()
      const price = {
        price_id: sold.id,
        name: 'Tarif',
        amount_ht: 100_099,
        tax_amount: 20_020,
        amount_ttc: 120_119,
        vat_rate: 2000,
        vat_reason: null,
      }
      await context.db.updateTable('registrations').set({ price_id: sold.id, settled_at: context.now }).where('id', '=', place.id).execute()
      const bill = await issueBill(context, await draftBillFor(context, { registration, price, payer: 'company', deposit: 33_333 }), {
        is_sent: false,
      })
      await applyPayment(context, bill.id, bill.to_be_paid)
      await keepPlan(context, place.id, [{ due_on, amount: 86_786 }])
      return bill
    })
    expect((await world.list()).rows).toMatchObject([
      { source: 'balance', amount: 120_119, deducted: 33_333, is_alone: true, blockers: [] },
    ])
    const { run } = await world.ran('issue', 'payer')
    const id = run.outcomes[0]!.bill!.id
    const bill = await tenant.inTenant((db) => findBill(db, id))
    expect(bill).toMatchObject({ amount: 120_119, deducted: deposit.amount + deposit.rounding, due_date: due_on, to_be_paid: 86_786 })
    const open = await tenant.inTenant((db) => db.selectFrom('instalments').select('id').where('bill_id', 'is', null).execute())
    expect(open).toEqual([])
    expect((await world.list()).rows).toEqual([])
  })

  it('goes on where it was cut, and bills nothing twice', async () => {
    const event = await world.anEvent()
    for (const name of ['A', 'B', 'C']) await world.confirmed(event, await world.aCompany(name))
    const run = await world.start('issue', 'payer', await world.chosen('payer'))
    // The process died after the first group: its work says so and the job is worked again.
    await tenant.inTenant((db) => db.updateTable('works').set({ stop_asked: true }).where('id', '=', run.id).execute())
    await world.work(run)
    expect(await world.read(run)).toMatchObject({ status: 'stopped', bills: 0 })
    await tenant.inTenant((db) =>
      db.updateTable('works').set({ stop_asked: false, status: 0, finished_at: null }).where('id', '=', run.id).execute(),
    )
    await world.work(run)
    await world.work(run)
    expect(await world.read(run)).toMatchObject({ status: 'done', bills: 3, done: 3 })
    expect(await world.bills()).toHaveLength(3)
  })

  it('has its report, row by row', async () => {
    const [event, company] = [await world.anEvent(), await world.aCompany('=Métal')]
    await world.confirmed(event, company)
    const { run } = await world.ran('draft', 'payer')
    const text = (await bytesOf('GET', `/bills/batch/${run.id}/report/`)).toString()
    expect(text.split('\r\n')).toEqual(['\uFEFFPayeur;Ligne;Facture;Total TTC;Motif', "'=Métal;;Brouillon;120,00;", ''])
  })

  it('refuses a row twice', async () => {
    const row = { key: `r${(await world.confirmed(await world.anEvent(), await world.aCompany('Métal'))).id}`, fingerprint: '' }
    await expect(world.start('draft', 'payer', [{ rows: [row] }, { rows: [row] }])).rejects.toMatchObject({ status: 422 })
  })
})

describe('a preview', () => {
  it('is the bill as it would print, marked, without a number, and leaves nothing behind', async () => {
    const [event, company] = [await world.anEvent(), await world.aCompany('Métal')]
    for (const _ of [1, 2]) await world.confirmed(event, company)
    const [group] = await world.chosen('payer')
    const file = await bytesOf('POST', '/billables/preview/', { grouping: 'payer', group: { rows: group!.rows } })
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await world.bills()).toEqual([])
    expect((await world.list()).rows.map(({ source }) => source)).toEqual(['registration', 'registration'])
  })
})
