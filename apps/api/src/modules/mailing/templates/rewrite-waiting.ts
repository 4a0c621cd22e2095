import { mailStatus } from '@kxo/domain/mailing/status'
import { type Scoped, scopeNames, type TemplateScope } from '@kxo/domain/mailing/templates/scope'
import type { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { drawMail } from '../enqueue-mail.ts'
import { joinPictures } from '../pictures/shown-pictures.ts'
import { refreshCopies } from '../write-copies.ts'
import { editableMoment } from './editable-moment.ts'
import { producedFor } from './produced-files.ts'
import { requestFrom } from './stored-request.ts'

export type TextPlace = Scoped & { moment: string; language: 'fr' | 'en' }
const atOnce = 200

const textsOf = (db: Queries, { moment, language, scope, scope_key }: TextPlace) =>
  db
    .selectFrom('mail_templates')
    .where('moment', '=', moment)
    .where('language', '=', language)
    .where('scope', '=', scope)
    .where('scope_key', '=', scope_key)

/** Whether a mail is about what a text is for. */
const isAbout: Record<Exclude<TemplateScope, 'tenant'>, (key: string) => RawBuilder<SqlBool>> = {
  entity: (key) => sql<SqlBool>`request ->> 'entity_id' = ${key}`,
  type: (key) =>
    sql<SqlBool>`exists (select from events e where e.tenant_id = mails.tenant_id and e.id = mails.event_id and e.type_formation::text = ${key})`,
  theme: (key) => sql<SqlBool>`exists (select from event_themes b join themes t on t.tenant_id = b.tenant_id and t.id = b.theme_id
    where b.tenant_id = mails.tenant_id and b.event_id = mails.event_id and t.name = ${key})`,
  event: (key) => sql<SqlBool>`event_id = ${Number(key)}`,
}

/** Mails that have not left, written with a former version of a text, or before it was there for what it is for. */
function waitingMails(db: Queries, place: TextPlace) {
  const former = textsOf(db, place).where('is_active', '=', false).select('id')
  const wider = scopeNames.slice(0, scopeNames.indexOf(place.scope))
  const lessClose = db.selectFrom('mail_templates').where('moment', '=', place.moment).where('scope', 'in', wider).select('id')
  return db
    .selectFrom('mails')
    .where('moment', '=', place.moment)
    .where('request', 'is not', null)
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('claimed_at', 'is', null)
    .where(sql<string>`request #>> '{to,language}'`, '=', place.language)
    .where((eb) =>
      eb.or([
        eb('template_id', 'in', former),
        ...(place.scope === 'tenant' ? [eb('template_id', 'is', null)] : []),
        ...(place.scope === 'tenant'
          ? []
          : [eb.and([isAbout[place.scope](place.scope_key), eb.or([eb('template_id', 'is', null), eb('template_id', 'in', lessClose)])])]),
      ]),
    )
}

/** How many mails wait with the words a text replaces. */
export async function countWaiting({ db }: Context, place: TextPlace): Promise<number> {
  const { count } = await waitingMails(db, place).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Writes what waits again with the text of today, so many at once; `last` says where the next ones begin. */
export const rewriteWaiting: Verb<typeof templatesContract.rewriteWaiting> = async (context, { params, body: { after, ...where } }) => {
  const moment = editableMoment(context, params.moment)
  const { db } = context
  const mails = await waitingMails(db, { moment: moment.name, ...where })
    .select(['id', 'request', 'unsubscribe_token'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute()
  let rewritten = 0
  for (const { id, request, unsubscribe_token } of mails) {
    const mail = requestFrom(request)
    const drawn = await drawMail(context, mail, unsubscribe_token)
    // Its conditions hold no longer: it leaves as it was written.
    if (!drawn) continue
    const { subject, html, text, speaking, logo, pictures } = drawn
    const files = await producedFor(context, mail, speaking.attachments)
    const attachments = [...(mail.attachments ?? []), ...files, ...logo, ...(await joinPictures(context, pictures))]
    await db
      .updateTable('mails')
      .set({ subject, html, body_text: text, template_id: speaking.template_id, attachments: JSON.stringify(attachments) })
      .where('id', '=', id)
      .execute()
    await refreshCopies(context, id, { subject, html, text, language: mail.to.language })
    rewritten++
  }
  if (rewritten > 0) await trace(context, { action: 'update_mail_template', info: `${moment.name} ${where.language} → ${rewritten}` })
  return { rewritten, last: mails.length === atOnce ? (mails.at(-1)?.id ?? null) : null }
}
