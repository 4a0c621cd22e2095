import { addressAt } from '@kxo/domain/identity/paths'
import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import { type MomentName as CatalogueName, moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { mailReasons } from '@kxo/domain/mailing/words'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import { settingsOf } from '../tenants/index.ts'
import { deliverMail } from './jobs.ts'
import { logoName, renderMail, type Setting } from './mail-layout.ts'
import { leavesThisMonth, watchMonthlyLimit } from './monthly-limit.ts'
import { activeTemplate, isSwitchedOff } from './queries.ts'

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

type Asked = { language: Language; own: { subject: string; body: string } | undefined; path: string | undefined; hasLogo: boolean }
/** The tenant’s look and words around a mail, and where its button leads. */
export const settingFor = ({ tenant, services }: Context, { language, own, path, hasLogo }: Asked): Setting => {
  const { colours, params } = settingsOf(tenant)
  return {
    language,
    client: tenant.label,
    url: path === undefined ? undefined : services.publicUrl() + addressAt(tenant.name, path),
    own,
    footer: params.mail_footer,
    brand: { colour: colours.primary_color, font_colour: colours.primary_font_color, hasLogo },
  }
}

/**
 * Writes a mail in the outbox, in the transaction of the change it tells, and sends its delivery job.
 * The same moment to the same person for the same occurrence is written once. Past the monthly limit marketing is kept,
 * rejected, and everything else leaves.
 */
export async function enqueueMail(context: Context, mail: MailRequest): Promise<void> {
  const { moment, to, occurrence, attachments = [], send_at, event_id = null } = mail
  const { isSecret, isMarketing, isAlwaysOn }: Moment = moments[moment]
  const [isOff, own, logo] = await Promise.all([
    isAlwaysOn ? false : isSwitchedOff(context.db, moment),
    activeTemplate(context.db, moment, to.language),
    logoOf(context),
  ])
  if (isOff) return
  const language = languageOf(to.language, context.tenant)
  const { subject, html, text } = await renderMail(mail, settingFor(context, { language, own, path: mail.path, hasLogo: logo.length > 0 }))
  const held: keyof typeof mailReasons | undefined = isMarketing && !(await leavesThisMonth(context)) ? 'monthly_limit' : undefined
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
      attachments: JSON.stringify([...attachments, ...logo]),
      status: mailStatus.codeOf(held ? 'rejected' : 'sending'),
      reason: held ?? null,
      event_id,
      is_secret: isSecret ?? false,
      created_at: context.now,
      ...(send_at && { send_at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  // Somebody waits before their screen for a code or a password link: it passes before what was queued for many.
  if (!held)
    await context.enqueue(deliverMail, { mail_id: row.id }, { priority: isSecret ? 1 : 0, ...(send_at && { startAfter: send_at }) })
  if (moment !== 'limit_reached') await watchMonthlyLimit(context)
}
