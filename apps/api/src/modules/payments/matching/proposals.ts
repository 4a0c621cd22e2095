import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { matchReasons } from '@kxo/domain/payments/matching/matching-words'
import { type BankText, type OpenBill, openBills, type Proposal } from '@kxo/domain/payments/matching/propose-bills'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** Bills a line is compared with, the latest ones: beyond, older ones are chosen by hand. */
const compared = 10_000

async function dueBillsOf(db: Queries, entity_id: number): Promise<OpenBill[]> {
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'number', 'recipient_label', 'company_id', 'user_id', 'to_be_paid', 'registration_id', 'issue_date', 'due_date'])
    .where('entity_id', '=', entity_id)
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', 'in', billStatus.codesOf('toPay', 'issued'))
    .where('to_be_paid', '>', 0)
    .orderBy('id', 'desc')
    .limit(compared)
    .execute()
  return rows.map(({ number, recipient_label, company_id, user_id, issue_date, ...row }) => ({
    ...row,
    number: number ?? '',
    payer: recipient_label,
    payer_key: company_id === null ? `user ${user_id}` : `company ${company_id}`,
    issue_date: issue_date ?? '',
  }))
}

export type LineText = Pick<BankText, 'paid_on' | 'payer' | 'label' | 'reference'> & { entity_id: number; amount: number; matched: number }
export type Proposed = Proposal & { bills: ReadonlyMap<number, OpenBill> }

/** What each line seems to pay, its issuer's bills read once. */
export async function proposalsFor(db: Queries, lines: readonly LineText[]): Promise<(line: LineText) => Proposed | null> {
  const ofEntity = new Map<number, { propose: ReturnType<typeof openBills>; bills: Map<number, OpenBill> }>()
  for (const entity_id of new Set(lines.map((line) => line.entity_id))) {
    const bills = await dueBillsOf(db, entity_id)
    ofEntity.set(entity_id, { propose: openBills(bills), bills: new Map(bills.map((bill) => [bill.id, bill])) })
  }
  return (line) => {
    const issuer = ofEntity.get(line.entity_id)
    const proposal = issuer?.propose({ ...line, left: line.amount - line.matched })
    return issuer && proposal ? { ...proposal, bills: issuer.bills } : null
  }
}

/** The shares of a proposal as a screen reads them. */
export const shownShares = ({ shares, bills }: Proposed) =>
  shares.flatMap(({ bill, amount }) => {
    const known = bills.get(bill)
    return known ? [{ bill, number: known.number, payer: known.payer, amount, to_be_paid: known.to_be_paid }] : []
  })

export const presentProposal = (proposed: Proposed | null, { say }: Pick<Context['language'], 'say'>) =>
  proposed && { level: proposed.level, reason: say(matchReasons[proposed.reason]), shares: shownShares(proposed) }
