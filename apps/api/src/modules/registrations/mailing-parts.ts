import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { otherDocuments, tickets } from '@kxo/domain/documents/paths'
import { trainingKind } from '@kxo/domain/events/nature'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { printedName } from '@kxo/domain/kernel/person-name'
import { dayValue, instantValue } from '@kxo/domain/mailing/merging/field-formats'
import { findMoment } from '@kxo/domain/mailing/moments'
import { partnerStatus } from '@kxo/domain/partners/status'
import { myEvents, signin } from '@kxo/domain/registrations/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import { currentFileOf } from '../documents/index.ts'
import type { FieldSource, MailingParts, PreviewSource } from '../mailing/index.ts'
import { factsOfEvent } from './inviting/event-facts.ts'
import { payersOf } from './ordering/payer-addresses.ts'
import { findRegistration, recipientOfRegistration } from './queries.ts'
import { priceOfRow } from './read.ts'
import { registrationReminders } from './reminders.ts'
import { readQueue } from './waiting/queue.ts'

const families: readonly string[] = ['registration', 'event', 'attendance', 'documents', 'partner']

/** A mail template seen on somebody's registration. */
const preview: PreviewSource = {
  shows: (moment) => families.includes(findMoment(moment)?.family ?? ''),
  async search({ db }, q) {
    const { rows } = await sql<{ key: string; label: string }>`
      select r.id::text as key, trim(u.first_name || ' ' || u.last_name) || ' · ' || e.title as label
        from registrations r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
        where ${q === '' ? sql`true` : sql`(u.search like searchable(${`%${q}%`}) or e.search like searchable(${`%${q}%`}))`}
        order by r.id desc limit 20`.execute(db)
    return rows
  },
  async read(context, key) {
    const row = await findRegistration(context.db, Number(key))
    if (!row) return undefined
    const name = `${row.first_name} ${row.last_name}`
    return {
      to: recipientOfRegistration(row),
      event_id: row.event_id,
      values: { title: row.event_title, name, person: name, ...(await factsOfEvent(context, row)) },
    }
  },
}

/** What a person's registration says of itself, and who runs what they come to. */
const fields: FieldSource = async (context, { user_id, event_id, calls, pageAt }, locale) => {
  const { db, tenant } = context
  const papers = { 'link.document': pageAt(otherDocuments()) }
  if (event_id === null) return papers
  const { rows } = await sql<{
    id: number | null
    code: string | null
    status: number | null
    created_at: Date | null
    time_zone: string
    author: string | null
    partners: string | null
    options: string | null
    kind: number | null
    funder: string | null
    funder_number: string | null
    purchase_order: string | null
    manual_status: number | null
    meeting_url: string | null
    promo_code: string | null
    entry_id: number | null
    offer_expires_at: Date | null
    closing_reason: string | null
  }>`
    select r.id, r.code, r.status, r.created_at, e.time_zone, trim(a.first_name || ' ' || a.last_name) as author, e.type_formation as kind, p.funder, p.funder_number, p.purchase_order, r.manual_status, e.meeting_url, r.promo_code, w.entry_id, w.offer_expires_at,
        (select h.reason from registration_history h where h.tenant_id = r.tenant_id and h.registration_id = r.id and h.to_status = ${sql.lit(registrationStatus.codeOf('cancelled'))}
          order by h.id desc limit 1) as closing_reason,
        (select string_agg(distinct trim(u.first_name || ' ' || u.last_name), ', ') from event_partners p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
          where p.tenant_id = e.tenant_id and p.event_id = e.id and p.status = ${sql.lit(partnerStatus.codeOf('validated'))}) as partners,
        (select string_agg(o.name || case when c.quantity > 1 then ' × ' || c.quantity else '' end, ', ' order by o.rank, o.id) from option_choices c
          join event_options o on o.tenant_id = c.tenant_id and o.id = c.option_id where c.tenant_id = r.tenant_id and c.registration_id = r.id) as options
      from events e left join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id and r.user_id = ${user_id}
      left join registration_payers p on p.tenant_id = r.tenant_id and p.registration_id = r.id
      left join waiting_list_people w on w.tenant_id = e.tenant_id and w.event_id = e.id and w.user_id = ${user_id} and w.state in (${sql.join(waitingState.codesOf('waiting', 'offered'))})
      left join users a on a.tenant_id = r.tenant_id and a.id = r.created_by
      where e.id = ${event_id} order by r.id desc nulls last limit 1`.execute(db)
  const [row] = rows
  if (!row) return papers
  const { say } = languageOf(locale, tenant)
  const registration = row.id === null ? undefined : await findRegistration(db, row.id)
  const queue = row.entry_id !== null && calls('registration.waiting_position') ? await readQueue(db, event_id) : []
  const ahead = queue.findIndex(({ id }) => id === row.entry_id)
  const price = registration?.is_payable ? await priceOfRow(context, registration) : null
  return {
    'event.partners': row.partners ?? '',
    'registration.funder': row.funder ?? '',
    'registration.funder_file': row.funder_number ?? '',
    'registration.funder_status': row.manual_status === null ? '' : say(funderStatus.labelOf(funderStatus.keyOf(row.manual_status))),
    'event.meeting_url': row.meeting_url ?? '',
    'event.type': row.kind === null ? '' : say(trainingKind.labelOf(trainingKind.keyOf(row.kind))),
    'registration.options': row.options ?? '',
    ...(price && { 'registration.price': formatMoney(price.amount_ttc, locale) }),
    ...(row.code !== null && { 'registration.number': row.code }),
    ...(row.status !== null && { 'registration.status': say(registrationStatus.labelOf(registrationStatus.keyOf(row.status))) }),
    ...(row.created_at && { 'registration.date': dayValue(dayInZone(row.created_at, row.time_zone), locale) }),
    'registration.promo_code': row.promo_code ?? '',
    'registration.waiting_position': ahead < 0 ? '' : String(ahead + 1),
    'registration.offer_expires_at': row.offer_expires_at ? instantValue(row.offer_expires_at, row.time_zone, locale) : '',
    'registration.cancel_reason': row.closing_reason ?? '',
    'registration.refuse_reason': row.closing_reason ?? '',
    'registration.registered_by': printedName(row.author ?? ''),
    'company.order_number': row.purchase_order ?? '',
    'link.sign_in': pageAt(signin(event_id)),
    'link.cancel': pageAt(myEvents()),
    'link.ticket': pageAt(tickets()),
    ...papers,
  }
}

/** What a person holds for the event a mail is about. */
const currentFile =
  (category: 'ticket' | 'attestation') =>
  async (context: Context, { event_id, to }: MailRequest): Promise<MailAttachment[]> => {
    if (!event_id || to.user_id === null) return []
    const file = await currentFileOf(context, category, { event_id, user_id: to.user_id })
    return file ? [file.attachment] : []
  }

export const registrationMailingParts: MailingParts = {
  reminders: registrationReminders,
  previews: [preview],
  fields: [fields],
  payersOf,
  attachments: { ticket: currentFile('ticket'), attestation: currentFile('attestation') },
}
