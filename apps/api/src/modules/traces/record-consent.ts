import { type ConsentChannel, type ConsentSource, consentWordings } from '@kxo/domain/traces/consent'
import type { Context } from '../../platform/context.ts'
import { trace } from './trace.ts'

type Answer = { user_id: number; channel: ConsentChannel; is_given: boolean; source: ConsentSource; note?: string }

/** Keeps what a person agreed to or refused, with the words they read, when and from where: never changed, only followed by another (PRV-03). */
export async function recordConsent(context: Context, { user_id, channel, is_given, source, note }: Answer): Promise<void> {
  const { db, actor, language, tenant, request, now } = context
  const wording = language.say(consentWordings[channel], { client: tenant.label })
  const proof = { address: request.address, user_agent: request.user_agent, by: actor.user_id, ...(note ? { note } : {}) }
  await db
    .insertInto('consents')
    .values({ user_id, channel, is_given, wording, source, proof: JSON.stringify(proof), at: now })
    .execute()
  await trace(context, {
    action: 'set_consent',
    user_id,
    subject_id: user_id,
    info: channel,
    change: { [channel]: { after: is_given }, source },
  })
}
