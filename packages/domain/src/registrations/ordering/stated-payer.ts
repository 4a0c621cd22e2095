import * as z from 'zod/mini'
import { orderReference } from '../../billing/order-reference.ts'
import { payerKind } from './payer.ts'

/** Who pays a registration, as it was said. */
export const StatedPayer = z.object({
  payer: payerKind.wire,
  /** Whether it is the company of the person, and which otherwise. */
  is_own_company: z.boolean(),
  company_name: z.nullable(z.string()),
  siret: z.nullable(z.string()),
  funder: z.nullable(z.string()),
  funder_number: z.nullable(z.string()),
  is_subrogated: z.boolean(),
  purchase_order: z.nullable(z.string()),
  /** The number the company that pays wants on its bills. */
  order_asked: z.nullable(orderReference),
})
export type StatedPayer = z.output<typeof StatedPayer>
