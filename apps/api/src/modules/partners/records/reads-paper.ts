import { may } from '@kxo/domain/partners/permissions'
import type { Context } from '../../../platform/context.ts'

/** Whether a file answers what was asked of a partner, for who follows partners: whoever decides on a paper opens it. */
export async function readsPaperOfPartner({ db, actor }: Context, file_id: number): Promise<boolean> {
  if (!may.seePartners(actor)) return false
  const paper = await db
    .selectFrom('document_requests as paper')
    .innerJoin('documents as held', (join) =>
      join.onRef('held.tenant_id', '=', 'paper.tenant_id').onRef('held.id', '=', 'paper.document_id'),
    )
    .select('paper.id')
    .where('paper.partner_id', 'is not', null)
    .where('held.file_id', '=', file_id)
    .executeTakeFirst()
  return paper !== undefined
}
