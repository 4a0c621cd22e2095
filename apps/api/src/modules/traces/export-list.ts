import type { ExportKey } from '@kxo/domain/traces/actions'
import type { Context } from '../../platform/context.ts'
import type { Stream } from '../../platform/http/stream.ts'
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
