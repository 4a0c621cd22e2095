import { mailPace } from '@kxo/domain/registrations/news/mail-pace'
import type { newsContract } from '@kxo/domain/registrations/news/news-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

type Contract = typeof newsContract

/** How one is told; as everybody is, until one chooses. */
export const readNewsChoice: Verb<Contract['readChoice']> = async ({ db, actor }) => {
  authorize(may.list(actor))
  const preferences = await db
    .selectFrom('organiser_news')
    .select(['mail_pace', 'by_bell'])
    .where('user_id', '=', found(actor.user_id))
    .executeTakeFirst()
  return { mail_pace: preferences ? mailPace.keyOf(preferences.mail_pace) : 'atOnce', by_bell: preferences?.by_bell ?? true }
}

/** Chooses how one is told, from now on: what was not wanted until then is not told afterwards. */
export const chooseNews: Verb<Contract['choose']> = async (context, { body }) => {
  const { db, actor, now } = context
  authorize(may.list(actor))
  const user_id = found(actor.user_id)
  const former = await db.selectFrom('organiser_news').selectAll().where('user_id', '=', user_id).forUpdate().executeTakeFirst()
  const wasMailed = former !== undefined && mailPace.keyOf(former.mail_pace) !== 'never'
  const chosen = {
    mail_pace: mailPace.codeOf(body.mail_pace),
    by_bell: body.by_bell,
    mailed_until: wasMailed ? former.mailed_until : now,
    rung_until: former?.by_bell ? former.rung_until : now,
  }
  await db
    .insertInto('organiser_news')
    .values({ user_id, ...chosen })
    .onConflict((known) => known.columns(['tenant_id', 'user_id']).doUpdateSet(chosen))
    .execute()
  await trace(context, { action: 'choose_news', user_id, subject_id: user_id, info: body.mail_pace })
  return body
}
