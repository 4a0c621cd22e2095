import { billingContract } from '@kxo/domain/billing/contract'
import { quoteContract as contract } from '@kxo/domain/billing/quotes/quote-contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aQuote } from '../../../testing/a-quote.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { openPersonalLink } from '../../identity/links/open-link.ts'

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
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  client = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre', ...postalAddress })
})

const today = dayInZone(new Date(), 'Europe/Paris')
const year = today.slice(0, 4)
const on = (id: number) => ({ params: { client: tenant.name, id } })
const sent = (more: Partial<Parameters<typeof aQuote>[2]> = {}) => aQuote(program, admin, { client: tenant.name, user: client.id, ...more })
const read = (id: number, who: Persona | null = admin) => callAs(program, who, contract.quote, on(id))
const accept = (id: number, who: Persona = client, name = 'Zoé Lefèvre') =>
  callAs(program, who, contract.acceptQuote, { ...on(id), body: { name } })
const decline = (id: number, who: Persona = client) =>
  callAs(program, who, contract.refuseQuote, { ...on(id), body: { name: 'Zoé Lefèvre', reason: 'Trop cher' } })
const invoice = (id: number, who: Persona = admin) => callAs(program, who, contract.invoiceQuote, on(id))
const own = (who: Persona) =>
  callAs(program, who, contract.quotes, { params: { client: tenant.name }, query: { page: 1, page_size: 25, recipient: 'me' } })
const mails = (moment: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['recipient', 'body_text']).where('moment', '=', moment).orderBy('id').execute())
const expire = (id: number) =>
  program.database.pool
    .query('alter table quotes disable trigger guard_issued_quote')
    .then(() =>
      program.database.pool.query(`update quotes set valid_until = '2020-01-01' where tenant_id = $1 and id = $2`, [tenant.id, id]),
    )
    .finally(() => program.database.pool.query('alter table quotes enable trigger guard_issued_quote'))

describe('INV-05 a quote is numbered in a series of its own', () => {
  it('a draft has no number; sent, it takes the next one, thirty days of validity, and never changes', async () => {
    const draft = await sent({ sent: false })
    expect(draft).toMatchObject({ number: null, status: 'draft', amount_ht: 10_000, tax_amount: 2000, amount: 12_000 })
    const quote = await callAs(program, admin, contract.sendQuote, { ...on(draft.id), body: { is_mailed: false } })
    expect(quote).toMatchObject({
      number: `DE-${year}-000001`,
      status: 'toValidate',
      issue_date: today,
      valid_until: addDays(today, 30),
      is_expired: false,
    })
    expect((await sent()).number).toBe(`DE-${year}-000002`)
    const body = { user: client.id, lines: [], discount: 0, discount_type: 'percent' as const, prices_include_tax: false }
    const line = {
      name: 'Autre',
      unit_price: 1,
      quantity: 10_000,
      description: '',
      discount: 0,
      discount_type: 'percent' as const,
      vat: 2000,
    }
    await expect(callAs(program, admin, contract.changeQuote, { ...on(quote.id), body: { ...body, lines: [line] } })).rejects.toMatchObject(
      {
        status: 409,
        code: 'sentIsFrozen',
      },
    )
    await expect(callAs(program, admin, contract.removeQuote, on(quote.id))).rejects.toMatchObject({ status: 409, code: 'sentIsFrozen' })
  })

  it('the database itself refuses to change, renumber or remove what was sent', async () => {
    const { id } = await sent()
    const refusal = { code: 'KX002' }
    const change = (set: object) => tenant.inTenant((db) => db.updateTable('quotes').set(set).where('id', '=', id).execute())
    await expect(change({ amount: 1 })).rejects.toMatchObject(refusal)
    await expect(change({ valid_until: addDays(today, 90) })).rejects.toMatchObject(refusal)
    await expect(change({ status: 7 })).rejects.toMatchObject({ code: 'KX002' })
    await expect(tenant.inTenant((db) => db.deleteFrom('quotes').where('id', '=', id).execute())).rejects.toMatchObject(refusal)
    await expect(
      tenant.inTenant((db) => db.updateTable('quote_lines').set({ unit_price: 1 }).where('quote_id', '=', id).execute()),
    ).rejects.toMatchObject(refusal)
    await expect(tenant.inTenant((db) => db.deleteFrom('quote_lines').where('quote_id', '=', id).execute())).rejects.toMatchObject(refusal)
  })

  it('a bill takes its number from another series, whatever quotes took', async () => {
    const { id } = await sent()
    await accept(id)
    const { bill } = await invoice(id)
    await tenant.inTenant((db) =>
      db.updateTable('bills').set({ service_start: today, service_end: today }).where('id', '=', bill).execute(),
    )
    const issued = await callAs(program, admin, billingContract.issueBill, { ...on(bill), body: { is_sent: false } })
    expect(issued.number).toBe(`FA-${year}-000001`)
  })

  it('the bill of a quote, changed, still says what it follows; made out to a company merged since, it is to the one that was kept', async () => {
    const [former, lasting] = await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values(['Ancienne', 'Gardée'].map((name) => ({ name, siret: null, ...postalAddress })))
        .returning('id')
        .execute(),
    )
    const { id, number } = await sent({ company: former!.id })
    await tenant.inTenant((db) =>
      db.updateTable('companies').set({ merged_into_id: lasting!.id, archived_at: new Date() }).where('id', '=', former!.id).execute(),
    )
    await accept(id, admin)
    const { bill } = await invoice(id)
    const stored = () => tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('id', '=', bill).executeTakeFirstOrThrow())
    expect(await stored()).toMatchObject({ company_id: lasting!.id, note: expect.stringContaining(number!) })
    const line = {
      name: 'Autre',
      unit_price: 1,
      quantity: 10_000,
      description: '',
      discount: 0,
      discount_type: 'percent' as const,
      vat: 2000,
    }
    const body = {
      user: client.id,
      company: lasting!.id,
      lines: [line],
      discount: 0,
      discount_type: 'percent' as const,
      prices_include_tax: false,
    }
    await callAs(program, admin, billingContract.changeDraft, { ...on(bill), body })
    expect((await stored()).note).toContain(number)
  })

  it('a draft is changed, copied and removed; without an address nothing is numbered', async () => {
    const draft = await sent({ sent: false, note: 'Acompte de 30 %', people: 4 })
    const copy = await callAs(program, admin, contract.duplicateQuote, on(draft.id))
    expect(copy).toMatchObject({ number: null, note: 'Acompte de 30 %', people: 4, amount: 12_000 })
    expect(await callAs(program, admin, contract.removeQuote, on(draft.id))).toEqual({ done: true })
    await expect(read(draft.id)).rejects.toMatchObject({ status: 404 })
    const nowhere = await tenant.aPerson({ first_name: 'Ali', last_name: 'Sans', address: null, code_postal: null, town: null })
    await expect(sent({ user: nowhere.id })).rejects.toMatchObject({ status: 409, code: 'buyerAddressMissing' })
    await expect(sent({ valid_until: '2020-01-01' })).rejects.toMatchObject({ status: 422, code: 'validityOver' })
  })
})

describe('the document and its mail', () => {
  it('prints who sells, until when, the declaration of activity (FOR-03), once; then mails it', async () => {
    await tenant.inTenant((db) =>
      db.updateTable('entities').set({ activity_number: '11755555575', activity_region: 'Île-de-France' }).execute(),
    )
    const draft = await sent({ sent: false, note: 'Acompte de 30 % à la commande' })
    await callAs(program, admin, contract.sendQuote, { ...on(draft.id), body: { is_mailed: true } })
    const [job] = await waitingJobs(program, tenant.id, 'print-quote')
    expect(job).toMatchObject({ quote_id: draft.id, is_mailed: true })
    await runJobNow(program, tenant.id, 'print-quote', { quote_id: draft.id, is_mailed: true })
    const { rows } = await tenant.inTenant((db) =>
      sql<{ notes: string[]; until: string; schedule: string[] }>`select printed->'document'->'notes' as notes,
        printed->'document'->>'valid_until' as until, printed->'document'->'schedule' as schedule from quotes where id = ${draft.id}`.execute(
        db,
      ),
    )
    expect(rows[0]).toMatchObject({ until: addDays(today, 30), schedule: ['Acompte de 30 % à la commande'] })
    expect(rows[0]?.notes[0]).toContain('Déclaration d’activité enregistrée sous le numéro 11755555575')
    expect(await read(draft.id)).toMatchObject({ has_pdf: true })
    const [mail, ...others] = await mails('send_quote')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: client.mail })
    expect(mail?.body_text).toContain(`DE-${year}-000001`)
    expect(mail?.body_text).toMatch(/120,00/)
    const file = await program.app.inject({
      url: `/api/clients/${tenant.name}/quotes/${draft.id}/pdf/`,
      headers: { authorization: `Bearer ${client.token}` },
    })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('who has no account answers by the link of the mail, and no other quote opens', async () => {
    await tenant.inTenant((db) => db.updateTable('users').set({ password_hash: null }).where('id', '=', client.id).execute())
    const quote = await sent()
    const other = await sent()
    await runJobNow(program, tenant.id, 'print-quote', { quote_id: quote.id, is_mailed: true })
    const code = /lien-sms\/([\w-]+)/.exec((await mails('send_quote'))[0]?.body_text ?? '')?.[1] ?? ''
    const { session, path } = await tenant.asMachine((context) =>
      openPersonalLink(context, { params: { client: tenant.name, code } } as never),
    )
    expect(path).toBe(`/quotes/${quote.id}`)
    const behind = { ...client, token: session.access }
    await expect(read(other.id, behind)).rejects.toMatchObject({ status: 404 })
    await expect(accept(other.id, behind)).rejects.toMatchObject({ status: 404 })
    await expect(own(behind)).rejects.toMatchObject({ status: 403 })
    expect(await accept(quote.id, behind)).toMatchObject({ status: 'validated', answered_name: 'Zoé Lefèvre' })
  })
})

describe('a quote is answered once', () => {
  it('accepted in somebody’s name, the team is told and the history says so', async () => {
    const { id } = await sent()
    expect(await read(id, client)).toMatchObject({ is_answerable: true, bill: null })
    expect(await accept(id)).toMatchObject({ status: 'validated', answered_name: 'Zoé Lefèvre', is_answerable: false })
    expect((await read(id)).history.map(({ action }) => action)).toEqual(['draft_quote', 'issue_quote', 'accept_quote'])
    expect(await mails('quote_validated')).toMatchObject([{ recipient: admin.mail }])
    await expect(accept(id)).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
    await expect(decline(id)).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
  })

  it('refused with a reason, which the team reads; it is not invoiced', async () => {
    const { id } = await sent()
    expect(await decline(id)).toMatchObject({ status: 'rejected', reason: 'Trop cher' })
    expect((await mails('quote_rejected'))[0]?.body_text).toContain('Trop cher')
    await expect(invoice(id)).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
    const silent = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/quotes/${(await sent()).id}/rejection/`,
      headers: { authorization: `Bearer ${client.token}` },
      payload: { name: 'Zoé', reason: '' },
    })
    expect(silent.statusCode).toBe(422)
  })

  it('past its last day its recipient cannot accept it; the organiser may, for an agreement received in time', async () => {
    const { id } = await sent()
    await expire(id)
    expect(await read(id, client)).toMatchObject({ is_expired: true, is_answerable: false })
    await expect(accept(id)).rejects.toMatchObject({ status: 409, code: 'expired' })
    const { results } = await callAs(program, admin, contract.quotes, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, is_expired: true },
    })
    expect(results).toMatchObject([{ id }])
    expect(await accept(id, admin, 'Zoé Lefèvre')).toMatchObject({ status: 'validated' })
  })

  it('cancelled, it is answered no more', async () => {
    const { id } = await sent()
    const cancelled = await callAs(program, admin, contract.cancelQuote, { ...on(id), body: { reason: 'Erreur de prix' } })
    expect(cancelled).toMatchObject({ status: 'cancelled', reason: 'Erreur de prix' })
    await expect(accept(id)).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
  })
})

describe('an accepted quote becomes one bill', () => {
  it('a draft with the same lines, discount and payer; a second time is refused', async () => {
    const { id } = await sent({ discount: 1000, discount_type: 'percent', purchase_order: 'BC-7' })
    await expect(invoice(id)).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
    await accept(id)
    const { bill } = await invoice(id)
    const draft = await callAs(program, admin, billingContract.bill, { params: { client: tenant.name, code: String(bill) } })
    expect(draft).toMatchObject({
      number: null,
      status: 'draft',
      amount_ht: 9000,
      tax_amount: 1800,
      amount: 10_800,
      purchase_order: 'BC-7',
    })
    expect(await read(id)).toMatchObject({ status: 'invoiced', bill: { id: bill } })
    await expect(invoice(id)).rejects.toMatchObject({ status: 409, code: 'alreadyInvoiced' })
    expect((await read(id, client)).bill).toBeNull()
  })

  it('its draft thrown away, it is to invoice again', async () => {
    const { id } = await sent()
    await accept(id)
    const { bill } = await invoice(id)
    await callAs(program, admin, billingContract.removeDraft, on(bill))
    expect(await read(id)).toMatchObject({ status: 'validated', bill: null })
    expect((await invoice(id)).bill).not.toBe(bill)
  })
})

describe('who sees a quote', () => {
  it('its recipient once it is sent, the referent of its company, and nobody else', async () => {
    const company = await tenant.inTenant(async (db) => {
      const address = { address: postalAddress.address, code_postal: postalAddress.code_postal, town: postalAddress.town }
      return (
        await db
          .insertInto('companies')
          .values({ name: 'Nova', ...address })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    })
    const referent = await tenant.aPerson({ profile_code: 'REF', company_id: company })
    const draft = await sent({ sent: false, user: undefined, company } as never)
    await expect(read(draft.id, referent)).rejects.toMatchObject({ status: 404 })
    const quote = await sent({ user: undefined, company } as never)
    expect((await own(referent)).results).toMatchObject([{ id: quote.id, recipient: 'Nova' }])
    expect(await accept(quote.id, referent, 'Paul Referent')).toMatchObject({ status: 'validated' })
    await expect(read(quote.id, client)).rejects.toMatchObject({ status: 404 })
    await expect(accept(quote.id, client)).rejects.toMatchObject({ status: 404 })
    expect((await own(client)).results).toEqual([])
  })

  it('a person writes, sends, cancels and invoices none', async () => {
    const { id } = await sent()
    const refused = { status: 403 }
    await expect(aQuote(program, client, { client: tenant.name, user: client.id })).rejects.toMatchObject(refused)
    await expect(callAs(program, client, contract.sendQuote, { ...on(id), body: { is_mailed: true } })).rejects.toMatchObject(refused)
    await expect(callAs(program, client, contract.cancelQuote, { ...on(id), body: { reason: 'x' } })).rejects.toMatchObject(refused)
    await expect(callAs(program, client, contract.duplicateQuote, on(id))).rejects.toMatchObject(refused)
    await expect(callAs(program, client, contract.removeQuote, on(id))).rejects.toMatchObject(refused)
    await expect(invoice(id, client)).rejects.toMatchObject(refused)
    await expect(read(id, null)).rejects.toMatchObject({ status: 401 })
  })

  it('another tenant finds none of it', async () => {
    const { id } = await sent()
    const elsewhere = await aTenant(program)
    const stranger = await elsewhere.anAdmin()
    await expect(callAs(program, stranger, contract.quote, { params: { client: elsewhere.name, id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(callAs(program, stranger, contract.quote, on(id))).rejects.toMatchObject({ status: 404 })
  })

  it('totals tell what waits, is to invoice and was accepted', async () => {
    await sent({ euros: 50 })
    await accept((await sent({ euros: 100 })).id)
    await decline((await sent({ euros: 10 })).id)
    await sent({ sent: false })
    expect(await callAs(program, admin, contract.quoteTotals, { params: { client: tenant.name }, query: {} })).toEqual({
      waiting: 5000,
      to_invoice: 10_000,
      invoiced: 0,
      answered: 2,
      accepted: 1,
    })
  })
})

describe('asking for a quote', () => {
  it('a draft at the person’s price for so many people, and a task for the team', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 45_000 })
    const body = { event, people: 3, message: 'Pour notre équipe' }
    const ask = callAs(program, client, contract.requestQuote, { params: { client: tenant.name }, body })
    expect(await ask).toEqual({ done: true })
    const { results } = await callAs(program, admin, contract.quotes, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25 },
    })
    expect(results).toMatchObject([{ status: 'draft', is_requested: true, people: 3, amount_ht: 135_000, user: client.id }])
    expect(await read(results[0]!.id)).toMatchObject({ request: 'Pour notre équipe', lines: [{ quantity: 30_000 }] })
    const tasks = await tenant.inTenant((db) => db.selectFrom('tasks').select(['label', 'event_id', 'todo_user_id']).execute())
    expect(tasks).toMatchObject([{ event_id: event, todo_user_id: admin.id }])
    expect((await own(client)).results).toEqual([])
  })

  it('nothing for an event nobody sees, nor one that is free', async () => {
    const hidden = await anOpenEvent(tenant, { price_ht: 45_000, is_active: false })
    const free = await anOpenEvent(tenant)
    for (const event of [hidden, free])
      await expect(
        callAs(program, client, contract.requestQuote, { params: { client: tenant.name }, body: { event, people: 1 } }),
      ).rejects.toMatchObject({ status: 404 })
  })
})
