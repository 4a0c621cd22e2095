import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import type { Program } from './program.ts'
import { runJobNow } from './run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from './world.ts'

export type CampaignBody = Parameters<typeof callAs<typeof campaignsContract.create>>[3]['body']

/** A tenant that writes to many people, with who writes and one who reads. */
export async function aWritingTenant(program: Program) {
  const tenant = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  return { tenant, admin: await tenant.anAdmin(), zoe: await tenant.aPerson({ first_name: 'Zoé' }) }
}

/** A message to many people, as plain as one may be. */
export const aMessage = (part: Partial<CampaignBody['content']> = {}): CampaignBody['content'] => ({
  kind: 'information',
  topic: 'news',
  subject: 'Rentrée',
  subject_b: '',
  preview_text: '',
  body: documentOf('Nous vous attendons.'),
  has_button: false,
  ...part,
})

export const sendMessage = (program: Program, who: Persona, tenant: TenantWorld, body: CampaignBody) =>
  callAs(program, who, campaignsContract.create, { params: { client: tenant.name }, body })

/** The one mail of a sending, once it ran. */
export async function mailOfSending(program: Program, tenant: TenantWorld, id: number) {
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  return tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('campaign_id', '=', id).executeTakeFirstOrThrow())
}
