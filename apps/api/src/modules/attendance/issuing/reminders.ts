import { showYourCode } from '@kxo/domain/attendance/words'
import { documentCategory } from '@kxo/domain/documents/category'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { attestation as attestationAddress, attestations, certificates, ticket as ticketAddress } from '@kxo/domain/documents/paths'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { currentFileOf } from '../../documents/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../../mailing/index.ts'
import { copyToReferents, findRegistration, recipientOfRegistration } from '../../registrations/index.ts'
import { paramsOf } from '../../tenants/index.ts'
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

/** A registration that has both is written to of its certificate, where certificates are shown to people. */
const isMailedAs = sql`case when (t.params ->> 'has_certificate')::boolean and exists (select from documents c where c.tenant_id = d.tenant_id
    and c.registration_id = d.registration_id and c.category = ${sql.lit(documentCategory.codeOf('certificate'))} and c.replaced_by is null)
  then d.category = ${sql.lit(documentCategory.codeOf('certificate'))} else d.category = ${sql.lit(documentCategory.codeOf('attestation'))} end`

/** Proofs that bear a last day of validity, until it comes; of a registration that has both, its certificate. */
const expiring = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select d.tenant_id, d.registration_id as subject_id, d.id as detail_id, d.event_id, d.user_id,
      (d.source ->> 'valid_until')::timestamp at time zone e.time_zone as anchor_at, d.created_at as since, e.time_zone as zone
    from documents d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id join tenants t on t.id = d.tenant_id
    where d.category in (${sql.join(documentCategory.codesOf('attestation', 'certificate'))}) and d.replaced_by is null and d.registration_id is not null
      and d.source ->> 'valid_until' between ((${from}::timestamptz at time zone 'UTC')::date - 1)::text and ((${to}::timestamptz at time zone 'UTC')::date + 1)::text
      and ${isMailedAs}`

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

type Due = Pick<DueMail, 'moment' | 'occurrence' | 'subject_id'>

/** Sends a document of a registration to its person, and to the referents when the moment is for them. */
export const writeWith = (category: 'ticket' | 'attestation' | 'certificate') => async (context: Context, due: Due) => {
  const { moment, occurrence, subject_id } = due
  const [row, file] = await Promise.all([
    findRegistration(context.db, subject_id),
    currentFileOf(context, category, { registration_id: subject_id }),
  ])
  if (!row || !file) return
  const session = await getSession(context.db, row.event_id)
  const to = recipientOfRegistration(row)
  const second = category === 'ticket' ? phoneButton(context, row, await usableKeys(context)) : undefined
  const { minutes = 0, valid_until = null } = (file.source ?? {}) as { minutes?: number; valid_until?: string | null }
  const message = {
    moment,
    occurrence,
    event_id: row.event_id,
    values: {
      title: row.event_title,
      name: `${row.first_name} ${row.last_name}`,
      ...mailedDocument({ category, status: file.status, deadline: valid_until }),
      ...(valid_until && { until: formatDate(valid_until, to.language, { style: 'long' }) }),
      ...(category === 'ticket'
        ? { ...whenAndWhere(context, session, to.language), notice: showYourCode, ...(second && { wallet: second.url }) }
        : { hours: printHours(minutes, to.language) }),
    },
    attachments: [file.attachment],
  }
  // A tenant without a page of certificates lists them with the attestations.
  const certificatesPage = paramsOf(context.tenant).has_certificate ? certificates() : attestations()
  const paths = { ticket: ticketAddress(session.url), attestation: attestationAddress(session.url), certificate: certificatesPage }
  const path = paths[category]
  const by_link = category === 'ticket' ? linkToTicket(row, session.url) : { purpose: 'event' as const, path: eventAddress(row.event_id) }
  await context.services.enqueueMail(context, { ...message, to, path, by_link, ...(second && { second }) })
  await copyToReferents(context, message, row)
}

/** Writes of the proof as it stands, whichever of the two it is. */
async function writeExpiry(context: Context, due: Due): Promise<void> {
  const certificate = paramsOf(context.tenant).has_certificate
    ? await currentFileOf(context, 'certificate', { registration_id: due.subject_id })
    : undefined
  await writeWith(certificate ? 'certificate' : 'attestation')(context, due)
}

export const issuingReminders: readonly Reminder[] = [
  { moment: 'send_ticket', candidates: ticketHolders, write: writeWith('ticket') },
  { moment: 'send_attestation', candidates: issued('attestation'), write: writeWith('attestation') },
  { moment: 'send_certificate', candidates: issued('certificate'), write: writeWith('certificate') },
  { moment: 'remind_proof_expiry', candidates: expiring, write: writeExpiry },
]
