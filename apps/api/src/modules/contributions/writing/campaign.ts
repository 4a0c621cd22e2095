import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { membershipDays } from '@kxo/domain/contributions/period'
import { may } from '@kxo/domain/contributions/permissions'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type ContributionRecord, getContribution, lockContribution, periodFrom, presentContribution } from '../contribution-of.ts'
import { mailCampaign } from '../jobs.ts'
import { concernsCompany, speaksForIts } from './concerns-company.ts'

type Contract = typeof contributionsContract

export const readCampaign: Verb<Contract['campaign']> = async ({ db, actor }, { params }) => {
  authorize(may.manageContributions(actor))
  const contribution = await getContribution(db, params.id)
  const { rows } = await sql<{ companies: number; referents: number; without: number }>`
    select count(*)::int as companies, coalesce(sum(n), 0)::int as referents, (count(*) filter (where n = 0))::int as without
      from (select (select count(*) from users u where u.tenant_id = c.tenant_id and ${speaksForIts}) as n
              from companies c where c.tenant_id = current_tenant() and ${concernsCompany(contribution)}) reached`.execute(db)
  return rows[0] ?? { companies: 0, referents: 0, without: 0 }
}

const setStatus = ({ db }: Context, { id, version }: ContributionRecord, status: 'open' | 'closed', opened_at: Date | null) =>
  db
    .updateTable('contributions')
    .set({ status: contributionStatus.codeOf(status), opened_at, version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Companies may take it from now on; their referents are written to in a job. @throws 409 once it is open, or its period over */
export const openContribution: Verb<Contract['open']> = async (context, { params, body }) => {
  authorize(may.manageContributions(context.actor))
  const { db, now, tenant, request } = context
  const contribution = await lockContribution(db, params.id)
  const status = contributionStatus.keyOf(contribution.status)
  if (status === 'open')
    refuse(kernelErrors.wrongTransition, { from: contributionStatus.labelOf(status), to: contributionStatus.labelOf('open') })
  if (membershipDays(periodFrom(contribution), dayInZone(now, tenant.time_zone)) === null) refuse(contributionsErrors.contributionOver)
  await setStatus(context, contribution, 'open', now)
  if (body.is_written) await context.enqueue(mailCampaign, { contribution: contribution.id, occurrence: request.id })
  await trace(context, { action: 'open_contribution', subject_id: contribution.id, info: contribution.name })
  return presentContribution(db, contribution.id)
}

/** @throws 409 on one that is not open */
export const closeContribution: Verb<Contract['close']> = async (context, { params }) => {
  authorize(may.manageContributions(context.actor))
  const contribution = await lockContribution(context.db, params.id)
  if (contributionStatus.keyOf(contribution.status) !== 'open') refuse(contributionsErrors.contributionNotOpen)
  await setStatus(context, contribution, 'closed', contribution.opened_at)
  await trace(context, { action: 'close_contribution', subject_id: contribution.id, info: contribution.name })
  return presentContribution(context.db, contribution.id)
}
