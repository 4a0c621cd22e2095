import type { ListOf } from '@kxo/domain/kernel/listing'
import type { Context } from '../../platform/context.ts'
import type { Stream } from '../../platform/http/stream.ts'
import { listed } from '../../platform/lists/listing.ts'
import { exportTable } from '../../platform/tables/table-export.ts'
import { trace } from '../traces/index.ts'

type ListOrExport<Tables, Names extends keyof Tables, Row, Shown> = Omit<
  Parameters<typeof exportTable<Tables, Names, Row, Shown>>[1],
  'name'
> & {
  /** What is listed, for the trace an export leaves. */
  of: string
}

/** One page of a history, or all of it as a file when a format is asked; an export is itself remembered. */
export async function listOrExport<Tables, Names extends keyof Tables, Row, Shown>(
  context: Context,
  { of, ...table }: ListOrExport<Tables, Names, Row, Shown>,
): Promise<ListOf<Shown> | Stream> {
  if (table.asked.format) {
    await trace(context, { action: 'export_list', info: of })
    return exportTable(context, { name: 'historique', ...table })
  }
  const { results, ...page } = await listed(table.query(context.db), table.plan, table.asked)
  return { ...page, results: await table.present(results, context.db) }
}
