import type { Paper } from '@kxo/domain/documents/requests/own-papers-contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import type { PartnerRecord } from '@kxo/domain/partners/records/record-contract'
import { vatRegime } from '@kxo/domain/partners/records/vat-regime'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type Context, found } from '../../../platform/context.ts'
import { presentPaper, requestRows } from '../../documents/index.ts'

const columns = [
  'id',
  'user_id',
  'kind',
  'status',
  'organisation',
  'siret',
  'activity_number',
  'vat_regime',
  'titles',
  'languages',
  'hour_rate',
  'half_day_rate',
  'day_rate',
  'travel',
  'margin_minutes',
  'biography',
  'is_public',
  'rank',
  'iban_end',
  'version',
] as const

/** Papers of a partner, those awaited too, by name. */
export const papersOf = async (context: Context, partner_id: number): Promise<Paper[]> =>
  (await requestRows(context.db).where('paper.partner_id', '=', partner_id).orderBy('paper.name').orderBy('paper.id').execute()).map(
    (row) => presentPaper(context, row),
  )

/** One function of a person; its account is told by its end, to those who may know. @throws 404 */
export async function getRecord(context: Context, id: number): Promise<PartnerRecord> {
  const { db, actor } = context
  const { iban_end, ...row } = found(await db.selectFrom('partners').select(columns).where('id', '=', id).executeTakeFirst())
  const skills = await db
    .selectFrom('partner_skills as own')
    .innerJoin('themes', (join) => join.onRef('themes.tenant_id', '=', 'own.tenant_id').onRef('themes.id', '=', 'own.theme_id'))
    .select(['themes.id', 'themes.name'])
    .where('own.partner_id', '=', id)
    .orderBy('themes.name')
    .execute()
  return {
    ...row,
    kind: partnerKind.keyOf(row.kind),
    status: partnerStatus.keyOf(row.status),
    vat_regime: row.vat_regime === null ? null : vatRegime.keyOf(row.vat_regime),
    skills,
    papers: await papersOf(context, id),
    ...(may.seeBank(actor) && { iban_end }),
  }
}
