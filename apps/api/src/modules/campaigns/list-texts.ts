import type { CampaignTemplate, campaignsContract } from '@kxo/domain/campaigns/contract'
import { unfilledField } from '@kxo/domain/campaigns/merge-fields'
import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { concepts } from '@kxo/domain/tenants/glossary/glossary'
import type { Verb } from '../../platform/http/serve.ts'
import { authorizeWriting } from './authorize-writing.ts'
import { textOf } from './massive-email.ts'

/** Texts of moments a message may begin with: a code, a fixed wording or a field of one registration is nobody's to send to many. */
export const listTexts: Verb<typeof campaignsContract.templates> = async (context, { query }) => {
  authorizeWriting(context)
  const texts: CampaignTemplate[] = []
  for (const { name, isSecret, isFixed } of Object.values<Moment>(moments)) {
    if (isSecret || isFixed) continue
    const text = { name, ...(await textOf(context, name)) }
    if (unfilledField({ kind: 'information', ...text }, query.has_event, concepts) === undefined) texts.push(text)
  }
  return texts
}
