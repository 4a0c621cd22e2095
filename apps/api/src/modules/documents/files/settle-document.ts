import { documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'

/** Accepts or refuses a deposited document; false when it does not await anybody's word. */
export async function settleDocument({ db }: Context, id: number, to: 'validated' | 'rejected'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ status: documentStatus.codeOf(to) })
    .where('id', '=', id)
    .where('status', '=', documentStatus.codeOf('toValidate'))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
