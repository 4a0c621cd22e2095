import { randomBytes } from 'node:crypto'
import { addressAt } from '@kxo/domain/identity/paths'
import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import { type MomentName as CatalogueName, moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { unsubscribe } from '@kxo/domain/mailing/paths'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { mailReasons } from '@kxo/domain/mailing/words'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import { settingsOf } from '../tenants/index.ts'
import { deliverMail } from './jobs.ts'
import { logoName, type OwnText, renderMail, type Setting } from './layout/mail-layout.ts'
import { blockedReason } from './leaving/suppress.ts'
import { leavesThisMonth, watchMonthlyLimit } from './monthly-limit.ts'
import { producedFor } from './templates/produced-files.ts'
import { pathOf, textFor } from './templates/text-for.ts'

declare module '../../platform/mail.ts' {
  interface Register {
    moment: CatalogueName
  }
}

/** What mail programs draw. */
const drawn = ['image/png', 'image/jpeg', 'image/gif']

async function logoOf({ db, tenant }: Context): Promise<MailAttachment[]> {
  const id = settingsOf(tenant).logo_file_id
  if (id === null) return []
  const file = await db.selectFrom('files').select(['name', 'content_type']).where('id', '=', id).executeTakeFirst()
  return file && drawn.includes(file.content_type) ? [{ ...file, file_id: id, cid: logoName }] : []
}

type Asked = {
  language: Language
  own: OwnText | undefined
  path: string | undefined
  hasLogo: boolean
  fields?: Readonly<Record<string, string>> | undefined
  unsubscribe_token?: string | null
}
/** The tenant’s look and words around a mail, and where its buttons lead. */
export const settingFor = ({ tenant, services }: Context, asked: Asked): Setting => {
  const { language, own, path, hasLogo, fields, unsubscribe_token } = asked
  const { colours, params } = settingsOf(tenant)
  const at = (address: string): string => services.publicUrl() + addressAt(tenant.name, address)
  return {
    language,
    client: tenant.label,
    url: path === undefined ? undefined : at(path),
    own,
    second_url: own?.second_button ? at(pathOf(own.second_button.link)) : undefined,
    fields,
    unsubscribe: unsubscribe_token ? unsubscribeUrl({ tenant, services }, unsubscribe_token) : undefined,
    footer: params.mail_footer,
    brand: { colour: colours.primary_color, font_colour: colours.primary_font_color, hasLogo },
  }
}

/** Where a person leaves the messages of a tenant; the same address answers the one click of their mail program (PRV-10). */
export const unsubscribeUrl = ({ tenant, services }: Pick<Context, 'tenant' | 'services'>, token: string): string =>
  services.publicUrl() + unsubscribe(tenant.name, token)

/** A mail as it would be written now; undefined when it is switched off or its conditions do not hold. */
export async function drawMail(context: Context, mail: MailRequest, unsubscribe_token: string | null = null) {
  const { isAlwaysOn }: Moment = moments[mail.moment]
  const [speaking, logo] = await Promise.all([textFor(context, mail, isAlwaysOn ?? false), logoOf(context)])
  if (!speaking) return undefined
  const { own, records } = speaking
  const language = languageOf(mail.to.language, context.tenant)
  const setting = settingFor(context, {
    language,
    own,
    path: mail.path,
    hasLogo: logo.length > 0,
    fields: records?.values,
    unsubscribe_token,
  })
  return { ...(mail.rendered ?? (await renderMail(mail, setting))), speaking, logo }
}

/**
 * Writes a mail in the outbox, in the transaction of the change it tells, and sends its delivery job.
 * The same moment to the same person for the same occurrence is written once. What the suppression list holds back, and marketing
 * past the monthly limit, is kept, rejected with its reason.
 * @returns its number; null when it was written before, or is switched off
 */
export async function enqueueMail(context: Context, mail: MailRequest): Promise<number | null> {
  const { moment, to, occurrence, send_at, event_id = null, campaign_id = null, topic = null } = mail
  const { isSecret, isMarketing }: Moment = moments[moment]
  const unsubscribe_token = isMarketing ? randomBytes(24).toString('base64url') : null
  const drawn = await drawMail(context, mail, unsubscribe_token)
  if (!drawn) return null
  const { subject, html, text, speaking, logo } = drawn
  const { sender_name, reply_to } = speaking
  const blocked = await blockedReason(context.db, to.mail, { isSecret, isMarketing, isForMany: campaign_id !== null, topic })
  const held: keyof typeof mailReasons | undefined =
    blocked ?? (isMarketing && !(await leavesThisMonth(context)) ? 'monthly_limit' : undefined)
  const attachments = [
    ...(mail.attachments ?? []),
    ...(await producedFor(context, mail, speaking.attachments)),
    ...(mail.rendered ? [] : logo),
  ]
  const row = await context.db
    .insertInto('mails')
    .values({
      moment,
      occurrence,
      user_id: to.user_id,
      recipient: to.mail,
      recipient_name: printedName(`${to.first_name} ${to.last_name}`.trim()),
      subject,
      html,
      body_text: text,
      attachments: JSON.stringify(attachments),
      status: mailStatus.codeOf(held ? 'rejected' : 'sending'),
      reason: held ?? null,
      event_id,
      campaign_id,
      topic,
      unsubscribe_token,
      sender_name,
      reply_to,
      is_secret: isSecret ?? false,
      created_at: context.now,
      ...(send_at && { send_at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  // Somebody waits before their screen for a code or a password link: it passes before what was queued for many.
  if (!held)
    await context.enqueue(deliverMail, { mail_id: row.id }, { priority: isSecret ? 1 : 0, ...(send_at && { startAfter: send_at }) })
  if (moment !== 'limit_reached') await watchMonthlyLimit(context)
  return row.id
}
