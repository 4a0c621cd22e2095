import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { may } from '@kxo/domain/campaigns/permissions'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import type { SendingUnderWay } from '@kxo/domain/mailing/contract'
import type { Context } from '../../../platform/context.ts'
import { selectUnderWay } from '../queries.ts'

/** Messages to many people that have not wholly left, for whoever may follow them; nothing for anybody else. */
export async function underWay({ db, actor, language, now }: Context): Promise<SendingUnderWay[]> {
  if (!may.readCampaigns(actor)) return []
  return (await selectUnderWay(db).execute()).map(({ id, status, send_at, ...sending }) => ({
    ...sending,
    starts_at: send_at > now ? send_at : null,
    href: adminCampaign(id),
    state: language.say(campaignStatus.labelOf(campaignStatus.keyOf(status))),
  }))
}
