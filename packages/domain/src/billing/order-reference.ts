import * as z from 'zod/mini'
import type { Sentence } from '../kernel/sentence.ts'

/** The number a company wants on every invoice made to it: of its purchase order, or of its commitment where it is billed through Chorus Pro. */
export const orderReference = z.enum(['purchaseOrder', 'commitment'])
export type OrderReference = z.output<typeof orderReference>

export const orderReferenceNames: Readonly<Record<OrderReference, Sentence>> = {
  purchaseOrder: { fr: 'Numéro de bon de commande', en: 'Purchase order number' },
  commitment: { fr: 'Numéro d’engagement (Chorus Pro)', en: 'Commitment number (Chorus Pro)' },
}

/** What a company asks of whoever orders on its account; null when it asks nothing. */
export const requiredOrderReference = (company: {
  needs_purchase_order: boolean
  needs_chorus_commitment: boolean
}): OrderReference | null => {
  if (company.needs_chorus_commitment) return 'commitment'
  return company.needs_purchase_order ? 'purchaseOrder' : null
}
