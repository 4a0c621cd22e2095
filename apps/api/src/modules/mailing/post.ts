import { addressAt } from '@kxo/domain/identity/paths'
import { printedName } from '@kxo/domain/kernel/person-name'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { mailReasons } from '@kxo/domain/mailing/words'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { Letter, LetterAttachment } from '../../platform/letters.ts'
import { limitReachedMoment, settingsOf } from '../tenants/index.ts'
import { deliverMail } from './jobs.ts'
import { logoName, renderLetter } from './letter-layout.ts'
import { leavesThisMonth, watchMonthlyLimit } from './monthly-limit.ts'
import { activeTemplate } from './queries.ts'

/** What mail programs draw. */
const drawn = ['image/png', 'image/jpeg', 'image/gif']

async function logoOf({ db, tenant }: Context): Promise<LetterAttachment[]> {
  const id = settingsOf(tenant).logo_file_id
  if (id === null) return []
  const file = await db.selectFrom('files').select(['name', 'content_type']).where('id', '=', id).executeTakeFirst()
  return file && drawn.includes(file.content_type) ? [{ ...file, file_id: id, cid: logoName }] : []
}

/**
 * Writes a letter in the outbox, in the transaction of the change it tells, and sends its delivery job.
 * The same moment to the same person for the same occurrence is written once. Past the monthly limit marketing is kept,
 * rejected, and everything else leaves.
 */
export async function post(context: Context, letter: Letter): Promise<void> {
  const { moment, to, occurrence, attachments = [], send_at } = letter
  const { colours, params } = settingsOf(context.tenant)
  const own = await activeTemplate(context.db, moment.name, to.language)
  const logo = await logoOf(context)
  const { subject, html, text } = await renderLetter(letter, {
    language: languageOf(to.language, context.tenant),
    client: context.tenant.label,
    url: letter.path === undefined ? undefined : context.services.publicUrl() + addressAt(context.tenant.name, letter.path),
    own,
    footer: params.mail_footer,
    brand: { colour: colours.primary_color, font_colour: colours.primary_font_color, hasLogo: logo.length > 0 },
  })
  const held: keyof typeof mailReasons | undefined = moment.isMarketing && !(await leavesThisMonth(context)) ? 'monthly_limit' : undefined
  const row = await context.db
    .insertInto('mails')
    .values({
      moment: moment.name,
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
      is_secret: moment.isMandatory ?? false,
      created_at: context.now,
      ...(send_at && { send_at }),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'moment', 'recipient', 'occurrence']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  // Somebody waits before their screen for a code or a password link: it passes before what was queued for many.
  if (!held)
    await context.enqueue(
      deliverMail,
      { mail_id: row.id },
      { priority: moment.isMandatory ? 1 : 0, ...(send_at && { startAfter: send_at }) },
    )
  if (moment.name !== limitReachedMoment.name) await watchMonthlyLimit(context)
}
