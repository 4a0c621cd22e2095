import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill } from '../../testing/a-bill.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'
import { openPersonalLink } from '../identity/links/open-link.ts'

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
async function someone(password_hash: string | null) {
  const person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre', ...postalAddress })
  await tenant.inTenant((db) => db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute())
  return person
}
/** What the mail of a bill says, once it is sent to whoever it is made to. */
async function mailOf(bill: number, recipient: string): Promise<string> {
  await runJobNow(program, tenant.id, 'print-bill', { bill_id: bill, is_sent: false })
  await callAs(program, admin, billingContract.sendBill, on(bill))
  const mail = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select('body_text')
      .where('recipient', '=', recipient)
      .where('moment', '=', 'send_bill')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  return mail.body_text
}

test('who has no account pays their bill by the link of its mail, and nothing else opens', async () => {
  const zoe = await someone(null)
  const bill = await aBill(program, admin, { client: tenant.name, user: zoe.id })
  const other = await aBill(program, admin, { client: tenant.name, user: (await someone(null)).id })
  const code = /lien-sms\/([\w-]+)/.exec(await mailOf(bill.id, zoe.mail))?.[1] ?? ''
  const { session, path } = await tenant.asMachine((context) =>
    openPersonalLink(context, { params: { client: tenant.name, code } } as never),
  )
  expect(path).toBe(`/bill_payment/${bill.id}`)
  const behind = { ...zoe, token: session.access }
  const due = await callAs(program, behind, contract.billPayment, on(bill.id))
  expect(due).toMatchObject({ bill: bill.id, to_be_paid: 1200 })
  const { checkout } = await callAs(program, behind, contract.openCheckout, { ...on(bill.id), body: { amount: 1200 } })
  await callAs(program, null, contract.payAtTestBank, {
    params: { client: tenant.name, checkout },
    body: { act: 'pay', card: '4242 4242 4242 4242' },
  })
  expect(await callAs(program, behind, contract.billPayment, on(bill.id))).toMatchObject({ to_be_paid: 0 })
  await expect(callAs(program, behind, contract.billPayment, on(other.id))).rejects.toMatchObject({ status: 404 })
  await expect(callAs(program, behind, contract.openCheckout, { ...on(other.id), body: { amount: 1200 } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    callAs(program, behind, billingContract.bills, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('who has an account finds the bill in their space; a paid one opens nothing to pay', async () => {
  const paul = await someone('a hash')
  const bill = await aBill(program, admin, { client: tenant.name, user: paul.id })
  expect(await mailOf(bill.id, paul.mail)).toMatch(/\/bills\//)
  const anne = await someone(null)
  const paid = await aBill(program, admin, { client: tenant.name, user: anne.id })
  await callAs(program, admin, contract.recordPayment, {
    ...on(paid.id),
    body: { amount: 1200, mode: 'cheque', paid_on: dayInZone(new Date(), 'Europe/Paris'), reference: '', is_receipt_sent: false },
  })
  expect(await mailOf(paid.id, anne.mail)).not.toContain('lien-sms')
})
