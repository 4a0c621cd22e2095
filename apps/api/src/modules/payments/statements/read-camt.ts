import { bankDay, markupAmount } from '@kxo/domain/payments/matching/bank-values'
import { statementLimits } from '@kxo/domain/payments/matching/statement-problems'
import { type Statement, type StatementLine, UnreadableStatement } from './bank-statement.ts'
import { allIn, textIn, type XmlNode } from './xml-tree.ts'

/** What banks write where a reference is missing. */
const missing = /^(NOTPROVIDED|NONREF|UNKNOWN|N\/A)$/i
const referenceIn = (node: XmlNode | undefined, ...path: readonly string[]): string => {
  const text = textIn(node, ...path)
  return missing.test(text) ? '' : text
}
const firstOf = (...texts: readonly string[]): string => texts.find((text) => text !== '') ?? ''
const joined = (nodes: readonly XmlNode[]): string => nodes.map(({ text }) => text).join(' ')

const amountOf = (node: XmlNode | undefined): number => {
  const cents = markupAmount(node?.text ?? '')
  if (cents === undefined) throw new UnreadableStatement('amount', node?.line)
  return cents
}
const amountIn = (details: XmlNode): XmlNode | undefined => allIn(details, 'Amt')[0] ?? allIn(details, 'AmtDtls', 'TxAmt', 'Amt')[0]

/** The transfers an entry gathers; the entry alone when they do not come to its amount. */
function partsOf(entry: XmlNode, total: number): { details: XmlNode | undefined; amount: number }[] {
  const all = allIn(entry, 'NtryDtls', 'TxDtls')
  if (all.length <= 1) return [{ details: all[0], amount: total }]
  const parts = all.map((details) => ({ details, amount: markupAmount(amountIn(details)?.text ?? '') ?? 0 }))
  const isWhole = parts.every(({ amount }) => amount > 0) && parts.reduce((sum, { amount }) => sum + amount, 0) === total
  return isWhole ? parts : [{ details: undefined, amount: total }]
}

function lineOf(entry: XmlNode, details: XmlNode | undefined, amount: number): StatementLine {
  const day = firstOf(
    textIn(entry, 'ValDt', 'Dt'),
    textIn(entry, 'ValDt', 'DtTm'),
    textIn(entry, 'BookgDt', 'Dt'),
    textIn(entry, 'BookgDt', 'DtTm'),
  )
  const paid_on = bankDay(day)
  if (paid_on === undefined) throw new UnreadableStatement('day', entry.line)
  const parties = allIn(details, 'RltdPties')[0]
  return {
    paid_on,
    amount,
    payer: firstOf(
      textIn(parties, 'Dbtr', 'Nm'),
      textIn(parties, 'Dbtr', 'Pty', 'Nm'),
      textIn(parties, 'UltmtDbtr', 'Nm'),
      textIn(parties, 'UltmtDbtr', 'Pty', 'Nm'),
    ),
    label: firstOf(joined(allIn(details, 'RmtInf', 'Ustrd')), textIn(details, 'AddtlTxInf'), textIn(entry, 'AddtlNtryInf')),
    reference: firstOf(textIn(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'), referenceIn(details, 'Refs', 'EndToEndId')),
    bank_reference: firstOf(
      referenceIn(details, 'Refs', 'AcctSvcrRef'),
      referenceIn(entry, 'AcctSvcrRef'),
      referenceIn(details, 'Refs', 'TxId'),
      referenceIn(entry, 'NtryRef'),
    ),
  }
}

/** The credits of a statement CAMT.053, whatever its version: each transfer of a batch is a line. @throws UnreadableStatement */
export function readCamt(document: XmlNode): Statement {
  const statements = allIn(document, 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) throw new UnreadableStatement('format')
  const accounts = new Set(statements.map((one) => firstOf(textIn(one, 'Acct', 'Id', 'IBAN'), textIn(one, 'Acct', 'Id', 'Othr', 'Id'))))
  const [account = ''] = accounts
  if (accounts.size > 1) throw new UnreadableStatement('accounts')
  if (account === '') throw new UnreadableStatement('account')
  const statement: Statement = { format: 'camt', account, lines: [], debits: 0, skipped: 0 }
  for (const entry of statements.flatMap((one) => allIn(one, 'Ntry'))) {
    const sum = allIn(entry, 'Amt')[0]
    const total = amountOf(sum)
    const status = firstOf(textIn(entry, 'Sts'), textIn(entry, 'Sts', 'Cd'), 'BOOK')
    if (textIn(entry, 'CdtDbtInd') !== 'CRDT') statement.debits++
    else if (status !== 'BOOK' || sum?.currency !== 'EUR' || total <= 0) statement.skipped++
    else for (const { details, amount } of partsOf(entry, total)) statement.lines.push(lineOf(entry, details, amount))
    if (statement.lines.length + statement.debits + statement.skipped > statementLimits.lines) throw new UnreadableStatement('long')
  }
  return statement
}
