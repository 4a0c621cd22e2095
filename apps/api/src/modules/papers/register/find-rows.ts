import type { Context } from '../../../platform/context.ts'
import { found } from '../../../platform/context.ts'
import { type RegisterRow, registerRows } from './register-rows.ts'

/** Lines of the register by their numbers. @throws 404 when the caller does not read one of them */
export async function rowsNamed(context: Context, ids: readonly number[]): Promise<RegisterRow[]> {
  const numbers = [...new Set(ids)]
  const rows = await registerRows(context.db, context).where('rows.id', 'in', numbers).orderBy('rows.id').execute()
  if (rows.length !== numbers.length) found(undefined)
  return rows
}

export const rowNamed = async (context: Context, id: number): Promise<RegisterRow> => (await rowsNamed(context, [id]))[0]!
