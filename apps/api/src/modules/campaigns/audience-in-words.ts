import type { Audience } from '@kxo/domain/campaigns/contract'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import { findCampaign } from './queries.ts'

/** Who a message is for, as its list says it long after: « Inscriptions : Excel (Inscrit), 2 adresses ajoutées ». */
export async function audienceInWords(
  { db, language: { say } }: Context,
  { ids, found, statuses = [], addresses, missed_by }: Audience,
  event: { title: string } | undefined,
): Promise<string> {
  const parts: string[] = []
  if (ids) parts.push(say(w.audiencePeople, { n: ids.length }))
  if (found) parts.push(found.q ? say(w.audienceFoundFor, { q: found.q }) : say(w.audienceFound))
  if (event) {
    const only = statuses.map((status) => say(registrationStatus.labelOf(status)))
    parts.push(`${say(w.audienceEvent, { title: event.title })}${only.length > 0 ? ` (${only.join(', ')})` : ''}`)
  }
  const missed = missed_by === undefined ? undefined : await findCampaign(db, missed_by)
  if (missed) parts.push(say(w.audienceMissed, { subject: missed.subject }))
  if (addresses?.length) parts.push(say(w.audienceAddresses, { n: addresses.length }))
  return parts.join(', ')
}
