import { collectiveContribution } from '@kxo/domain/contributions/paths'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { getContribution } from '../contribution-of.ts'
import { concernsCompany, speaksForIts } from './concerns-company.ts'

type Reached = Recipient & { company: string }

/** Writes to each referent once; nobody any more when it was closed meanwhile. */
export async function writeCampaign(context: Context, { contribution: id, occurrence }: { contribution: number; occurrence: string }) {
  const contribution = await getContribution(context.db, id)
  if (contributionStatus.keyOf(contribution.status) !== 'open') return
  const { rows } = await sql<Reached>`
    select u.id as user_id, u.mail, u.first_name, u.last_name, u.language, c.name as company
      from companies c join users u on u.tenant_id = c.tenant_id and ${speaksForIts}
     where c.tenant_id = current_tenant() and ${concernsCompany(contribution)} order by u.id`.execute(context.db)
  for (const { company, ...to } of rows)
    await context.services.enqueueMail(context, {
      moment: 'open_contribution',
      to,
      role: 'referent',
      occurrence: `${id} ${occurrence}`,
      values: { name: contribution.name, team: company },
      path: `${collectiveContribution()}?contribution=${id}`,
    })
}
