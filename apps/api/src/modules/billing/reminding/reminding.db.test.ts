import { billingContract } from '@kxo/domain/billing/contract'
import { remindingContract as contract } from '@kxo/domain/billing/reminding/reminding-contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let client: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  client = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre', ...postalAddress })
})

const today = dayInZone(new Date(), 'Europe/Paris')
const on = (id: number) => ({ params: { client: tenant.name, id } })
const many = (ids: number[]) => ({ params: { client: tenant.name }, body: { ids } })

const issueThen = (id: number) =>
  callAs(program, admin, billingContract.issueBill, { ...on(id), body: { is_sent: false, issue_date: addDays(today, -60) } })

/** A bill issued to the client whose due date is past by so many days; as it was issued then. */
async function dueSince(days: number): Promise<number> {
  const draft = await aBill(program, admin, { client: tenant.name, user: client.id, issued: false })
  await tenant.inTenant((db) =>
    db
      .updateTable('bills')
      .set({ due_date: addDays(today, -days), created_at: new Date(Date.now() - (days + 30) * 86_400_000) })
      .where('id', '=', draft.id)
      .execute(),
  )
  await issueThen(draft.id)
  return draft.id
}
const preview = (id: number, who = admin) => callAs(program, who, contract.previewReminder, on(id))
const remind = (id: number, level: number, who = admin) => callAs(program, who, contract.remindBill, { ...on(id), body: { level } })
const read = (id: number) => callAs(program, admin, billingContract.bill, { params: { client: tenant.name, code: String(id) } })
const mails = () =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['moment', 'occurrence', 'recipient']).where('moment', 'like', 'remind_bill%').orderBy('id').execute(),
  )
/** Lets so many days pass for what was sent. */
const remindedBefore = (id: number, days: number) =>
  tenant.inTenant((db) =>
    db
      .updateTable('bills')
      .set({ reminded_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute(),
  )

describe('a bill reminded of by hand', () => {
  it('shows its letter first and keeps nothing of it, then sends it once, counts it and traces it', async () => {
    const id = await dueSince(1)
    const shown = await preview(id)
    expect(shown).toMatchObject({ level: 1, refusal: null, mail: { recipient: client.mail } })
    expect(shown.mail?.subject).toMatch(/^Rappel/)
    expect(shown.mail?.html).toContain('FA-')
    expect(await mails()).toEqual([])
    expect(await remind(id, 1)).toMatchObject({ reminders: 1, reminded_at: expect.any(Date) })
    expect(await mails()).toEqual([expect.objectContaining({ moment: 'remind_bill_1', recipient: client.mail })])
    expect((await read(id)).history).toContainEqual(expect.objectContaining({ action: 'remind_bill', by_name: expect.any(String) }))
  })

  it('the automatic letter of that day does not leave a second time', async () => {
    const id = await dueSince(1)
    await remind(id, 1)
    await sendDueAt(program, tenant.id, new Date(`${addDays(today, 2)}T12:00:00Z`))
    expect(await mails()).toHaveLength(1)
    const other = await dueSince(1)
    await sendDueAt(program, tenant.id, new Date(`${addDays(today, 2)}T12:00:00Z`))
    expect((await mails()).map(({ occurrence }) => Number.parseInt(occurrence, 10))).toEqual([id, other])
    expect(await read(other)).toMatchObject({ reminders: 1 })
  })

  it('the next letter waits as long as the automatic ones do, and there are three', async () => {
    const id = await dueSince(40)
    await remind(id, 1)
    expect(await preview(id)).toMatchObject({ level: null, refusal: expect.stringMatching(/Déjà relancée il y a peu/) })
    await expect(remind(id, 2)).rejects.toMatchObject({ status: 409, code: 'notReminded' })
    await remindedBefore(id, 12)
    await expect(remind(id, 1)).rejects.toMatchObject({ status: 409, code: 'otherReminder' })
    await remind(id, 2)
    await remindedBefore(id, 15)
    expect(await preview(id)).toMatchObject({ level: 3, mail: { subject: expect.stringMatching(/^Mise en demeure/) } })
    expect(await remind(id, 3)).toMatchObject({ reminders: 3 })
    await remindedBefore(id, 60)
    expect(await preview(id)).toMatchObject({ refusal: 'Les trois relances sont parties' })
  })

  it('is refused before its due date, once paid, as a draft, and to whoever does not invoice', async () => {
    const id = await dueSince(5)
    const early = await aBill(program, admin, { client: tenant.name, user: client.id })
    expect((await preview(early.id)).refusal).toMatch(/relance possible à partir du/)
    const draft = await aBill(program, admin, { client: tenant.name, user: client.id, issued: false })
    expect((await preview(draft.id)).refusal).toBe('La facture n’est pas émise')
    const paying = { mode: 'transfer', paid_on: today, reference: '', is_receipt_sent: false } as const
    await callAs(program, admin, paymentsContract.recordPayment, { ...on(id), body: { ...paying, amount: 1200 } })
    expect((await preview(id)).refusal).toBe('Rien ne reste à payer')
    await expect(remind(id, 1)).rejects.toMatchObject({ code: 'notReminded' })
    await expect(preview(id, client)).rejects.toMatchObject({ status: 403 })
    await expect(remind(id, 1, client)).rejects.toMatchObject({ status: 403 })
    expect(await mails()).toEqual([])
  })

  it('is refused where there is nobody to write to, and where its letters are switched off', async () => {
    const company = await tenant.inTenant(
      async (db) =>
        (
          await db
            .insertInto('companies')
            .values({ name: 'Sans contact', siret: '44306184100047', ...postalAddress })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
    )
    const draft = await aBill(program, admin, { client: tenant.name, company, issued: false })
    await tenant.inTenant((db) =>
      db
        .updateTable('bills')
        .set({ due_date: addDays(today, -3) })
        .where('id', '=', draft.id)
        .execute(),
    )
    await issueThen(draft.id)
    expect((await preview(draft.id)).refusal).toMatch(/Personne à qui écrire/)
    const id = await dueSince(5)
    await tenant.inTenant((db) =>
      db
        .insertInto('mail_settings')
        .values(['remind_bill_1', 'remind_bill_2', 'remind_bill_3'].map((moment) => ({ moment, is_on: false })))
        .execute(),
    )
    expect((await preview(id)).refusal).toMatch(/désactivées dans vos modèles/)
  })
})

describe('many bills reminded of at once', () => {
  it('says first which, and why not the others; then does just that', async () => {
    const [late, later] = [await dueSince(4), await dueSince(8)]
    const early = (await aBill(program, admin, { client: tenant.name, user: client.id })).id
    const ids = [late, later, early]
    const shown = await callAs(program, admin, contract.previewReminders, many(ids))
    expect(shown).toMatchObject({
      total: 3,
      changed: 2,
      left: [{ count: 1, reason: expect.stringMatching(/L’échéance n’est pas passée/) }],
    })
    expect(shown.first[0]).toMatchObject({ before: 'Jamais relancée', after: `Rappel de facture, à ${client.mail}` })
    expect(await mails()).toEqual([])
    expect(await callAs(program, admin, contract.remindBills, many(ids))).toMatchObject({ changed: 2 })
    expect(await mails()).toHaveLength(2)
    expect(await callAs(program, admin, contract.remindBills, many(ids))).toMatchObject({ changed: 0 })
    const listed = await callAs(program, admin, billingContract.bills, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, filters: [{ field: 'reminders', comparator: '>', value: 0 }] },
    })
    expect(listed.results.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([late, later])
    await expect(callAs(program, client, contract.remindBills, many(ids))).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, admin, contract.remindBills, many([late, 999_999]))).rejects.toMatchObject({ status: 404 })
  })
})
