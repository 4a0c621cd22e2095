import { expect, test } from 'vitest'
import type { InvoiceDocument } from '../printing/invoice-document.ts'
import { invoiceFixtures } from '../printing/invoice-fixtures.ts'
import { brokenRulesOf } from './broken-rules-of.ts'

const { mixed, paid, final, credit, deposit, consumer } = invoiceFixtures

test.each(Object.entries(invoiceFixtures))('the invoice "%s" breaks no rule', (_, document) => {
  expect(brokenRulesOf(document)).toEqual([])
})

const totals = (changes: Partial<InvoiceDocument['totals']>, base: InvoiceDocument = mixed): InvoiceDocument => ({
  ...base,
  totals: { ...base.totals, ...changes },
})
const [exempt, taxed] = mixed.totals.groups as [InvoiceDocument['totals']['groups'][number], InvoiceDocument['totals']['groups'][number]]
const [first, ...others] = mixed.lines as [InvoiceDocument['lines'][number], ...InvoiceDocument['lines']]
const seller = (changes: Partial<InvoiceDocument['seller']>): InvoiceDocument => ({ ...mixed, seller: { ...mixed.seller, ...changes } })
const buyer = (changes: Partial<InvoiceDocument['buyer']>, base: InvoiceDocument = mixed): InvoiceDocument => ({
  ...base,
  buyer: { ...base.buyer, ...changes },
})

const exported = totals({ groups: [{ ...exempt, category: 'G', reasons: ['export'], allowance: 100 }] })

const seeded: [rule: string, document: InvoiceDocument][] = [
  ['BR-06', seller({ name: '' })],
  ['BR-07', buyer({ name: '' })],
  ['BR-09', seller({ address: { ...mixed.seller.address, country_code: 'France' } })],
  ['BR-11', buyer({ address: { ...mixed.buyer.address, country_code: '' } })],
  ['BR-16', { ...mixed, lines: [] }],
  ['BR-25', { ...mixed, lines: [{ ...first, name: ' ' }, ...others] }],
  ['BR-27', { ...mixed, lines: [{ ...first, unit_price: -1 }, ...others] }],
  ['BR-29', { ...mixed, service: { start: '2026-11-18', end: '2026-11-17' } }],
  ['BR-50', { ...mixed, bank: { iban: ' ', bic: null, reference: 'x' } }],
  ['BR-55', { ...credit, preceding: [{ number: '', issue_date: '2026-11-01' }] }],
  ['BR-CO-10', totals({ sum_lines: mixed.totals.sum_lines + 1 })],
  ['BR-CO-11', totals({ allowances: 1 })],
  ['BR-CO-13', totals({ total_ht: mixed.totals.total_ht + 1 })],
  ['BR-CO-14', totals({ total_tax: mixed.totals.total_tax + 1 })],
  ['BR-CO-15', totals({ total_ttc: mixed.totals.total_ttc + 1 })],
  ['BR-CO-16', { ...mixed, due: mixed.due + 1 }],
  ['BR-CO-17', totals({ groups: [exempt, { ...taxed, tax: taxed.tax + 1 }] })],
  ['BR-CO-18', totals({ groups: [] })],
  ['BR-CO-25', { ...mixed, due_date: null }],
  ['BR-CO-26', seller({ siren: null, vat_number: null })],
  ['BR-S-02', seller({ siren: null, vat_number: null })],
  ['BR-S-08', totals({ groups: [exempt, { ...taxed, basis: taxed.basis - 1 }] })],
  ['BR-E-01', totals({ groups: [exempt, exempt, taxed] })],
  ['BR-E-02', seller({ siren: null, vat_number: null })],
  ['BR-E-10', totals({ groups: [{ ...exempt, reasons: [] }, taxed] })],
  ['BR-AE-02', totals({ groups: [{ ...exempt, category: 'AE' }] })],
  ['BR-G-02', { ...exported, seller: { ...exported.seller, vat_number: null } }],
  ['BR-G-03', { ...exported, seller: { ...exported.seller, vat_number: null } }],
  ['BR-O-11', totals({ groups: [{ ...exempt, category: 'O' }, taxed] })],
  ['INV-31', totals({ groups: [{ ...exempt, category: 'Z' }] })],
  ['BR-FR-01/02', { ...mixed, number: 'FA 2026#123' }],
  ['BR-FR-01/02', { ...mixed, number: 'F'.repeat(36) }],
  ['BR-FR-03', { ...mixed, issue_date: '2026-02-30' }],
  ['BR-FR-05', { ...mixed, terms: { ...mixed.terms, late_penalty: '' } }],
  ['BR-FR-09', seller({ siret: '98765432400010' })],
  ['BR-FR-10', seller({ siren: '12345678' })],
  ['BR-FR-12', buyer({ electronic_address: null }, consumer)],
  ['BR-FR-13', seller({ electronic_address: null })],
  ['BR-FR-16', { ...mixed, lines: [{ ...first, vat_rate: 1200 }, ...others] }],
  ['BR-FR-21', buyer({ electronic_address: { scheme: 'EM', value: 'a@example.org' } })],
  ['BR-FR-23/25', seller({ electronic_address: { scheme: '0225', value: '123456782 é' } })],
  ['BR-FR-CO-04', { ...mixed, kind: 'corrective' }],
  ['BR-FR-CO-05', { ...credit, preceding: [] }],
  ['BR-FR-CO-07', { ...mixed, due_date: '2026-11-19' }],
  ['BR-FR-CO-08', { ...final, kind: 'deposit' }],
  ['BR-FR-CO-09', { ...paid, due_date: null }],
  ['BR-FR-CO-09', { ...paid, rounding: -1, prepaid: paid.prepaid - 1 }],
]

test.each(seeded)('INV-56 INV-63 a single fault is seen by %s', (rule, document) => {
  expect(brokenRulesOf(document)).toContain(rule)
})

test('BR-FR-CO-09 a price with tax paid as it is issued is paid exactly: its rounding is in its tax', () => {
  const { totals, prepaid, rounding, due, settlement } = invoiceFixtures.taxIncludedPaid
  expect({ prepaid, rounding, due, settlement }).toEqual({ prepaid: 9999, rounding: 0, due: 0, settlement: 'paid' })
  expect(totals).toMatchObject({ total_ht: 8333, total_tax: 1666, total_ttc: 9999, lines: [{ net: 8333, tax_amount: 1666 }] })
})

test('INV-48 a deposit may be due before its issue', () => {
  expect(brokenRulesOf({ ...deposit, due_date: '2026-10-31' })).toEqual([])
})
