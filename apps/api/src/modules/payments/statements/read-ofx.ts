import { bankDay, markupAmount } from '@kxo/domain/payments/matching/bank-values'
import { statementLimits } from '@kxo/domain/payments/matching/statement-problems'
import { type Statement, UnreadableStatement } from './bank-statement.ts'
import { allIn, textIn, type XmlNode } from './xml-tree.ts'

/**
 * OFX 1.x is SGML, whose values, empty or not, have no closing tag while what gathers them does: each is given one, and the text is then XML
 * like that of OFX 2.x. A sign & that begins no entity is written as one.
 */
export function ofxMarkup(text: string): string {
  const body = text.slice(Math.max(0, text.search(/<OFX>/i)))
  const closed = new Set([...body.matchAll(/<\/([A-Za-z0-9.]{1,40})>/g)].map(([, name = '']) => name))
  return body
    .replace(/&nbsp;/gi, ' ')
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,6}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replace(/<([A-Za-z0-9.]{1,40})>([^<\r\n]+)(<\/\1>)?/g, (all, name: string, value: string) =>
      value.trim() === '' ? all : `<${name}>${value}</${name}>`,
    )
    .replace(/<([A-Za-z0-9.]{1,40})>(?=\s*<)/g, (all, name: string) => (closed.has(name) ? all : `<${name}/>`))
}

/** The credits of a bank account of an OFX file. @throws UnreadableStatement */
export function readOfx(document: XmlNode): Statement {
  const statements = allIn(document, 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS')
  if (document.name !== 'OFX' || statements.length === 0) throw new UnreadableStatement('format')
  const accounts = new Set(
    statements.map((one) => ['BANKID', 'BRANCHID', 'ACCTID', 'ACCTKEY'].map((part) => textIn(one, 'BANKACCTFROM', part)).join('')),
  )
  const [account = ''] = accounts
  if (accounts.size > 1) throw new UnreadableStatement('accounts')
  if (account === '') throw new UnreadableStatement('account')
  const statement: Statement = { format: 'ofx', account, lines: [], debits: 0, skipped: 0 }
  for (const one of statements) {
    const isEuro = ['EUR', ''].includes(textIn(one, 'CURDEF'))
    for (const entry of allIn(one, 'BANKTRANLIST', 'STMTTRN')) {
      const amount = markupAmount(textIn(entry, 'TRNAMT'))
      if (amount === undefined) throw new UnreadableStatement('amount', entry.line)
      const paid_on = bankDay(textIn(entry, 'DTPOSTED'))
      if (paid_on === undefined) throw new UnreadableStatement('day', entry.line)
      if (amount < 0) statement.debits++
      else if (!isEuro || amount === 0) statement.skipped++
      else
        statement.lines.push({
          paid_on,
          amount,
          payer: textIn(entry, 'PAYEE', 'NAME'),
          label: [textIn(entry, 'NAME'), textIn(entry, 'MEMO')].filter((text) => text !== '').join(' '),
          reference: textIn(entry, 'REFNUM') || textIn(entry, 'CHECKNUM'),
          bank_reference: textIn(entry, 'FITID'),
        })
      if (statement.lines.length + statement.debits + statement.skipped > statementLimits.lines) throw new UnreadableStatement('long')
    }
  }
  return statement
}
