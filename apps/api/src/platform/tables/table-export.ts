import { formatDate, formatTime, zonedParts } from '@kxo/domain/kernel/dates'
import { textFromScaled } from '@kxo/domain/kernel/decimals'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Language } from '@kxo/domain/kernel/language'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { words } from '@kxo/domain/kernel/sentence'
import { stringify } from 'csv-stringify'
import type { SelectQueryBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { acrossTenants, type Queries, type Transaction, withTenant } from '../database/tenancy.ts'
import type { Stream } from '../http/stream.ts'
import { batched } from '../lists/list-batches.ts'
import { filtered, type ListPlan } from '../lists/list-filters.ts'
import { sortOf } from '../lists/listing.ts'

/** A cell as the product knows it: `money` is integer cents, `instant` a Date, `day` a text. */
export type ExportCell = string | number | boolean | Date | Sentence | null
export type ExportColumn<Row> = {
  label: Sentence
  kind: 'text' | 'number' | 'money' | 'day' | 'instant' | 'flag'
  value: (row: Row) => ExportCell
}

const yesNo = words({ yes: { fr: 'Oui', en: 'Yes' }, no: { fr: 'Non', en: 'No' } })
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const formats = {
  text: undefined,
  number: undefined,
  flag: undefined,
  money: '#,##0.00',
  day: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
} as const

const said = (cell: ExportCell, language: Language): string | number | Date | null =>
  cell === null || typeof cell === 'string' || typeof cell === 'number' || cell instanceof Date
    ? cell
    : typeof cell === 'boolean'
      ? language.say(cell ? yesNo.yes : yesNo.no)
      : language.say(cell)

/** A spreadsheet runs what starts so (FEC-09): such a text is kept a text. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Anything else in a column of days was written before it became one: it stays as it is. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A cell of a French CSV (FEC-09): decimal comma, JJ/MM/AAAA, formulas disarmed. */
export function csvCell(cell: ExportCell, kind: ExportColumn<unknown>['kind'], language: Language): string {
  const value = said(cell, language)
  if (value === null) return ''
  if (value instanceof Date)
    return kind === 'day'
      ? formatDate(value, 'fr', { zone: language.zone })
      : `${formatDate(value, 'fr', { zone: language.zone })} ${formatTime(value, 'fr', { zone: language.zone })}`
  if (typeof value === 'number') return (kind === 'money' ? textFromScaled(value, 2) : String(value)).replace('.', ',')
  return kind === 'day' && isDay(value) ? formatDate(value, 'fr') : guarded(value)
}

/** A workbook cell: dates carry the wall clock of the tenant's zone, which a spreadsheet shows as it is. */
function xlsxCell(cell: ExportCell, kind: ExportColumn<unknown>['kind'], language: Language): string | number | Date | null {
  const value = said(cell, language)
  if (value instanceof Date) {
    const { year, month, date, hour, minute, second } = zonedParts(value, language.zone)
    return new Date(Date.UTC(year, month - 1, date, kind === 'day' ? 0 : hour, kind === 'day' ? 0 : minute, kind === 'day' ? 0 : second))
  }
  if (typeof value === 'string' && kind === 'day' && isDay(value)) return new Date(`${value}T00:00:00Z`)
  return typeof value === 'number' && kind === 'money' ? Number(textFromScaled(value, 2)) : value
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

type TableExport<Tables, Names extends keyof Tables, Row, Shown> = {
  /** Name of the file, without its extension. */
  name: string
  plan: ListPlan
  asked: ListQuery
  /** The list's query, as a page of it would run it. */
  query: (db: Queries) => SelectQueryBuilder<Tables, Names, Row>
  /** Rows as the columns read them; may look up what a batch needs. */
  present: (rows: Row[], db: Queries) => Promise<Shown[]> | Shown[]
  columns: Readonly<Record<string, ExportColumn<Shown>>>
  /** Reads every tenant: for super administrators alone. */
  isAcross?: true
}

/**
 * What is shown, streamed as XLSX or CSV: asked filters, order and columns, in constant memory.
 * @throws 422 on a column, an order or a filter the list does not have
 */
export function exportTable<Tables, Names extends keyof Tables, Row, Shown>(
  context: Context,
  table: TableExport<Tables, Names, Row, Shown>,
): Stream {
  const { name, plan, asked, columns } = table
  const { language, tenant, services } = context
  const chosen = (asked.columns?.length ? asked.columns.filter((key) => key !== '') : Object.keys(columns)).map(
    (key) =>
      (Object.hasOwn(columns, key) ? columns[key] : undefined) ??
      refuse(kernelErrors.invalid, {}, [{ field: 'columns', message: 'unknownField' }]),
  )
  const inTransaction = (work: (transaction: Transaction) => Promise<Shown[]>) =>
    table.isAcross
      ? acrossTenants(services.database, work, { readOnly: true })
      : withTenant(services.database, tenant.id, work, { readOnly: true })
  // Once its first bytes have left, a file can only be broken off.
  sortOf(plan, asked.sort)
  filtered(table.query(context.db), plan, asked)
  async function* rows(): AsyncGenerator<Shown> {
    const batches = batched<Tables, Names, Row, Shown[]>(plan, asked, (read) =>
      inTransaction(async ({ db }) => table.present(await read(table.query(db)), db)),
    )
    for await (const batch of batches) yield* batch
  }
  const headers = chosen.map(({ label }) => language.say(label))
  if (asked.format === 'csv') {
    async function* lines(): AsyncGenerator<string> {
      const csv = stringify({ delimiter: ';', bom: true, record_delimiter: '\r\n' })
      const pump = (async () => {
        csv.write(headers.map(guarded))
        for await (const row of rows())
          if (!csv.write(chosen.map(({ kind, value }) => csvCell(value(row), kind, language))))
            await new Promise((drained) => csv.once('drain', drained))
        csv.end()
      })().catch((error: Error) => csv.destroy(error))
      for await (const chunk of csv) yield String(chunk)
      await pump
    }
    return { content_type: 'text/csv', name: `${name}.csv`, body: lines() }
  }
  async function* cells(): AsyncGenerator<(string | number | Date | null)[]> {
    for await (const row of rows()) yield chosen.map(({ kind, value }) => xlsxCell(value(row), kind, language))
  }
  async function* workbook(): AsyncGenerator<Uint8Array> {
    const { writeXlsxStream } = await import('hucre/xlsx')
    const written = writeXlsxStream(cells(), {
      name: name.slice(0, 31),
      columns: chosen.map(({ kind }, index) => ({
        header: headers[index] ?? '',
        width: 20,
        ...(formats[kind] ? { numFmt: formats[kind] } : {}),
      })),
      freezePane: { rows: 1 },
    })
    yield* chunksOf(written)
  }
  return { content_type: xlsxType, name: `${name}.xlsx`, body: workbook() }
}
