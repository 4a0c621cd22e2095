import { foldText } from '../../kernel/fold-text.ts'
import type { MatchLevel } from './match-level.ts'
import { provisionalReference } from './transfer-reference.ts'

/** A bill something is left to pay on. Cents. */
export type OpenBill = {
  id: number
  number: string
  /** The payer as printed on the bill. */
  payer: string
  /** Bills of one payer, to one issuer, may be paid together. */
  payer_key: string
  to_be_paid: number
  registration_id: number | null
  issue_date: string
  due_date: string | null
}
/** What the bank says of money that came in; `left` is what is not recorded of it yet, in cents. */
export type BankText = { left: number; paid_on: string; payer: string; label: string; reference: string }

/** Why a bill is proposed, in a sentence of its own (`matchingReasons`). */
export type MatchReason =
  | 'numberAndAmount'
  | 'numbersAndAmount'
  | 'numberLess'
  | 'numberMore'
  | 'numbersDiffer'
  | 'payerAndAmount'
  | 'payerAndOneAmount'
  | 'amountAlone'
  | 'amountAmong'
  | 'payerAlone'
export type Proposal = { level: MatchLevel; reason: MatchReason; shares: { bill: number; amount: number }[] }

/** Titles and legal forms tell nobody from anybody. */
const commonWords = new Set(
  'm mr mme mlle madame monsieur maitre me sa sas sasu sarl eurl sci scp selarl snc ste societe cabinet association et de du des le la les vir virement sepa'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !commonWords.has(word))

/** Banks cut names: a word of four letters or more may be the beginning of another. */
const isWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))

/** Whether what the bank calls the payer is the payer of a bill: two words of three at least are found, and never by one first name alone. */
export function isSamePayer(bank: string, payer: string): boolean {
  const [there, own] = [wordsOf(bank), wordsOf(payer)]
  if (own.length === 0 || there.length === 0) return false
  const found = own.filter((word) => there.some((other) => isWord(word, other))).length
  return found >= Math.min(own.length, 2) && found / own.length >= 0.6
}

const bare = (text: string): string => text.replace(/[^0-9A-Za-z]+/g, '').toUpperCase()
/** A number as people copy it, with or without what separates its parts; never the beginning of a longer one. */
const written = (number: string): RegExp =>
  new RegExp(String.raw`(?<![0-9A-Z])${[...bare(number)].join(String.raw`[^0-9A-Z]{0,3}`)}(?![0-9])`, 'i')

type Known = OpenBill & { bare: string; provisional: string }
const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
const share = (bill: OpenBill, amount: number) => ({ bill: bill.id, amount })

/** What a payment on these bills, named by their numbers, makes of them. */
function byNumber(named: readonly Known[], left: number): Proposal {
  const due = named.reduce((sum, { to_be_paid }) => sum + to_be_paid, 0)
  const [first] = named as [Known, ...Known[]]
  if (named.length === 1) {
    if (left === due) return { level: 'sure', reason: 'numberAndAmount', shares: [share(first, left)] }
    return left < due
      ? { level: 'probable', reason: 'numberLess', shares: [share(first, left)] }
      : { level: 'toCheck', reason: 'numberMore', shares: [share(first, due)] }
  }
  const isOnePayer = named.every(({ payer_key }) => payer_key === first.payer_key)
  if (isOnePayer && left === due)
    return { level: 'sure', reason: 'numbersAndAmount', shares: named.map((bill) => share(bill, bill.to_be_paid)) }
  return { level: 'toCheck', reason: 'numbersDiffer', shares: [share(first, Math.min(left, first.to_be_paid))] }
}

/**
 * Opens the bills something is left to pay on, once for all the lines of a bank account; answers which bills each line seems to pay, how surely
 * and why. It settles nothing (INV-49). A number or a reference names a bill; else its exact amount, its payer, then the nearest due date.
 */
export function openBills(bills: readonly OpenBill[]): (line: BankText) => Proposal | null {
  const known: Known[] = bills.map((bill) => ({ ...bill, bare: bare(bill.number), provisional: bare(provisionalReference(bill)) }))
  const ofAmount = Map.groupBy(known, ({ to_be_paid }) => to_be_paid)
  return ({ left, paid_on, payer, label, reference }) => {
    const text = ` ${label} ${reference} `
    const whole = bare(text)
    const isNamed = (bill: Known): boolean =>
      (whole.includes(bill.bare) && written(bill.number).test(text)) ||
      (whole.includes(bill.provisional) && written(provisionalReference(bill)).test(text))
    const named = known.filter(isNamed)
    if (named.length > 0) return byNumber(named, left)
    const bank = payer.trim() === '' ? label : payer
    const nearest = (some: readonly Known[]): Known | undefined =>
      some.toSorted((a, b) => daysBetween(a.due_date ?? a.issue_date, paid_on) - daysBetween(b.due_date ?? b.issue_date, paid_on))[0]
    // Money does not pay what was not invoiced yet.
    const exact = (ofAmount.get(left) ?? []).filter(({ issue_date }) => issue_date <= paid_on)
    const theirs = exact.filter((bill) => isSamePayer(bank, bill.payer))
    const best = nearest(theirs) ?? nearest(exact)
    if (best) {
      const reason =
        theirs.length === 1
          ? 'payerAndAmount'
          : theirs.length > 1
            ? 'payerAndOneAmount'
            : exact.length === 1
              ? 'amountAlone'
              : 'amountAmong'
      return { level: theirs.length === 1 ? 'probable' : 'toCheck', reason, shares: [share(best, left)] }
    }
    const other = nearest(known.filter((bill) => bill.issue_date <= paid_on && isSamePayer(bank, bill.payer)))
    return other ? { level: 'toCheck', reason: 'payerAlone', shares: [share(other, Math.min(left, other.to_be_paid))] } : null
  }
}
