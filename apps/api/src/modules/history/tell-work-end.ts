import { workNames } from '@kxo/domain/history/names'
import { historyWords as w } from '@kxo/domain/history/words'
import { workAddress } from '@kxo/domain/history/work-address'
import type { Telling } from '../../platform/context.ts'
import type { EndedWork } from '../../platform/work/works.ts'
import { notify } from '../tasks/index.ts'

const ends = { done: w.workDone, failed: w.workFailed, stopped: w.workStopped }

/** Tells who launched a long work that it ended, wherever they are in the product by then. */
export async function tellWorkEnd(context: Telling, { id, kind, status, failed, created_by }: EndedWork): Promise<void> {
  if (created_by === null) return
  // The vendor's people launch works in other tenants, where they have no bell.
  const author = await context.db.selectFrom('users').select('id').where('id', '=', created_by).executeTakeFirst()
  if (!author) return
  const values = { work: workNames[kind] ?? kind, failed }
  await notify(context, { to: author.id, type: 'work', label: ends[status], values, path: workAddress(kind, id) })
}
