import type { ListOf } from '@kxo/domain/kernel/listing'
import type { ExportKey } from '@kxo/domain/traces/actions'
import type { Context } from '../../platform/context.ts'
import type { Stream } from '../../platform/http/stream.ts'
import { listed } from '../../platform/lists/listing.ts'
import { exportTable } from '../../platform/tables/table-export.ts'
import { trace } from './trace.ts'

type Table<Tables, Names extends keyof Tables, Row, Shown> = Parameters<typeof exportTable<Tables, Names, Row, Shown>>[1]

/** A list taken away as a file, once who takes it is remembered, with the search, filters and columns asked. */
export async function exportList<Tables, Names extends keyof Tables, Row, Shown>(
  context: Context,
  action: ExportKey,
  table: Table<Tables, Names, Row, Shown>,
): Promise<Stream> {
  await trace(context, { action, info: JSON.stringify({ ...table.asked, page: undefined, page_size: undefined }) })
  return exportTable(context, table)
}

/** One page of a list, or all of it as a file when a format is asked. */
export async function listOrExport<Tables, Names extends keyof Tables, Row, Shown>(
  context: Context,
  action: ExportKey,
  table: Table<Tables, Names, Row, Shown>,
): Promise<ListOf<Shown> | Stream> {
  if (table.asked.format) return exportList(context, action, table)
  const { results, ...page } = await listed(table.query(context.db), table.plan, table.asked)
  return { ...page, results: await table.present(results, context.db) }
}
