import * as z from 'zod/mini'
import { agreementLacks } from '../../billing/agreements/agreement.ts'
import { funderStatus } from '../../billing/agreements/funder-status.ts'
import { billStatus } from '../../billing/status.ts'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** Somebody a funding body is asked to pay for: where its answer stands, and what is billed to whom (FOR-50, FOR-51). */
export const FundedPerson = z.object({
  id: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  manual_status: funderStatus.wire,
  funder: z.nullable(z.string()),
  funder_number: z.nullable(z.string()),
  is_subrogated: z.boolean(),
  agreed_ht: z.nullable(wire.money),
  /** The days the agreement covers. */
  agreed_from: z.nullable(wire.day),
  agreed_until: z.nullable(wire.day),
  /** Why it does not pay for these dates. */
  lack: z.nullable(z.enum(agreementLacks)),
  company_name: z.nullable(z.string()),
  bills: z.array(
    z.object({
      id: wire.id,
      number: z.nullable(z.string()),
      status: billStatus.wire,
      recipient: z.string(),
      amount: wire.money,
      /** Nobody there receives it: neither a referent nor an address for bills. */
      is_unaddressed: z.boolean(),
      /** Why its funder would not pay it all, while it is a draft. */
      lack: z.nullable(z.enum(agreementLacks)),
    }),
  ),
})
export type FundedPerson = z.output<typeof FundedPerson>

export const fundingContract = {
  board: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/funding/',
    summary: 'The people of an event a funding body is asked to pay for, with what is billed to whom',
    params: inClientWithId,
    response: z.array(FundedPerson),
  }),
}
