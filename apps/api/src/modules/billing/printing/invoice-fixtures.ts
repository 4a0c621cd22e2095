import { billPrintWords, paymentTermWords } from '@kxo/domain/billing/bill-legal'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { type InvoiceDocument, type InvoiceInput, invoiceDocument } from './invoice-document.ts'
import type { BillLine, BillParty } from './priced-document.ts'
import type { BillLabels } from './priced-print.ts'

/** Fictitious parties and invoices for the tests and the benchmark of this module. */
export const frenchLabels = Object.fromEntries(Object.entries(billPrintWords).map(([key, sentence]) => [key, sentence.fr])) as BillLabels
export const englishLabels = Object.fromEntries(Object.entries(billPrintWords).map(([key, sentence]) => [key, sentence.en])) as BillLabels

export const seller: BillParty = {
  name: 'Atelier des Savoirs SAS',
  legal_mention: 'SAS au capital de 20\u202F000\u00A0€ – RCS Nantes',
  siren: '123456782',
  siret: '12345678200010',
  vat_number: 'FR11123456782',
  address: { lines: ['12 rue de la Fosse', 'Bâtiment B'], postal_code: '44000', city: 'Nantes', country_code: 'FR', country: 'France' },
  electronic_address: { scheme: '0225', value: '123456782' },
}

export const companyBuyer: BillParty = {
  name: 'Société L’Œuvre & Fils <SARL>',
  legal_mention: null,
  siren: '987654324',
  siret: null,
  vat_number: null,
  address: { lines: ['5 avenue du Maréchal-Foch'], postal_code: '69006', city: 'Lyon', country_code: 'FR', country: 'France' },
  electronic_address: { scheme: '0225', value: '987654324' },
}

export const consumerBuyer: BillParty = {
  ...companyBuyer,
  name: 'Zoé Lefèvre',
  siren: null,
  electronic_address: { scheme: 'EM', value: 'zoe.lefevre@example.org' },
}

const terms = {
  recovery_fee: paymentTermWords.recovery_fee.fr,
  late_penalty: paymentTermWords.late_penalty.fr,
  early_discount: paymentTermWords.early_discount.fr,
}
const consumerTerms = { ...terms, recovery_fee: paymentTermWords.consumer.fr, late_penalty: paymentTermWords.consumer.fr }

export const lineOf = (name: string, quantity: number, euros: number, more: Partial<BillLine> = {}): BillLine => ({
  name,
  description: null,
  unit: 'unit',
  quantity: quantity * 10_000,
  unit_price: unitPriceOf(euros * 100),
  discount: 0,
  discount_type: 'percent',
  vat_rate: 2000,
  vat_reason: null,
  ...more,
})

const course = lineOf('Excel avancé', 3, 450, {
  description: '2 jours, 14\u202Fh – Élodie Œuvrard, Marc Noël, Inès Garcia',
  vat_rate: 0,
  vat_reason: 'training_exempt',
})
const room = lineOf('Location de salle', 2, 120, { unit: 'day' })

export const mixedInput: InvoiceInput = {
  kind: 'invoice',
  number: 'FA-2026-000123',
  issue_date: '2026-11-20',
  due_date: '2026-12-20',
  operation: 'services',
  seller,
  buyer: companyBuyer,
  lines: [course, room],
  discount: null,
  service: { start: '2026-11-17', end: '2026-11-18' },
  purchase_order: 'BC-4512',
  contract_reference: null,
  notes: ['Déclaration d’activité enregistrée sous le numéro 52441234567 auprès du préfet de région des Pays de la Loire'],
  deposits: [],
  payments: [],
  rounding: 0,
  preceding: [],
  delivery_address: null,
  vat_due: 'payment',
  terms,
  bank: { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPNTE', reference: 'FA-2026-000123' },
}

const invoice = (changes: Partial<InvoiceInput>): InvoiceDocument => invoiceDocument({ ...mixedInput, ...changes })

export const invoiceFixtures = {
  /** 3 × 450.00 exempt and 2 × 120.00 at 20 %: 1 638.00 (INV-41). */
  mixed: invoice({}),
  paid: invoice({ payments: [{ date: '2026-11-20', amount: 163_800 }], due_date: null }),
  discount: invoice({ discount: { discount: 1000, discount_type: 'percent', label: 'Remise fidélité 10\u00A0%' } }),
  lineDiscount: invoice({ lines: [course, { ...room, discount: 2000, discount_type: 'euro' }] }),
  exempt: invoice({ lines: [course], seller: { ...seller, vat_number: null } }),
  franchise: invoice({ lines: [{ ...course, vat_reason: 'franchise' }], seller: { ...seller, vat_number: null, legal_mention: 'EI' } }),
  outOfScope: invoice({ lines: [lineOf('Indemnité forfaitaire de recouvrement', 1, 40, { vat_rate: 0, vat_reason: 'out_of_scope' })] }),
  debits: invoice({ vat_due: 'invoice' }),
  consumer: invoice({
    buyer: consumerBuyer,
    terms: consumerTerms,
    purchase_order: null,
    notes: ['Médiateur de la consommation\u00A0: Médiation des Savoirs, 44000 Nantes'],
  }),
  /** A price of 99.99 with tax that no HT price reaches (INV-42 b). */
  taxIncluded: invoice({ lines: [lineOf('Billet', 1, 83.33)], rounding: -1, buyer: consumerBuyer, terms: consumerTerms }),
  /** The same, paid as it is issued: 99.99 is the total itself, its tax 16.66 (INV-42 a, BR-FR-CO-09). */
  taxIncludedPaid: invoice({
    lines: [lineOf('Billet', 1, 83.33)],
    rounding: -1,
    buyer: consumerBuyer,
    terms: consumerTerms,
    payments: [{ date: '2026-11-20', amount: 9999 }],
    due_date: null,
  }),
  /** 30 % of 1 200.00 HT: 360.00 + 72.00 (INV-48). */
  deposit: invoice({
    kind: 'deposit',
    number: 'FA-2026-000120',
    issue_date: '2026-11-01',
    due_date: '2026-11-15',
    lines: [lineOf('Acompte de 30\u00A0% sur «\u00A0Management\u00A0»', 1, 360)],
  }),
  final: invoice({
    lines: [lineOf('Management', 1, 1200)],
    deposits: [
      {
        number: 'FA-2026-000120',
        issue_date: '2026-11-01',
        total_ht: 36_000,
        total_ttc: 43_200,
        taxes: [{ category: 'S', vat_rate: 2000, basis: 36_000, tax: 7_200 }],
      },
    ],
    preceding: [{ number: 'FA-2026-000120', issue_date: '2026-11-01' }],
  }),
  credit: invoice({
    kind: 'credit',
    number: 'AV-2026-000007',
    due_date: null,
    bank: null,
    preceding: [{ number: 'FA-2026-000120', issue_date: '2026-11-01' }],
  }),
  /** All of 99.99, that no HT price reaches. */
  creditRounded: invoice({
    kind: 'credit',
    number: 'AV-2026-000008',
    due_date: null,
    bank: null,
    lines: [lineOf('Billet', 1, 83.33)],
    rounding: -1,
    preceding: [{ number: 'FA-2026-000120', issue_date: '2026-11-01' }],
  }),
} as const

export const letterheadOf = (document: { number: string }, logo: string | null = null): Letterhead => ({
  locale: 'fr',
  title: `Facture ${document.number}`,
  reference: document.number,
  color: '#0b6e5f',
  issuer: { name: seller.name, lines: ['12 rue de la Fosse, 44000 Nantes', '02 40 00 00 00 · bonjour@atelier.example'], logo },
  legal: [
    'Atelier des Savoirs SAS au capital de 20\u202F000\u00A0€ – 12 rue de la Fosse, 44000 Nantes – SIRET 123\u202F456\u202F782\u202F00010 – TVA FR11123456782',
  ],
  page_word: 'Page',
  watermark: null,
})
