import { describe, expect, it, test } from 'vitest'
import { isSamePayer, type OpenBill, openBills } from './propose-bills.ts'
import { provisionalReference, transferReference } from './transfer-reference.ts'

const bill = (id: number, to_be_paid: number, more: Partial<OpenBill> = {}): OpenBill => ({
  id,
  number: `FA-2031-${String(id).padStart(6, '0')}`,
  payer: 'Atlas Conseil SARL',
  payer_key: 'atlas',
  to_be_paid,
  registration_id: 900 + id,
  issue_date: '2031-01-05',
  due_date: '2031-02-05',
  ...more,
})
const line = (left: number, label: string, more: object = {}) => ({ left, label, paid_on: '2031-02-01', payer: '', reference: '', ...more })
const bills = [bill(1, 12_000), bill(12, 45_000), bill(7, 30_000, { payer: 'Jeanne Martin', payer_key: 'jeanne' })]
const propose = openBills(bills)

describe('a bill named by its number', () => {
  test.each([
    'VIR ATLAS FA-2031-000012',
    'fa 2031 000012 merci',
    'FACTURE FA2031000012',
    'REF:FA.2031/000012/ATLAS',
    'Paiement FA-2031-000012 12/01',
  ])('%s', (label) => {
    expect(propose(line(45_000, label))).toEqual({ level: 'sure', reason: 'numberAndAmount', shares: [{ bill: 12, amount: 45_000 }] })
  })

  it('is not the beginning of a longer number, nor the end of another', () => {
    expect(propose(line(99, 'FA-2031-0000123'))).toBeNull()
    expect(propose(line(99, 'XFA-2031-000012'))).toBeNull()
  })

  it('is likely with less than is due, and to check with more: only what is due is proposed', () => {
    expect(propose(line(20_000, 'FA-2031-000012'))).toMatchObject({ level: 'probable', reason: 'numberLess', shares: [{ amount: 20_000 }] })
    expect(propose(line(50_000, 'FA-2031-000012'))).toMatchObject({ level: 'toCheck', reason: 'numberMore', shares: [{ amount: 45_000 }] })
  })

  it('pays several bills of one payer when their sum is the amount', () => {
    expect(propose(line(57_000, 'FA-2031-000001 et FA-2031-000012'))).toEqual({
      level: 'sure',
      reason: 'numbersAndAmount',
      shares: [
        { bill: 1, amount: 12_000 },
        { bill: 12, amount: 45_000 },
      ],
    })
    expect(propose(line(42_000, 'FA-2031-000001 FA-2031-000007'))).toMatchObject({ level: 'toCheck', reason: 'numbersDiffer' })
  })

  it('is found by the reference shown before it was issued', () => {
    expect(propose(line(45_000, 'VIR', { reference: 'R-912' }))).toMatchObject({ level: 'sure', shares: [{ bill: 12 }] })
    expect(transferReference({ id: 3, number: null, registration_id: 912 })).toBe('R-912')
    expect(transferReference({ id: 3, number: 'FA-1', registration_id: 912 })).toBe('FA-1')
    expect(provisionalReference({ id: 3, registration_id: null })).toBe('R-3')
  })
})

describe('a line that names no bill', () => {
  it('is likely by its payer and its exact amount', () => {
    expect(propose(line(30_000, '', { payer: 'MME MARTIN JEANNE' }))).toMatchObject({ level: 'probable', reason: 'payerAndAmount' })
    expect(propose(line(30_000, 'VIR SEPA MARTIN JEANNE'))).toMatchObject({ level: 'probable', reason: 'payerAndAmount' })
  })

  it('is to check by its amount alone, and never pays what was invoiced later', () => {
    expect(propose(line(30_000, 'VIR DUPONT'))).toEqual({ level: 'toCheck', reason: 'amountAlone', shares: [{ bill: 7, amount: 30_000 }] })
    expect(propose(line(30_000, 'VIR DUPONT', { paid_on: '2031-01-04' }))).toBeNull()
  })

  it('of several of the same amount, takes the nearest due date', () => {
    const twins = openBills([bill(1, 500, { due_date: '2031-05-01' }), bill(2, 500, { due_date: '2031-02-03' })])
    expect(twins(line(500, 'VIR', { payer: 'ATLAS CONSEIL' }))).toMatchObject({
      level: 'toCheck',
      reason: 'payerAndOneAmount',
      shares: [{ bill: 2 }],
    })
    expect(twins(line(500, 'VIR'))).toMatchObject({ level: 'toCheck', reason: 'amountAmong', shares: [{ bill: 2 }] })
  })

  it('by its payer alone is to check; by nothing, proposes nothing', () => {
    expect(propose(line(777, 'VIR', { payer: 'Atlas Conseil' }))).toMatchObject({ level: 'toCheck', reason: 'payerAlone' })
    expect(propose(line(777, 'REMBOURSEMENT URSSAF'))).toBeNull()
  })
})

test('a payer is known by two words of three, cut or not, without titles and legal forms', () => {
  expect(isSamePayer('SARL ATLAS CONSEI', 'Atlas Conseil SARL')).toBe(true)
  expect(isSamePayer('M. JEAN DUPONT', 'Jean Martin')).toBe(false)
  expect(isSamePayer('SARL', 'SARL')).toBe(false)
  expect(isSamePayer('Éléonore Lévêque', 'ELEONORE LEVEQUE')).toBe(true)
})
