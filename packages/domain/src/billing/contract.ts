import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredLines, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { BillDetail, BillRow, DraftBody } from './bill-shape.ts'
import { billCategory } from './category.ts'
import { hasPostalCode, payerAddressShape } from './payer-address.ts'
import { billStatus } from './status.ts'

const inClientWithCode = z.object({ client: z.string(), code: shortText(40) })
const exports = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const whose = {
  /** `me`: one's own; a referent's answer holds the company's too. */
  recipient: z.optional(z.union([z.literal('me'), wire.id])),
  company: z.optional(wire.id),
  event: z.optional(wire.id),
}
const Done = z.object({ done: z.literal(true) })
/** A company pays when it is named. */
const payer = { user: z.optional(wire.id), company: z.optional(wire.id) }
const PayerAddressRead = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  address_complement: z.nullable(z.string()),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  country: z.string(),
  is_complete: wire.flag,
  is_editable: wire.flag,
})

export const billingContract = {
  bills: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/',
    summary: 'Bills and credit notes the caller may see',
    params: inClient,
    query: z.object({
      ...listQuery,
      ...whose,
      category: z.optional(billCategory.wire),
      status: z.optional(billStatus.wire),
      /** Issued, with something left to pay. */
      is_due: z.optional(wire.flag),
    }),
    response: listOf(BillRow),
    streams: exports,
  }),
  billTotals: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/totals/',
    summary: 'What was billed, paid, is due and is late, by age',
    params: inClient,
    query: z.object(whose),
    response: z.object({
      billed: wire.money,
      paid: wire.money,
      paid_this_year: wire.money,
      due: wire.money,
      late: wire.money,
      late_30: wire.money,
      late_60: wire.money,
      late_more: wire.money,
    }),
  }),
  bill: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/:code/',
    summary: 'A bill by its number or its id',
    params: inClientWithCode,
    response: BillDetail,
  }),
  draftBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/',
    summary: 'Write a draft: no number is taken',
    params: inClient,
    body: DraftBody,
    response: BillDetail,
    status: 201,
  }),
  changeDraft: endpoint({
    method: 'PATCH',
    path: '/clients/:client/bills/:id/',
    summary: 'Write a draft again; an issued bill is refused',
    params: inClientWithId,
    body: DraftBody,
    response: BillDetail,
  }),
  removeDraft: endpoint({
    method: 'DELETE',
    path: '/clients/:client/bills/:id/',
    summary: 'Throw a draft away; an issued bill is refused',
    params: inClientWithId,
    response: Done,
  }),
  duplicateBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/copy/',
    summary: 'A new draft with the lines and payer of this bill',
    params: inClientWithId,
    response: BillDetail,
    status: 201,
  }),
  replaceBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/replacement/',
    summary: 'Credit an issued bill in full and write a draft in its place, at once',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(500) }),
    response: BillDetail,
    status: 201,
    stale: ['bills', 'events', 'guests'],
  }),
  issueBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/issue/',
    summary: 'Take the next number and freeze the bill; it is printed and sent',
    params: inClientWithId,
    body: z.object({
      issue_date: z.optional(wire.day),
      is_sent: z._default(z.optional(wire.flag), true),
      /** Why it is issued although its funder would not pay it all (FOR-50). */
      reason: z.optional(requiredLines(500)),
    }),
    response: BillDetail,
  }),
  creditBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/credit/',
    summary: 'Issue a credit note, on everything left or on some lines',
    params: inClientWithId,
    body: z.object({
      reason: requiredLines(500),
      /** Amounts without tax, per line; nothing credits all that is left. */
      lines: z.optional(wire.json(z.array(z.object({ line: wire.id, amount_ht: wire.money.check(z.positive()) })).check(z.maxLength(200)))),
    }),
    response: BillDetail,
    status: 201,
  }),
  sendBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/sending/',
    summary: 'Send an issued bill again',
    params: inClientWithId,
    response: Done,
    status: 202,
  }),
  billPdf: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/:id/pdf/',
    summary: 'The stored PDF of an issued bill, byte for byte',
    params: inClientWithId,
    streams: ['application/pdf'],
    // A file that changed is not served, and an alarm is written.
    writes: true,
  }),
  billXml: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/:id/xml/',
    summary: 'The stored Factur-X XML of an issued bill',
    params: inClientWithId,
    streams: ['application/xml'],
    writes: true,
  }),
  billUsers: endpoint({
    method: 'GET',
    path: '/bill-users/',
    summary: 'The people a bill concerns',
    query: z.object({ id: wire.id }),
    response: z.array(z.object({ id: wire.id, first_name: z.string(), last_name: z.string(), mail: z.string() })),
  }),
  updateBill: endpoint({
    method: 'POST',
    path: '/update-bill/',
    summary: 'Change the payer’s purchase order or due date of a draft',
    body: z.object({
      bill_id: wire.id,
      purchase_order: z.optional(shortText(50)),
      due_date: z.optional(wire.day),
    }),
    response: BillDetail,
  }),
  payerAddress: endpoint({
    method: 'GET',
    path: '/clients/:client/payer-address/',
    summary: 'Where a person or a company is invoiced, and whether that is enough to issue',
    access: 'link',
    params: inClient,
    query: z.object(payer),
    response: PayerAddressRead,
  }),
  changePayerAddress: endpoint({
    method: 'POST',
    path: '/clients/:client/payer-address/',
    summary: 'Say where a person or a company is invoiced; their record keeps it',
    access: 'link',
    params: inClient,
    body: z.object({ ...payerAddressShape, ...payer }).check(hasPostalCode),
    response: PayerAddressRead,
  }),
}
