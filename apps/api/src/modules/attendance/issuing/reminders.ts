import { showYourCode } from '@kxo/domain/attendance/words'
import { documentCategory } from '@kxo/domain/documents/category'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { attestation as attestationAddress, certificates, ticket as ticketAddress } from '@kxo/domain/documents/paths'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { printHours } from '@kxo/domain/kernel/hours'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { currentFileOf } from '../../documents/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../../mailing/index.ts'
import { copyToReferents, findRegistration, recipientOfRegistration } from '../../registrations/index.ts'
import { getSession } from '../queries.ts'
import { phoneButton } from '../wallet/wallet-address.ts'
import { usableKeys } from '../wallet/wallet-keys.ts'
import { whenAndWhere } from '../when-and-where.ts'
import { linkToTicket } from './link-to-ticket.ts'

/** Those who hold a ticket of a training about to begin; one made later than the reminder was mailed as it was made. */
const ticketHolders = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select e.tenant_id, r.id as subject_id, null::bigint as detail_id, r.event_id, r.user_id, e.start_date as anchor_at, r.created_at as since, e.time_zone as zone
    from events e join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id
      and r.status = ${sql.lit(registrationStatus.codeOf('registered'))}
    where e.is_active and e.cancelled_at is null and e.is_training and e.start_date between ${from} and ${to}
      and exists (select from documents d where d.tenant_id = r.tenant_id and d.registration_id = r.id
        and d.category = ${sql.lit(documentCategory.codeOf('ticket'))} and d.replaced_by is null)`

/** A tenant that shows certificates to people. */
const hasCertificates = sql`and exists (select from tenants t where t.id = d.tenant_id and (t.params ->> 'has_certificate')::boolean)`

/** Proofs as they stand, from the day they were issued. */
const issued =
  (category: 'attestation' | 'certificate') =>
  (_: Anchor, { from, to }: Range) =>
    sql<Candidate>`
  select d.tenant_id, d.registration_id as subject_id, d.id as detail_id, d.event_id, d.user_id, d.created_at as anchor_at, d.created_at as since, e.time_zone as zone
    from documents d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
    where d.category = ${sql.lit(documentCategory.codeOf(category))} and d.replaced_by is null and d.registration_id is not null
      ${category === 'certificate' ? hasCertificates : sql``}
      and not d.source ? 'is_silent' and d.created_at between ${from} and ${to}`

/** Sends a document of a registration to its person, and to the referents when the moment is for them. */
const writeWith = (category: 'ticket' | 'attestation' | 'certificate') => async (context: Context, due: DueMail) => {
  const { moment, occurrence, subject_id } = due
  const [row, file] = await Promise.all([
    findRegistration(context.db, subject_id),
    currentFileOf(context, category, { registration_id: subject_id }),
  ])
  if (!row || !file) return
  const session = await getSession(context.db, row.event_id)
  const to = recipientOfRegistration(row)
  const second = category === 'ticket' ? phoneButton(context, row, await usableKeys(context)) : undefined
  const minutes = Number((file.source as { minutes?: number } | null)?.minutes ?? 0)
  const message = {
    moment,
    occurrence,
    event_id: row.event_id,
    values: {
      title: row.event_title,
      name: `${row.first_name} ${row.last_name}`,
      ...mailedDocument({ category, status: file.status }),
      ...(category === 'ticket'
        ? { ...whenAndWhere(context, session, to.language), notice: showYourCode, ...(second && { wallet: second.url }) }
        : { hours: printHours(minutes, to.language) }),
    },
    attachments: [file.attachment],
  }
  const paths = { ticket: ticketAddress(session.url), attestation: attestationAddress(session.url), certificate: certificates() }
  const path = paths[category]
  const by_link = category === 'ticket' ? linkToTicket(row, session.url) : { purpose: 'event' as const, path: eventAddress(row.event_id) }
  await context.services.enqueueMail(context, { ...message, to, path, by_link, ...(second && { second }) })
  await copyToReferents(context, message, row)
}

export const issuingReminders: readonly Reminder[] = [
  { moment: 'send_ticket', candidates: ticketHolders, write: writeWith('ticket') },
  { moment: 'send_attestation', candidates: issued('attestation'), write: writeWith('attestation') },
  { moment: 'send_certificate', candidates: issued('certificate'), write: writeWith('certificate') },
]
