import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isSelf } from '@kxo/domain/kernel/permissions'
import type { Consent, Consents, privacyContract } from '@kxo/domain/privacy/contract'
import { privacyErrors } from '@kxo/domain/privacy/errors'
import { may } from '@kxo/domain/privacy/permissions'
import { consentChannels, consentWordings } from '@kxo/domain/traces/consent'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { joinOrLeaveDirectory } from '../directory/index.ts'
import { findUser } from '../identity/index.ts'
import { recordConsent } from '../traces/index.ts'

const answersOf = async ({ db }: Context, userId: number): Promise<Consent[]> => {
  const rows = await db
    .selectFrom('consents')
    .leftJoin('users as authors', (join) =>
      join
        .onRef('authors.tenant_id', '=', 'consents.tenant_id')
        .on(sql<boolean>`authors.id = (consents.proof->>'by')::bigint and authors.id <> consents.user_id`),
    )
    .selectAll('consents')
    .select(sql<string | null>`authors.first_name || ' ' || authors.last_name`.as('by_name'))
    .where('consents.user_id', '=', userId)
    .orderBy('consents.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ channel, is_given, wording, source, at, by_name, proof }) => ({
    channel: channel as Consent['channel'],
    is_given,
    wording,
    source: source as Consent['source'],
    at,
    by_name,
    note: (proof as { note?: string }).note ?? null,
  }))
}

export async function consentsOf(context: Context, userId: number): Promise<Consents> {
  const { language, tenant } = context
  const history = await answersOf(context, userId)
  return {
    history,
    channels: consentChannels.map((channel) => ({
      channel,
      asked: language.say(consentWordings[channel], { client: tenant.label }),
      answer: history.find((answer) => answer.channel === channel) ?? null,
    })),
  }
}

export const readConsents: Verb<typeof privacyContract.consents> = async (context, { params }) => {
  authorize(may.readConsents(context.actor, { user_id: params.id }))
  found(await findUser(context.db, params.id))
  return consentsOf(context, params.id)
}

/** Records an answer, from the person or on their behalf with how they gave it; the directory follows at once (PRV-03). */
export const giveConsent: Verb<typeof privacyContract.giveConsent> = async (context, { params, body }) => {
  const { actor, db } = context
  authorize(may.recordConsent(actor, { user_id: params.id }))
  const user = found(await findUser(db, params.id))
  if (user.erased_at) refuse(kernelErrors.notFound)
  const isTheirs = isSelf(actor, { user_id: params.id })
  const note = body.note ?? ''
  if (!isTheirs && note === '') refuse(privacyErrors.noteNeeded, {}, [{ field: 'note', message: 'required' }])
  const { channel, is_given } = body
  const source = isTheirs ? 'profile' : 'record'
  await recordConsent(context, { user_id: user.id, channel, is_given, source, ...(note !== '' && { note }) })
  if (channel === 'directory') await joinOrLeaveDirectory(context, user.id, is_given)
  return consentsOf(context, user.id)
}
