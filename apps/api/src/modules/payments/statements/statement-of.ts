import { readFile } from 'node:fs/promises'
import { printableIn } from '@kxo/domain/kernel/printable'
import { decoded, encodingOf } from '../../../platform/tables/table-encoding.ts'
import { sniffTable, tableLines } from '../../../platform/tables/table-reader.ts'
import { UnreadableTable } from '../../../platform/tables/unreadable-table.ts'
import { type Statement, UnreadableStatement } from './bank-statement.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { ofxMarkup, readOfx } from './read-ofx.ts'
import { xmlTree } from './xml-tree.ts'

async function headOf(text: AsyncIterable<string>): Promise<string> {
  for await (const piece of text) return piece.slice(0, 4_000)
  return ''
}
async function wholeOf(text: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of text) whole += piece
  return whole
}

async function read(path: string): Promise<Statement> {
  const encoding = await encodingOf(path)
  if (encoding === 'binary') throw new UnreadableStatement('format')
  if (!encoding) throw new UnreadableStatement('encoding')
  const head = await headOf(decoded(path, encoding))
  if (/^\s*(OFXHEADER\s*:|<OFX>)/i.test(head)) return readOfx(xmlTree(ofxMarkup(await wholeOf(decoded(path, encoding)))))
  if (/^\s*</.test(head)) {
    const tree = xmlTree(await readFile(path))
    return tree.name === 'OFX' ? readOfx(tree) : readCamt(tree)
  }
  return readCsv(tableLines(path, await sniffTable(path, false)))
}

const asStatement = (error: UnreadableTable): UnreadableStatement => {
  if (error.reason === 'quotes' || error.reason === 'encoding') return new UnreadableStatement(error.reason, error.line)
  return new UnreadableStatement(error.reason === 'binary' ? 'format' : 'slow')
}

/** What a bank file holds, its format told from its content alone. @throws UnreadableStatement */
export async function statementOf(path: string): Promise<Statement> {
  try {
    return printableIn(await read(path))
  } catch (error) {
    throw error instanceof UnreadableTable ? asStatement(error) : error
  }
}
