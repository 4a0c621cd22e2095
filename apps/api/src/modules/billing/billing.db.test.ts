import { createHash } from 'node:crypto'
import type { DraftBody } from '@kxo/domain/billing/bill-shape'
import { billingContract as contract } from '@kxo/domain/billing/contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { unprintableIn } from '@kxo/domain/kernel/printable'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { embeddedFilesOf } from '../../platform/pdf/embedded-files.ts'
import { closePdfEngine } from '../../platform/pdf/render-document.ts'
import { servedToday } from '../../testing/a-bill.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../testing/world.ts'
import { applyPayment, issueBill, verifyChains } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let client: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(async () => {
  await program.close()
  await closePdfEngine()
})
beforeEach(async () => {
  tenant = await aTenant(program, { params: { vat_training_exempt_from: '2020-01-01' } })
  admin = await tenant.anAdmin()
  client = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre' })
})

const today = dayInZone(new Date(), 'Europe/Paris')
type Line = DraftBody['lines'][number]
const line = (quantity: number, euros: number, more: Partial<Line> = {}): Line => ({
  name: 'Atelier',
  description: '',
  quantity: quantity * 10_000,
  unit_price: unitPriceOf(Math.round(euros * 100)),
  discount: 0,
  discount_type: 'percent',
  vat: 2000,
  ...more,
})
const exempt: Partial<Line> = { vat: 0, vat_reason: 'training_exempt' }
const drafted = (lines: Line[], more: Partial<DraftBody> = {}) =>
  callAs(program, admin, contract.draftBill, {
    params: { client: tenant.name },
    body: { user: client.id, ...servedToday, lines, discount: 0, discount_type: 'percent', prices_include_tax: false, ...more },
  })
const on = (id: number) => ({ params: { client: tenant.name, id } })
const issued = async (lines: Line[], more: Partial<DraftBody> = {}) =>
  callAs(program, admin, contract.issueBill, { ...on((await drafted(lines, more)).id), body: { is_sent: true } })
const read = (code: string | number, who = admin) =>
  callAs(program, who, contract.bill, { params: { client: tenant.name, code: String(code) } })
const printed = async (id: number) => {
  await runJobNow(program, tenant.id, 'print-bill', { bill_id: id, is_sent: true })
  return tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

describe('INV-41 VAT is rounded once per rate, whatever the lines', () => {
  const cases: [string, Line[], Partial<DraftBody>, { ht: number; tax: number; ttc: number }][] = [
    ['7 lines of 1.33 at 5.5 %', Array.from({ length: 7 }, () => line(1, 1.33, { vat: 550 })), {}, { ht: 931, tax: 51, ttc: 982 }],
    ['3 lines of 0.10 at 5.5 %', Array.from({ length: 3 }, () => line(1, 0.1, { vat: 550 })), {}, { ht: 30, tax: 2, ttc: 32 }],
    ['1.5 × 33.33', [line(1.5, 33.33, exempt)], {}, { ht: 5000, tax: 0, ttc: 5000 }],
    ['83.33 at 20 %', [line(1, 83.33)], {}, { ht: 8333, tax: 1667, ttc: 10_000 }],
    ['0.25 at 10 %', [line(1, 0.25, { vat: 1000 })], {}, { ht: 25, tax: 3, ttc: 28 }],
    ['3 × 450 exempt and 2 × 120 at 20 %', [line(3, 450, exempt), line(2, 120)], {}, { ht: 159_000, tax: 4800, ttc: 163_800 }],
    ['the same, 10 % off', [line(3, 450, exempt), line(2, 120)], { discount: 1000 }, { ht: 143_100, tax: 4320, ttc: 147_420 }],
  ]
  it.each(cases)('%s', async (_, lines, more, { ht, tax, ttc }) => {
    const bill = await issued(lines, more)
    expect({ ht: bill.amount_ht, tax: bill.tax_amount, ttc: bill.amount }).toEqual({ ht, tax, ttc })
    expect(bill.lines.reduce((sum, one) => sum + one.tax_amount, 0)).toBe(tax)
    expect(bill.to_be_paid).toBe(ttc)
  })

  it('INV-42 asks exactly the tax-included price shown, by a rounding of the total', async () => {
    const bill = await issued([line(1, 99.99)], { prices_include_tax: true })
    expect(bill).toMatchObject({ amount_ht: 8333, tax_amount: 1667, rounding: -1, to_be_paid: 9999 })
    const reachable = await issued([line(1, 120)], { prices_include_tax: true })
    expect(reachable).toMatchObject({ amount_ht: 10_000, tax_amount: 2000, rounding: 0, to_be_paid: 12_000 })
  })

  it('INV-42 an amount of discount on a price set with tax gives the tax of the discounted price', async () => {
    const bill = await issued([line(1, 120, { discount: 1200, discount_type: 'euro' })], { prices_include_tax: true })
    expect(bill).toMatchObject({ amount_ht: 9000, tax_amount: 1800, amount: 10_800, rounding: 0, to_be_paid: 10_800 })
  })

  it('INV-43 a line is discounted by all of it at most, told on its field', async () => {
    await expect(drafted([line(1, 100, { discount: 10_001 })])).rejects.toThrow(/discount/)
    expect(await drafted([line(1, 100, { discount: 2500 }), line(1, 100, { discount: 3000, discount_type: 'euro' })])).toMatchObject({
      amount_ht: 14_500,
    })
  })

  it('a negative total is refused, as a draft and at issue', async () => {
    await expect(drafted([line(1, 100), line(-1, 200)])).rejects.toMatchObject({ status: 409, code: 'negativeTotal' })
    await expect(drafted([line(1, 100)], { discount: 10_001, discount_type: 'euro' })).rejects.toMatchObject({ code: 'negativeTotal' })
    const draft = await drafted([line(1, 100)])
    await tenant.inTenant((db) => db.updateTable('bill_lines').set({ quantity: -10_000 }).where('bill_id', '=', draft.id).execute())
    const issuing = callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: true } })
    await expect(issuing).rejects.toMatchObject({ status: 409, code: 'negativeTotal' })
  })

  it('BR-FR-CO-09 a price set with tax, paid as it is issued, is paid exactly; its credit note gives back that very tax', async () => {
    const draft = await drafted([line(1, 99.99)], { prices_include_tax: true })
    const payments = [{ date: today, amount: 9999 }]
    const bill = await tenant.asMachine((context) => issueBill(context, draft.id, { payments, is_sent: false }))
    expect(bill).toMatchObject({ amount_ht: 8333, tax_amount: 1666, amount: 9999, rounding: 0, to_be_paid: 9999 })
    await tenant.asMachine((context) => applyPayment(context, bill.id, 9999))
    const body = { reason: 'Annulation' }
    const note = await callAs(program, admin, contract.creditBill, { ...on(bill.id), body })
    expect(note).toMatchObject({ amount_ht: 8333, tax_amount: 1666, amount: 9999, rounding: 0, to_be_paid: 9999 })
    expect((await read(bill.id)).lines).toMatchObject([{ amount_ht: 8333, tax_amount: 1666, amount: 9999 }])
  })

  it('INV-31 INV-32 refuses at issue a reason that neither the buyer nor the issuer has, and says what lacks', async () => {
    const refusedFor = async (vat_reason: Line['vat_reason']) => {
      const draft = await drafted([line(1, 100, { vat: 0, vat_reason })])
      return callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: false } }).then(
        () => undefined,
        ({ code, details }: Refused) => [code, details[0]?.field],
      )
    }
    expect(await refusedFor('franchise')).toEqual(['reasonNeedsFranchise', 'lines.0.vat_reason'])
    expect(await refusedFor('reverse_charge_eu_service')).toEqual(['reasonNeedsEuropeanBuyer', 'lines.0.vat_reason'])
    expect(await refusedFor('export')).toEqual(['reasonNeedsDistantBuyer', 'lines.0.vat_reason'])
    expect(await refusedFor('training_exempt')).toBeUndefined()
    await tenant.inTenant((db) => db.updateTable('users').set({ country: 'CH' }).where('id', '=', client.id).execute())
    expect(await refusedFor('export')).toBeUndefined()
    await tenant.inTenant((db) => db.updateTable('entities').set({ vat_number: null }).execute())
    expect(await refusedFor('export')).toEqual(['reasonNeedsSellerVat', 'lines.0.vat_reason'])
    await tenant.inTenant((db) => db.updateTable('entities').set({ is_vat_franchise: true }).execute())
    expect(await refusedFor('franchise')).toBeUndefined()
  })

  it('INV-32 training is exempt from the day the tenant says on; what was invoiced so is credited so', async () => {
    const bill = await issued([line(1, 100, exempt)])
    const since = async (day: string | null) => {
      const params = JSON.stringify({ vat_training_exempt_from: day })
      await program.database.pool.query('update tenants set params = $1 where id = $2', [params, tenant.id])
      program.services.tenants.forget()
    }
    const draft = await drafted([line(1, 100, exempt)])
    const issuing = () => callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: false } })
    await since(addDays(today, 1))
    await expect(issuing()).rejects.toMatchObject({ status: 409, code: 'reasonNeedsExemption' })
    expect(await callAs(program, admin, contract.creditBill, { ...on(bill.id), body: { reason: 'Annulation' } })).toMatchObject({
      amount: 10_000,
    })
    await since(today)
    expect((await issuing()).number).toMatch(/000002$/)
  })

  it('INV-31 refuses a zero rate without its reason', async () => {
    await expect(drafted([line(1, 10, { vat: 0 })])).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'lines.0.vat_reason', message: 'Requis' }],
    })
  })
})

describe('what cannot be printed never stops a numbered bill', () => {
  const hostile = 'Zo\u0001é \u001b🎉\ue000 \u16A0'

  it('is refused where it is typed', async () => {
    for (const name of [hostile, 'Deux\nlignes']) {
      const answer = await program.app.inject({
        method: 'POST',
        url: `/api/clients/${tenant.name}/bills/`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { user: client.id, lines: [{ name, unit_price: 10, vat: 20 }] },
      })
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { details: [{ field: 'lines.0.name' }] }])
    }
  })

  it('is left out of what is frozen when it was stored before, then printed and written as XML', async () => {
    await tenant.inTenant((db) => db.updateTable('users').set({ first_name: hostile }).where('id', '=', client.id).execute())
    const bill = await issued([line(1, 10, { name: `Atelier ${'très'.repeat(40)} 🎉`, description: 'Une\nautre ligne \u16A0' })])
    const printedBill = await printed(bill.id)
    expect(printedBill.pdf_file_id).not.toBeNull()
    const headers = { authorization: `Bearer ${admin.token}` }
    const xml = await program.app.inject({ url: `/api/clients/${tenant.name}/bills/${bill.id}/xml/`, headers })
    expect(xml.body).toContain('<ram:Name>Zoé 🎉')
    expect(xml.body).not.toMatch(/[\u0001\u001b]/)
  })

  it('is not frozen either: what is kept of a bill is clean, whatever writes it out', async () => {
    await tenant.inTenant((db) => db.updateTable('users').set({ last_name: hostile }).where('id', '=', client.id).execute())
    const draft = await drafted([line(1, 10)])
    await tenant.inTenant((db) => db.updateTable('bill_lines').set({ description: hostile }).where('bill_id', '=', draft.id).execute())
    await callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: false } })
    const stored = await tenant.inTenant((db) =>
      db.selectFrom('bills').select('printed').where('id', '=', draft.id).executeTakeFirstOrThrow(),
    )
    expect(stored.printed).toMatchObject({
      document: { buyer: { name: expect.stringContaining('Zoé ') }, lines: [{ description: 'Zoé 🎉\ue000 \u16A0' }] },
    })
    expect(unprintableIn(stored.printed)).toEqual([])
  })
})

describe('INV-03 numbers', () => {
  it('are taken at issue, in order, without gap, credits in their own series', async () => {
    const year = today.slice(0, 4)
    const drafts = [await drafted([line(1, 10)]), await drafted([line(1, 20)])]
    expect(drafts.map(({ number }) => number)).toEqual([null, null])
    const first = await issued([line(1, 10)])
    const second = await callAs(program, admin, contract.issueBill, { ...on(drafts[1]!.id), body: { is_sent: true } })
    expect([first.number, second.number]).toEqual([`FA-${year}-000001`, `FA-${year}-000002`])
    const note = await callAs(program, admin, contract.creditBill, { ...on(first.id), body: { reason: 'Erreur de saisie' } })
    expect(note.number).toBe(`AV-${year}-000001`)
    expect((await issued([line(1, 30)])).number).toBe(`FA-${year}-000003`)
  })

  it('refuse a future day and a day before the last number', async () => {
    await issued([line(1, 10)])
    const draft = await drafted([line(1, 10)])
    const issueOn = (issue_date: string) =>
      callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { issue_date, is_sent: true } })
    await expect(issueOn(addDays(today, 1))).rejects.toMatchObject({ status: 409, code: 'issueDateInFuture' })
    await expect(issueOn(addDays(today, -1))).rejects.toMatchObject({ status: 409, code: 'issueDateTooEarly' })
    expect((await issueOn(today)).number).toMatch(/000002$/)
  })

  it('the same draft issued twice takes one number and says which', async () => {
    const bill = await issued([line(1, 10)])
    await expect(callAs(program, admin, contract.issueBill, { ...on(bill.id), body: { is_sent: true } })).rejects.toMatchObject({
      status: 409,
      code: 'alreadyIssued',
    })
    expect((await issued([line(1, 10)])).number).toMatch(/000002$/)
  })

  it('INV-45 refuse a due date beyond the legal maximum', async () => {
    const draft = await drafted([line(1, 10)], { due_date: addDays(today, 90) })
    await expect(callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: true } })).rejects.toMatchObject({
      status: 422,
      code: 'dueDateTooLate',
    })
  })
})

describe('INV-10 an issued bill is frozen', () => {
  it('its content is chained, its PDF and XML are kept once, byte for byte', async () => {
    const bill = await issued([line(3, 450, exempt), line(2, 120)])
    const row = await printed(bill.id)
    const pdfOf = () =>
      program.app.inject({ url: `/api/clients/${tenant.name}/bills/${bill.id}/pdf/`, headers: { authorization: `Bearer ${admin.token}` } })
    const pdf = await pdfOf()
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const [xml] = embeddedFilesOf(pdf.rawPayload)
    expect(xml?.toString()).toContain(bill.number)
    expect(xml?.toString()).toContain('1638.00')
    await tenant.inTenant((db) => db.updateTable('entities').set({ name: 'Autre nom SAS', address: '1 rue Neuve' }).execute())
    const again = await printed(bill.id)
    expect(again.pdf_file_id).toBe(row.pdf_file_id)
    expect((await pdfOf()).rawPayload.equals(pdf.rawPayload)).toBe(true)
    const file = await tenant.inTenant((db) =>
      db.selectFrom('files').selectAll().where('id', '=', row.pdf_file_id!).executeTakeFirstOrThrow(),
    )
    expect(file.sha256).toBe(createHash('sha256').update(pdf.rawPayload).digest('hex'))
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true, bills: 1, entries: 1 })
  })

  it('is mailed once with its PDF, and listed among the documents of its recipient', async () => {
    const bill = await issued([line(1, 100)])
    expect(await waitingJobs(program, tenant.id, 'print-bill')).toMatchObject([{ bill_id: bill.id, is_sent: true }])
    await printed(bill.id)
    await printed(bill.id)
    const { mails, documents } = await tenant.inTenant(async (db) => ({
      mails: await db.selectFrom('mails').selectAll().where('moment', '=', 'send_bill').execute(),
      documents: await db.selectFrom('documents').selectAll().where('bill_id', '=', bill.id).execute(),
    }))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      recipient: client.mail,
      attachments: [{ name: `${bill.number}.pdf`, content_type: 'application/pdf' }],
    })
    expect(mails[0]?.body_text).toContain('120,00')
    expect(documents).toMatchObject([{ user_id: client.id, restriction: 10, category: 2 }])
  })

  it('INV-11 refuses every edit and deletion, by the product and by the database', async () => {
    const bill = await issued([line(1, 10)])
    const body = { user: client.id, lines: [line(1, 9)], discount: 0, discount_type: 'percent' as const, prices_include_tax: false }
    await expect(callAs(program, admin, contract.changeDraft, { ...on(bill.id), body })).rejects.toMatchObject({
      status: 409,
      code: 'issuedIsFrozen',
    })
    await expect(callAs(program, admin, contract.removeDraft, on(bill.id))).rejects.toMatchObject({ status: 409, code: 'issuedIsFrozen' })
    const refused = (statement: string) =>
      expect(
        tenant.inTenant((db) => sql.raw(statement).execute(db)),
        statement,
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(KX002|42501|23514)$/) })
    for (const change of [
      'amount = 1',
      "printed = '{}'",
      "number = 'FA-2000-000001'",
      'number = null',
      'user_id = null',
      'status = 1',
      'status = 9',
      'rounding = 5',
      "issue_date = '2000-01-01'",
    ])
      await refused(`update bills set ${change} where id = ${bill.id}`)
    await refused(`delete from bills where id = ${bill.id}`)
    await refused(`update bill_lines set amount_ht = 1 where bill_id = ${bill.id}`)
    await refused(`delete from bill_lines where bill_id = ${bill.id}`)
    await refused(
      `insert into bill_lines (bill_id, rank, name, unit_price, vat_rate, amount_ht, tax_amount, amount) values (${bill.id}, 9, 'x', 1, 2000, 1, 0, 1)`,
    )
    await refused('update ledger_entries set hash = hash')
    await refused('delete from ledger_entries')
    expect((await read(bill.id)).amount).toBe(1200)
  })

  it('INV-52 shows where a chain was rewritten, even by someone above the product', async () => {
    await issued([line(1, 10)])
    const bill = await issued([line(1, 20)])
    await program.database.pool.query(
      'alter table bills disable trigger guard_issued_bill; alter table ledger_entries disable trigger append_only',
    )
    try {
      await program.database.pool.query(
        `update bills set printed = jsonb_set(printed, '{document,totals,total_ht}', '1') where tenant_id = ${tenant.id} and id = ${bill.id}`,
      )
      await program.database.pool.query(
        `update ledger_entries set record = jsonb_set(record, '{total_ht}', '1') where tenant_id = ${tenant.id} and rank = 1`,
      )
    } finally {
      await program.database.pool.query(
        'alter table bills enable trigger guard_issued_bill; alter table ledger_entries enable trigger append_only',
      )
    }
    const report = await tenant.asMachine(verifyChains)
    expect(report.is_whole).toBe(false)
    expect(report.broken).toMatchObject([
      { chain: 'ledger', at: '1' },
      { chain: 'bills', at: bill.number },
    ])
  })

  it('a draft thrown away leaves no hole and is seen no more', async () => {
    const draft = await drafted([line(1, 10)])
    await callAs(program, admin, contract.removeDraft, on(draft.id))
    expect((await issued([line(1, 10)])).number).toMatch(/000001$/)
    const { results } = await callAs(program, admin, contract.bills, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } })
    expect(results.map(({ id }) => id)).not.toContain(draft.id)
  })
})

describe('INV-12 credit notes', () => {
  const credited = (id: number, body: { reason?: string; lines?: { line: number; amount_ht: number }[] } = {}) =>
    callAs(program, admin, contract.creditBill, { ...on(id), body: { reason: 'Annulation', ...body } })

  it('100.01 on a bill of 100.00 is refused, 100.00 is not and cancels it', async () => {
    const bill = await issued([line(1, 100)])
    const only = bill.lines[0]!.id
    await expect(credited(bill.id, { lines: [{ line: only, amount_ht: 10_001 }] })).rejects.toMatchObject({
      status: 409,
      code: 'creditTooHigh',
    })
    const note = await credited(bill.id, { lines: [{ line: only, amount_ht: 10_000 }] })
    expect(note).toMatchObject({ category: 'credit', amount: 12_000, status: 'paid', corrects: { number: bill.number, issue_date: today } })
    expect(await read(bill.id)).toMatchObject({ status: 'credited', to_be_paid: 0, credited: 12_000 })
    await expect(credited(bill.id)).rejects.toMatchObject({ status: 409, code: 'nothingToCredit' })
  })

  it('never give back more than is left of a rate: 1,000 and −200 at 20 % are 800 and 160', async () => {
    const bill = await issued([line(1, 1000), line(-1, 200)])
    const first = bill.lines[0]!.id
    await expect(credited(bill.id, { lines: [{ line: first, amount_ht: 100_000 }] })).rejects.toMatchObject({ code: 'creditTooHigh' })
    expect(await credited(bill.id, { lines: [{ line: first, amount_ht: 30_000 }] })).toMatchObject({ amount_ht: 30_000, tax_amount: 6000 })
    expect(await credited(bill.id)).toMatchObject({ amount_ht: 50_000, tax_amount: 10_000, groups: [{ basis: 50_000, tax: 10_000 }] })
    expect(await read(bill.id)).toMatchObject({ status: 'credited', credited: 96_000 })
  })

  it('add up per VAT group, and the last one undoes the bill to the cent', async () => {
    const bill = await issued([line(1, 3.33, { vat: 550 }), line(2, 120)], { discount: 1000 })
    const [small, room] = bill.lines
    await credited(bill.id, { lines: [{ line: small!.id, amount_ht: 100 }] })
    await credited(bill.id, { lines: [{ line: small!.id, amount_ht: 100 }] })
    const part = await read(bill.id)
    expect(part.status).toBe('toPay')
    await expect(credited(bill.id, { lines: [{ line: small!.id, amount_ht: 101 }] })).rejects.toMatchObject({ code: 'creditTooHigh' })
    await expect(credited(bill.id, { lines: [{ line: room!.id, amount_ht: 21_601 }] })).rejects.toMatchObject({ code: 'creditTooHigh' })
    await credited(bill.id)
    const end = await read(bill.id)
    expect(end.status).toBe('credited')
    expect(end.credited).toBe(bill.amount + bill.rounding)
  })

  it('on a bill paid in full, what was paid is to be handed back', async () => {
    const bill = await issued([line(1, 100)])
    await tenant.asMachine((context) => applyPayment(context, bill.id, 12_000))
    expect((await read(bill.id)).status).toBe('paid')
    const note = await credited(bill.id)
    expect(note).toMatchObject({ to_be_paid: 12_000, status: 'toPay' })
    expect((await read(bill.id)).status).toBe('credited')
  })

  it('is printed with the number and day of the bill it corrects (BT-25, BT-26)', async () => {
    const bill = await issued([line(1, 100)])
    const note = await credited(bill.id)
    await printed(note.id)
    const xml = await program.app.inject({
      url: `/api/clients/${tenant.name}/bills/${note.id}/xml/`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(xml.body).toContain('<ram:TypeCode>381</ram:TypeCode>')
    expect(xml.body).toContain(`<ram:IssuerAssignedID>${bill.number}</ram:IssuerAssignedID>`)
  })
})

describe('who sees what', () => {
  it('a bill is its recipient’s and the organiser’s; anybody else finds nothing', async () => {
    const bill = await issued([line(1, 10)])
    const draft = await drafted([line(1, 10)])
    const stranger = await tenant.aPerson()
    expect((await read(bill.number!, client)).id).toBe(bill.id)
    await expect(read(bill.id, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(read(draft.id, client)).rejects.toMatchObject({ status: 404 })
    for (const who of [stranger, client]) {
      const { results } = await callAs(program, who, contract.bills, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } })
      expect(results.map(({ id }) => id)).toEqual(who === client ? [bill.id] : [])
    }
    await expect(callAs(program, client, contract.issueBill, { ...on(draft.id), body: { is_sent: true } })).rejects.toMatchObject({
      status: 403,
    })
    const restricted = await tenant.anAdmin({ is_restricted: 2 })
    await expect(
      callAs(program, restricted, contract.draftBill, {
        params: { client: tenant.name },
        body: { user: client.id, lines: [line(1, 1)], discount: 0, discount_type: 'percent', prices_include_tax: false },
      }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('another tenant’s bill does not exist', async () => {
    const bill = await issued([line(1, 10)])
    const elsewhere = await aTenant(program)
    const foreigner = await elsewhere.anAdmin()
    await expect(
      callAs(program, foreigner, contract.bill, { params: { client: elsewhere.name, code: String(bill.id) } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      callAs(program, foreigner, contract.bill, { params: { client: tenant.name, code: String(bill.id) } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('totals count what is due and what is late', async () => {
    await issued([line(1, 100)])
    await issued([line(1, 50)])
    const totals = await callAs(program, client, contract.billTotals, { params: { client: tenant.name }, query: { recipient: 'me' } })
    expect(totals).toMatchObject({ billed: 18_000, due: 18_000, late: 0, paid: 0 })
  })

  it('streams the register as CSV with amounts a French spreadsheet reads', async () => {
    const bill = await issued([line(1, 1234.5)])
    const csv = await program.app.inject({
      url: `/api/clients/${tenant.name}/bills/?format=csv`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain(`${bill.number};`)
    expect(csv.body).toContain('1481,40')
  })
})
