import type { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { may } from '@kxo/domain/diagnostics/permissions'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'

/** A mail to whoever asks, by the same way as any other. */
export const sendTestMail: Verb<typeof diagnosticsContract.sendTestMail> = async (context) => {
  const { actor, db, services, now, request } = context
  authorize(may.diagnose(actor))
  const person = found(
    await db
      .selectFrom('users')
      .select(['id', 'mail', 'first_name', 'last_name', 'language'])
      .where('id', '=', actor.user_id)
      .executeTakeFirst(),
  )
  const { id, language, ...to } = person
  await services.enqueueMail(context, {
    moment: 'diagnosis',
    to: { ...to, user_id: id, language: language as Locale },
    occurrence: request.id,
    values: { at: now },
  })
  return { mail: person.mail, is_delivered: services.mailer.isReal }
}
