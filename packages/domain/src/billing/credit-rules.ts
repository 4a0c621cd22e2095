import { allocate, percentOf } from '../kernel/decimals.ts'
import type { TaxedBase } from '../kernel/totals.ts'

/** A line of a bill with what it comes to without tax, in cents, before the discount of the whole bill. */
export type CreditableLine = { id: number; amount_ht: number } & Pick<TaxedBase, 'category' | 'vat_rate'>
/** A part of a line, in cents without tax. */
export type CreditedAmount = { line: number; amount_ht: number }

/** What may still be credited of a bill: without tax on each line, base and tax on each rate (INV-12). */
export type Creditable = { lines: { line: CreditableLine; left: number }[]; groups: TaxedBase[] }

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const isSameRate = (one: Pick<TaxedBase, 'category' | 'vat_rate'>, other: Pick<TaxedBase, 'category' | 'vat_rate'>) =>
  one.category === other.category && one.vat_rate === other.vat_rate
/** Whether a part is nothing or goes the way of the whole, without going beyond it. */
const isPartOf = (part: number, whole: number) => (whole < 0 ? part <= 0 && part >= whole : part >= 0 && part <= whole)

/** What remains of the groups once others are taken off. */
export const groupsLeft = (groups: readonly TaxedBase[], taken: readonly TaxedBase[]): TaxedBase[] =>
  groups.map(({ category, vat_rate, basis, tax }) => {
    const same = taken.filter((group) => isSameRate(group, { category, vat_rate }))
    return { category, vat_rate, basis: basis - sum(same.map((group) => group.basis)), tax: tax - sum(same.map((group) => group.tax)) }
  })

/** Whether a final invoice sells at each rate all that its deposits were invoiced for: it could not be credited for what it does not say (INV-48). */
export const holdsDeposits = (groups: readonly TaxedBase[], deposits: readonly TaxedBase[]): boolean =>
  deposits.every((deposit) => groups.some((group) => isSameRate(group, deposit))) &&
  groupsLeft(groups, deposits).every(
    ({ category, vat_rate, basis, tax }) =>
      !deposits.some((deposit) => isSameRate(deposit, { category, vat_rate })) || (basis >= 0 && tax >= 0),
  )

/**
 * What may still be credited: of each line its share of the document discount and of the deposits deducted is taken off, then what former
 * credit notes gave back of it; of each rate likewise.
 */
export function creditableOf(bill: {
  lines: readonly CreditableLine[]
  groups: readonly TaxedBase[]
  deposits: readonly TaxedBase[]
  credits: readonly { lines: readonly CreditedAmount[]; groups: readonly TaxedBase[] }[]
}): Creditable {
  const charged = groupsLeft(bill.groups, bill.deposits)
  const left = new Map<number, number>()
  for (const group of charged) {
    const members = bill.lines.filter((line) => isSameRate(line, group))
    const nets = members.map((line) => line.amount_ht)
    const shares = allocate(sum(nets) - group.basis, nets)
    for (const [index, line] of members.entries()) left.set(line.id, line.amount_ht - shares[index]!)
  }
  for (const { line, amount_ht } of bill.credits.flatMap((credit) => credit.lines)) left.set(line, (left.get(line) ?? 0) - amount_ht)
  return {
    lines: bill.lines.map((line) => ({ line, left: left.get(line.id) ?? 0 })),
    groups: groupsLeft(
      charged,
      bill.credits.flatMap((credit) => credit.groups),
    ),
  }
}

/**
 * The tax a base gives back: what is left of the tax, less that of the base that stays. A sequence of credit notes so never gives back more
 * tax than was invoiced, and the last one gives back all of it, where a rounding of each could not (INV-12).
 */
export function creditedTax({ groups }: Creditable, credited: Omit<TaxedBase, 'tax'>): number {
  const left = groups.find((group) => isSameRate(group, credited))
  if (!left) return 0
  const tax = left.tax - percentOf(left.basis - credited.basis, left.vat_rate)
  return left.tax < 0 ? Math.min(0, Math.max(left.tax, tax)) : Math.max(0, Math.min(left.tax, tax))
}

/** The bases and taxes that parts of lines give back. */
export function creditedGroups(creditable: Creditable, amounts: readonly CreditedAmount[]): TaxedBase[] {
  return creditable.groups.flatMap((left) => {
    const ids = new Set(creditable.lines.filter(({ line }) => isSameRate(line, left)).map(({ line }) => line.id))
    const members = amounts.filter(({ line }) => ids.has(line))
    if (members.length === 0) return []
    const group = { category: left.category, vat_rate: left.vat_rate, basis: sum(members.map(({ amount_ht }) => amount_ht)) }
    return [{ ...group, tax: creditedTax(creditable, group) }]
  })
}

/** Whether parts of lines stay within what is left: of each rate and of the whole bill, in base, in tax and in all. */
function fits(creditable: Creditable, amounts: readonly CreditedAmount[]): boolean {
  const groups = creditedGroups(creditable, amounts)
  const isWithin = (read: (group: TaxedBase) => number) => isPartOf(sum(groups.map(read)), sum(creditable.groups.map(read)))
  return (
    groups.every((group) => {
      const left = creditable.groups.find((one) => isSameRate(one, group))
      return left !== undefined && isPartOf(group.basis, left.basis)
    }) &&
    isWithin(({ basis }) => basis) &&
    isWithin(({ tax }) => tax) &&
    isWithin(({ basis, tax }) => basis + tax)
  )
}

/** The most that may be credited of a line beside other parts, in cents without tax; nothing of a line that lessens the bill. */
export function mostCreditable(creditable: Creditable, line: number, beside: readonly CreditedAmount[] = []): number {
  const taken = sum(beside.filter((one) => one.line === line).map(({ amount_ht }) => amount_ht))
  const left = (creditable.lines.find((one) => one.line.id === line)?.left ?? 0) - taken
  let [least, most] = [0, Math.max(0, left)]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(creditable, [...beside, { line, amount_ht: middle }])) least = middle
    else most = middle - 1
  }
  return least
}

/** Every part that is left, the lines that lessen the bill with the others. */
export const allCreditable = ({ lines }: Creditable): CreditedAmount[] =>
  lines.flatMap(({ line, left }) => (left === 0 ? [] : [{ line: line.id, amount_ht: left }]))

/** Whether parts of lines leave nothing to credit on any rate. */
export const creditsAll = (creditable: Creditable, amounts: readonly CreditedAmount[]): boolean =>
  groupsLeft(creditable.groups, creditedGroups(creditable, amounts)).every(({ basis, tax }) => basis === 0 && tax === 0)
