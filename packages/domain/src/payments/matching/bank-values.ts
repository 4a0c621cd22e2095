import { foldText } from '../../kernel/fold-text.ts'

const most = 100_000_000_00

function centsOf(sign: string, whole: string, part: string): number | undefined {
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (cents > most) return undefined
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** A sum as banks write it in tables (`1 234,56`, `1.234,56 €`, `-12.50`), in cents; below zero when money went out. Undefined when it is no sum. */
export function bankAmount(text: string): number | undefined {
  const bare = text
    .replace(/[\s\u00A0\u202F'’]|€|EUR/gi, '')
    .replace(/^\+/, '')
    .replace('\u2212', '-')
  // Thousands are parted by one sign, which is not the one before the cents.
  const [, sign = '', first = '', groups = '', comma = '', part = ''] = /^(-?)(\d+)((?:[.,]\d{3})*?)(?:([.,])(\d{1,2}))?$/.exec(bare) ?? []
  const parting = new Set(groups.replace(/\d/g, ''))
  if (first === '' || parting.size > 1 || (comma !== '' && parting.has(comma)) || (groups !== '' && first.length > 3)) return undefined
  return centsOf(sign, first + groups.replace(/\D/g, ''), part)
}

/** A sum as CAMT and OFX write it: no thousands, zeros allowed after the cents. Cents; undefined when it is no sum. */
export function markupAmount(text: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d{1,12})(?:[.,](\d{0,2})0*)?$/.exec(text.trim()) ?? []
  return whole === '' ? undefined : centsOf(sign, whole, part)
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false

/** A day as banks write it (`31/12/2031`, `31/12/31`, `2031-12-31`, `20311231`, hours left out), as 'YYYY-MM-DD'; undefined when it is none. */
export function bankDay(text: string): string | undefined {
  const [, date, month, year = ''] = /^(\d{2})[/.-](\d{2})[/.-](\d{2}|\d{4})(?!\d)/.exec(text.trim()) ?? []
  if (date) return [`${year.length === 2 ? `20${year}` : year}-${month}-${date}`].find(isDay)
  const [, y, m, d] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text.trim()) ?? []
  return y ? [`${y}-${m}-${d}`].find(isDay) : undefined
}

/** What the columns of a statement are called, the best name first; compared without case, accents, signs and currency. */
const headings = {
  paid_on: [
    'date de valeur',
    'date valeur',
    'value date',
    'date operation',
    'date de l operation',
    'date d operation',
    'date comptable',
    'date de comptabilisation',
    'date',
    'booking date',
  ],
  amount: ['montant', 'montant de l operation', 'amount'],
  credit: ['credit', 'montant credit', 'recette', 'recettes'],
  debit: ['debit', 'montant debit', 'depense', 'depenses'],
  payer: ['contrepartie', 'nom de la contrepartie', 'emetteur', 'donneur d ordre', 'tiers', 'nom', 'payeur', 'payer', 'counterparty'],
  label: [
    'libelle',
    'libelle operation',
    'libelle de l operation',
    'libelle complet',
    'libelle simplifie',
    'nature de l operation',
    'description',
    'label',
  ],
  reference: ['reference', 'ref', 'reference client', 'motif', 'informations complementaires', 'commentaire', 'detail', 'communication'],
  bank_reference: ['reference banque', 'reference bancaire', 'identifiant', 'id', 'numero d operation', 'transaction id'],
  currency: ['devise', 'currency'],
} as const
export type BankColumn = keyof typeof headings

const headingWords = (text: string): string =>
  foldText(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/ (eur|euros|euro|en euros)$/, '')

/** Where each column of a statement is, by its heading; undefined when the row names no day or no amount: it is above the headings. */
export function bankColumns(cells: readonly string[]): Partial<Record<BankColumn, number>> | undefined {
  const found = cells.map(headingWords)
  const columns = Object.fromEntries(
    Object.entries(headings).flatMap(([column, names]) => {
      const name = names.find((one) => found.includes(one))
      return name === undefined ? [] : [[column, found.indexOf(name)]]
    }),
  ) as Partial<Record<BankColumn, number>> // keys of `headings`
  return columns.paid_on !== undefined && (columns.amount !== undefined || columns.credit !== undefined) ? columns : undefined
}
