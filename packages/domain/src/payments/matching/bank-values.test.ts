import { expect, test } from 'vitest'
import { bankAmount, bankColumns, bankDay, markupAmount } from './bank-values.ts'

test.each([
  ['1 234,56', 123_456],
  ['1.234,56 €', 123_456],
  ['1,234.56', 123_456],
  ['+12', 1200],
  ['-12.5', -1250],
  ['−3,00', -300],
  ['1\u202F000,00 EUR', 100_000],
  ['0,00', 0],
  ['', undefined],
  ['=1+1', undefined],
  ['12,345,6', undefined],
  ['1.234', 123_400],
  ['1,234.567', undefined],
  ['1e9', undefined],
  ['999999999999', undefined],
])('%s is %s cents', (text, cents) => {
  expect(bankAmount(text)).toBe(cents)
})

test.each([
  ['31/12/2031', '2031-12-31'],
  ['31/12/31', '2031-12-31'],
  ['2031-12-31', '2031-12-31'],
  ['2031-12-31T10:00:00', '2031-12-31'],
  ['20311231120000.000[+1:CET]', '2031-12-31'],
  ['31/02/2031', undefined],
  ['bientôt', undefined],
])('%s is the day %s', (text, day) => {
  expect(bankDay(text)).toBe(day)
})

test('columns are found by their French or English names, whatever their case and currency', () => {
  expect(bankColumns(['Date opération', 'Date valeur', 'Libellé', 'Débit euros', 'Crédit (EUR)'])).toEqual({
    paid_on: 1,
    label: 2,
    debit: 3,
    credit: 4,
  })
  expect(bankColumns(['date', 'description', 'amount', 'currency'])).toEqual({ paid_on: 0, label: 1, amount: 2, currency: 3 })
  expect(bankColumns(['Compte', '12345'])).toBeUndefined()
  expect(bankColumns(['Nom', 'Montant'])).toBeUndefined()
})

test('statements in XML write no thousands, and zeros after the cents', () => {
  expect(['1234.5', '-12,50', '3.10000', '+7', '0.00', '1.234', 'x', ''].map(markupAmount)).toEqual([
    123_450,
    -1250,
    310,
    700,
    0,
    undefined,
    undefined,
    undefined,
  ])
})
