import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import { type MomentName as CatalogueName, moments } from '@kxo/domain/mailing/moments'
import { type Moment, mayLeaveMail } from '@kxo/domain/mailing/moments/moment'
import { newsletter, unsubscribe } from '@kxo/domain/mailing/paths'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { Facts } from '@kxo/domain/mailing/templates/conditions'
import { mayCopy } from '@kxo/domain/mailing/templates/copies'
import type { Rows } from '@kxo/domain/mailing/templates/repeated-rows'
import type { mailReasons } from '@kxo/domain/mailing/words'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import { secretKey } from '../../platform/secret-keys.ts'
import { pageAddress, settingsOf } from '../tenants/index.ts'
import { copiedPeople } from './copied-people.ts'
import { gather } from './gather.ts'
import { deliverMail } from './jobs.ts'
import { logoName, type OwnText, renderMail, type Setting } from './layout/mail-layout.ts'
import { blockedReason } from './leaving/suppress.ts'
import { leftOut } from './left-out.ts'
import { leavesThisMonth, watchMonthlyLimit } from './monthly-limit.ts'
import { withPersonalWay } from './personal-way.ts'
import { drawnInMails } from './pictures/record-pictures.ts'
import { joinPictures, picturesIn } from './pictures/shown-pictures.ts'
import { pushBeside } from './push/push-beside.ts'
import { ring, rings } from './ring.ts'
import { sendBeside } from './sms/send-beside.ts'
import { producedFor } from './templates/produced-files.ts'
import { readOnce } from './templates/read-once.ts'
import { storedRequest } from './templates/stored-request.ts'
import { pathOf, textFor } from './templates/text-for.ts'
import { refreshCopies, writeCopies } from './write-copies.ts'

declare module '../../platform/mail.ts' {
  interface Register {
    moment: CatalogueName
  }
}

async function logoOf({ db, tenant }: Context): Promise<MailAttachment[]> {
  const id = settingsOf(tenant).logo_file_id
  if (id === null) return []
  const file = await readOnce(db, `logo ${id}`, () =>
    db.selectFrom('files').select(['name', 'content_type']).where('id', '=', id).executeTakeFirst(),
  )
  return file && drawnInMails.includes(file.content_type) ? [{ ...file, file_id: id, cid: logoName }] : []
}

type MailSettingRequest = {
  language: Language
  own: OwnText | undefined
  path: string | undefined
  hasLogo: boolean
  fields?: FieldValues | undefined
  facts?: Facts | undefined
  rows?: Rows | undefined
  unsubscribe_token?: string | null
}
/** The tenant’s look and words around a mail, and where its buttons lead. */
export const settingFor = ({ tenant, services }: Context, request: MailSettingRequest): Setting => {
  const { language, own, path, hasLogo, fields, facts, rows, unsubscribe_token } = request
  const { colours, params } = settingsOf(tenant)
  const leaving = unsubscribe_token ? leavingAddresses({ tenant, services }, unsubscribe_token) : undefined
  const at = (address: string): string => pageAddress({ tenant, services }, address)
  return {
    language,
    client: tenant.label,
    url: path === undefined ? undefined : at(path),
    own,
    second_url: own?.second_button ? at(pathOf(own.second_button.link)) : undefined,
    fields,
    facts,
    rows,
    unsubscribe: leaving?.['link.unsubscribe'],
    online: leaving?.['link.newsletter'],
    footer: params.mail_footer,
    brand: { colour: colours.primary_color, font_colour: colours.primary_font_color, hasLogo },
  }
}

/** Where a person leaves the messages of a tenant; the same address answers the one click of their mail program (PRV-10). */
export const unsubscribeUrl = ({ tenant, services }: Pick<Context, 'tenant' | 'services'>, token: string): string =>
  services.publicUrl() + unsubscribe(tenant.name, token)

/** Where the reader of a marketing message leaves it, and reads it in a browser, by the fields a text calls them by. */
export const leavingAddresses = ({ tenant, services }: Pick<Context, 'tenant' | 'services'>, token: string) => ({
  'link.unsubscribe': unsubscribeUrl({ tenant, services }, token),
  'link.newsletter': services.publicUrl() + newsletter(tenant.name, token),
})

/** A mail as it would be written now; undefined when it is switched off or its conditions do not hold. */
export async function drawMail(context: Context, mail: MailRequest, unsubscribe_token: string | null = null) {
  const { isAlwaysOn }: Moment = moments[mail.moment]
  const [speaking, logo] = await Promise.all([textFor(context, mail, isAlwaysOn ?? false), logoOf(context)])
  if (!speaking) return undefined
  const { own, fields, facts, rows } = speaking
  const language = languageOf(mail.to.language, context.tenant)
  const setting = settingFor(context, {
    language,
    own,
    path: mail.path,
    hasLogo: logo.length > 0,
    fields,
    facts,
    rows,
    unsubscribe_token,
  })
  const said = mail.rendered ?? (await renderMail(mail, setting))
  return { ...said, speaking, logo, pictures: picturesIn(said.html, fields) }
}

/**
 * Writes a mail in the outbox, in the transaction of the change it tells, and sends its delivery job.
 * The same moment to the same person for the same occurrence is written once. What the suppression list holds back, and marketing
 * past the monthly limit, is kept, rejected with its reason. One whose moment is gathered waits for those that follow, or joins the one that waits.
 * @returns its number; null when it was written before, or is switched off
 */
export async function enqueueMail(context: Context, request: MailRequest): Promise<number | null> {
  const mail = await withPersonalWay(context, request)
  const { moment, to, occurrence, event_id = null, campaign_id = null, topic = null } = mail
  const { isSecret, isMarketing }: Moment = moments[moment]
  const unsubscribe_token = isMarketing ? secretKey() : null
  const gathering = await gather(context, mail)
  if (gathering?.isWritten) return null
  const drawn = await drawMail(context, gathering?.joins?.mail ?? mail, unsubscribe_token)
  if (!drawn) return null
  const { subject, html, text, speaking, logo, pictures } = drawn
  const { sender_name, reply_to } = speaking
  const removed = await leftOut(context, mail, speaking.removed_roles)
  if (removed && mail.is_copy) return null
  const blocked = await blockedReason(context.db, to.mail, { isSecret, isMarketing, isForMany: campaign_id !== null, topic })
  const withheldReason: keyof typeof mailReasons | undefined =
    blocked ?? (isMarketing && !(await leavesThisMonth(context)) ? 'monthly_limit' : undefined)
  const attachments = [
    ...(mail.attachments ?? []),
    ...(await producedFor(context, mail, speaking.attachments)),
    ...(mail.rendered ? [] : [...logo, ...(await joinPictures(context, pictures))]),
  ]
  const isRung = !removed && rings(mail, moments[moment], speaking.by_bell)
  const writtenFrom = {
    template_id: speaking.template_id,
    request: isSecret ? null : storedRequest(gathering?.joins?.mail ?? mail),
  }
  if (gathering?.joins) {
    const { id, occurrences, lines, send_at } = gathering.joins
    await context.db
      .updateTable('mails')
      .set({ subject, html, body_text: text, attachments: JSON.stringify(attachments), occurrences, lines, ...writtenFrom })
      .where('id', '=', id)
      .execute()
    await refreshCopies(context, id, { subject, html, text, language: to.language })
    if (isRung) await ring(context, mail, subject)
    if (removed) return id
    await sendBeside(context, mail, moments[moment], occurrences)
    await pushBeside(context, gathering.joins.mail, moments[moment], { subject, by_push: speaking.by_push, send_at, gathered: occurrences })
    return id
  }
  const isLeftToBell = isRung && !speaking.by_mail && mayLeaveMail(moments[moment])
  const withoutMail: keyof typeof mailReasons | undefined = removed ? 'left_out' : isLeftToBell ? 'other_channel' : undefined
  const send_at = mail.send_at ?? gathering?.until
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
      ...(withoutMail
        ? { status: mailStatus.codeOf('sent'), reason: withoutMail, sent_at: removed ? null : context.now }
        : { status: mailStatus.codeOf(withheldReason ? 'rejected' : 'sending'), reason: withheldReason ?? null }),
      event_id,
      campaign_id,
      topic,
      unsubscribe_token,
      sender_name,
      reply_to,
      ...writtenFrom,
      is_secret: isSecret ?? false,
      created_at: context.now,
      ...(gathering && {
        gathers_until: gathering.until ?? null,
        occurrences: [occurrence],
        lines: gathering.line === undefined ? [] : [gathering.line],
      }),
      ...(send_at && { send_at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  // Somebody waits before their screen for a code or a password link: it passes before what was queued for many.
  if (isRung) await ring(context, mail, subject)
  if (!withheldReason && !withoutMail)
    await context.enqueue(deliverMail, { mail_id: row.id }, { priority: isSecret ? 1 : 0, ...(send_at && { startAfter: send_at }) })
  const isCopied = !isLeftToBell && !mail.is_copy && (!removed || removed.isMain) && mayCopy(moments[moment])
  if ((removed || !withheldReason) && isCopied)
    await writeCopies(
      context,
      {
        id: row.id,
        moment,
        occurrence,
        subject,
        html,
        body_text: text,
        attachments: JSON.stringify(attachments),
        event_id,
        sender_name,
        reply_to,
        template_id: speaking.template_id,
        send_at,
      },
      to,
      [...speaking.copy_to, ...(await copiedPeople(context, speaking.copy_roles, mail))],
    )
  if (!withheldReason && !removed) {
    await sendBeside(context, mail, moments[moment])
    await pushBeside(context, mail, moments[moment], { subject, by_push: speaking.by_push, send_at })
  }
  if (moment !== 'limit_reached') await watchMonthlyLimit(context)
  return row.id
}
