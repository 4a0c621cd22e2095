import { dayInZone } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { stateOfPaper } from '@kxo/domain/partners/records/paper-state'
import type { Paper, PartnerRecord } from '@kxo/domain/partners/records/record-contract'
import { vatRegime } from '@kxo/domain/partners/records/vat-regime'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type Context, found } from '../../../platform/context.ts'

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
export async function papersOf({ db, now, tenant }: Context, partner_id: number): Promise<Paper[]> {
  const rows = await db
    .selectFrom('partner_papers as paper')
    .leftJoin('files', (join) => join.onRef('files.tenant_id', '=', 'paper.tenant_id').onRef('files.id', '=', 'paper.file_id'))
    .select(['paper.id', 'paper.name', 'paper.expires_on', 'files.name as file_name'])
    .where('paper.partner_id', '=', partner_id)
    .orderBy('paper.name')
    .orderBy('paper.id')
    .execute()
  const today = dayInZone(now, tenant.time_zone)
  return rows.map((row) => ({ ...row, state: stateOfPaper({ has_file: row.file_name !== null, expires_on: row.expires_on }, today) }))
}

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
