import type { AmountLine, Discount, Totals } from '@kxo/domain/kernel/totals'

export type PostalAddress = { lines: string[]; postal_code: string; city: string; country_code: string; country: string }

/** BT-34 and BT-49: a SIREN in the French directory, or an e-mail address for a private person. */
export type ElectronicAddress = { scheme: '0225' | 'EM'; value: string }

export type BillParty = {
  name: string
  /** Legal form, capital and register of a company, or "EI" (BT-33). */
  legal_mention: string | null
  siren: string | null
  siret: string | null
  vat_number: string | null
  address: PostalAddress
  electronic_address: ElectronicAddress | null
}

export type BillLine = AmountLine & { name: string; description: string | null; unit: 'unit' | 'hour' | 'day' }

/** Calendar days; a single day has the same start and end. */
export type ServicePeriod = { start: string; end: string }

/** What invoices and quotes share. Days are `YYYY-MM-DD`, amounts integer cents, quantities and prices as in totals.ts. */
export type PricedDocument = {
  number: string
  issue_date: string
  operation: 'goods' | 'services' | 'mixed'
  seller: BillParty
  buyer: BillParty
  lines: BillLine[]
  /** Document discount and the words that name it. */
  discount: (Discount & { label: string }) | null
  totals: Totals
  service: ServicePeriod | null
  purchase_order: string | null
  /** Service of a public buyer (BT-10); absent from what was frozen before it was known. */
  buyer_reference?: string | null
  /** Whether the purchase order is the commitment number of a public buyer (EXT-21). */
  is_commitment?: boolean
  contract_reference: string | null
  /** Further mentions as finished sentences: activity declaration number (FOR-03), learners, mediator… */
  notes: string[]
}
