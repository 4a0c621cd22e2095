import { complaintRates, complaintsFrom } from '@kxo/domain/campaigns/rules'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import { mailStatus } from '@kxo/domain/mailing/status'
import { limitValues } from '@kxo/domain/tenants/limit-words'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { tellAdministrators } from '../tenants/index.ts'

type Counted = { sent: number; complaints: number }
/** What the people written to in the last month answered. */
const answers = async ({ db, now }: Context): Promise<Counted> => {
  const { rows } = await sql<Counted>`select count(*)::integer as sent, count(complained_at)::integer as complaints from mails
    where campaign_id is not null and status = ${mailStatus.codeOf('sent')} and created_at > ${new Date(now.getTime() - 30 * 86_400_000)}`.execute(
    db,
  )
  return rows[0] ?? { sent: 0, complaints: 0 }
}

/** Mail providers turn away who is reported too often (PRV-11): what makes the organisation known pauses, and its administrators are told. */
export async function pauseOnComplaints(context: Context): Promise<void> {
  const { db, now } = context
  const { sent, complaints } = await answers(context)
  if (complaints < complaintsFrom || complaints / sent < complaintRates.stop) return
  const paused = await db
    .updateTable('campaigns')
    .set({ status: campaignStatus.codeOf('paused'), paused_by: 'complaints' })
    .where('status', 'in', campaignStatus.codesOf('scheduled', 'running'))
    .where('kind', '=', 'prospection')
    .returning('id')
    .execute()
  if (paused.length === 0) return
  const day = now.toISOString().slice(0, 10)
  await tellAdministrators(context, {
    occurrence: `complaints ${day}`,
    values: limitValues('complaints', { used: complaints, max: sent }),
  })
}
