import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { ProductError } from '@kxo/domain/kernel/errors'
import { acceptedTogether, type matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { matchingWords } from '@kxo/domain/payments/matching/matching-words'
import { may } from '@kxo/domain/payments/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { isIn, selectLines } from './bank-line.ts'
import { recordLine } from './match-line.ts'
import { proposalsFor, shownShares } from './proposals.ts'

type Contract = typeof matchingContract

/** Lines read at most: beyond, those accepted make room for the next ones. */
const compared = 2_000

/** Lines whose bill is sure; a bill two lines name is sure of none of them. */
async function sureOf({ db }: Context) {
  const rows = await selectLines(db).where(isIn('toMatch')).orderBy('bank_lines.paid_on').orderBy('bank_lines.id').limit(compared).execute()
  const proposalOf = await proposalsFor(db, rows)
  const sure = rows.flatMap((row) => {
    const proposed = proposalOf(row)
    return proposed?.level === 'sure' ? [{ row, proposed }] : []
  })
  const named = new Map<number, number>()
  for (const { proposed } of sure) for (const { bill } of proposed.shares) named.set(bill, (named.get(bill) ?? 0) + 1)
  return sure.filter(({ proposed }) => proposed.shares.every(({ bill }) => named.get(bill) === 1)).slice(0, acceptedTogether)
}

export const sureLines: Verb<Contract['sureLines']> = async (context) => {
  authorize(may.account(context.actor))
  const sure = await sureOf(context)
  const lines = sure.map(({ row, proposed }) => ({
    line: row.id,
    paid_on: row.paid_on,
    payer: row.payer || row.label,
    amount: row.amount - row.matched,
    shares: shownShares(proposed),
  }))
  return { total: lines.reduce((sum, { amount }) => sum + amount, 0), lines }
}

/** Accepts what was previewed, line by line: one that is no longer as it was read, or is refused, is left and said. */
export const acceptSure: Verb<Contract['acceptSure']> = async (context, { body }) => {
  authorize(may.account(context.actor))
  const { say } = context.language
  const sure = new Map((await sureOf(context)).map(({ row, proposed }) => [row.id, { row, shares: proposed.shares }]))
  const left = new Map<string, string[]>()
  let changed = 0
  for (const { line, shares } of body.lines) {
    const now = sure.get(line)
    const name = now ? now.row.payer || now.row.label : ''
    const leave = (reason: string): unknown => left.set(reason, [...(left.get(reason) ?? []), name])
    const isSame =
      now?.shares.length === shares.length &&
      shares.every(({ bill, amount }) => now.shares.some((one) => one.bill === bill && one.amount === amount))
    if (!now || !isSame) {
      leave(say(matchingWords.changed))
      continue
    }
    try {
      await inSavepoint(context.transaction, () => recordLine(context, line, { shares, is_receipt_sent: body.is_receipt_sent }))
      changed++
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      leave(say(error.kind, error.values))
    }
  }
  return {
    total: body.lines.length,
    changed,
    left: [...left].map(([reason, names]) => ({ reason, count: names.length, names: names.filter(Boolean).slice(0, recordsNamed) })),
  }
}
