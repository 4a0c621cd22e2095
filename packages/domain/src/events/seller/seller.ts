import * as z from 'zod/mini'
import { paymentMeans } from '../../tenants/settings/params.ts'

/** Who sells a place, as the law wants a consumer told before they order (PRV-54: C. conso. L221-5). */
export const Seller = z.object({
  /** With its legal form. */
  name: z.string(),
  capital: z.string(),
  registry: z.string(),
  siret: z.string(),
  vat_number: z.nullable(z.string()),
  address: z.string(),
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Name and address of the mediator of consumption; empty while none is written. */
  mediator: z.string(),
  means: z.array(z.enum(paymentMeans)),
})
export type Seller = z.output<typeof Seller>

/** Whether a consumer may withdraw: dated leisure has no right of withdrawal, a training and what has no date have one (PRV-51: L221-18 and L221-28). */
export const hasWithdrawalRight = ({ is_training, start_date }: { is_training: boolean; start_date: Date | null }): boolean =>
  is_training || start_date === null
