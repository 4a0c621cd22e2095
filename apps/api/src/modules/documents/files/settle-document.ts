import { documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'

/**
 * Accepts or refuses a deposited document; false when it does not await anybody's word. What is accepted holds until `expires_on`: for good when it is
 * null, as it said itself when nothing is told.
 */
export async function settleDocument(
  { db }: Context,
  id: number,
  to: 'validated' | 'rejected',
  expires_on?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ status: documentStatus.codeOf(to), ...(to === 'validated' && expires_on !== undefined && { expires_on }) })
    .where('id', '=', id)
    .where('status', '=', documentStatus.codeOf('toValidate'))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
