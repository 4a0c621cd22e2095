import { agreementLack } from '@kxo/domain/billing/agreements/agreement'
import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { adminEvent } from '@kxo/domain/events/paths'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { fundingWords as w } from '@kxo/domain/registrations/funding/funding-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import type { Candidate, DueMail, Reminder } from '../../mailing/index.ts'

/** Agreements with an end, each then looked up (`offset 0`), of people who still come, and whose bill is not issued: that of the funder when it pays directly, else any. */
const stillToBill = sql`registration_payers p
  cross join lateral (select tenant_id, id, event_id, user_id from registrations where tenant_id = p.tenant_id and id = p.registration_id
    and status <> ${sql.lit(registrationStatus.codeOf('cancelled'))} and manual_status is distinct from ${sql.lit(funderStatus.codeOf('rejected'))} offset 0) as r
  cross join lateral (select id, responsible_id, time_zone from events where tenant_id = r.tenant_id and id = r.event_id
    and is_active and cancelled_at is null and responsible_id is not null offset 0) as e
  where p.agreed_until is not null and p.funder is not null and not exists (
    select from bills b left join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id
    where b.tenant_id = r.tenant_id and b.registration_id = r.id and b.number is not null and b.category = ${sql.lit(billCategory.codeOf('invoice'))}
      and b.status <> ${sql.lit(billStatus.codeOf('credited'))} and (c.is_funder or not p.is_subrogated))`

/** Noon of the last day an agreement covers, by the clock of the event. */
const lastDay = sql`((p.agreed_until + time '12:00') at time zone e.time_zone)`

/** Whoever is in charge, once for the people of an event whose funder agreed until the same day. */
const candidates: Reminder['candidates'] = (_, { from, to }) => sql<Candidate>`
  select p.tenant_id, e.id as subject_id, abs(hashtext(p.funder)::bigint) as detail_id, e.id as event_id, e.responsible_id as user_id,
      ${lastDay} as anchor_at, min(p.said_at) as since, e.time_zone as zone
    from ${stillToBill} and p.agreed_until between ${from}::date - 1 and ${to}::date + 1 and ${lastDay} between ${from} and ${to}
    group by p.tenant_id, e.id, p.funder, e.responsible_id, p.agreed_until, e.time_zone`

type Funded = {
  name: string
  funder: string
  funder_number: string | null
  agreed_from: string | null
  agreed_until: string
  title: string
  start_date: Date | null
  end_date: Date | null
}

async function write(context: Context, { subject_id, detail_id, anchor_at, zone, user_id, moment, occurrence }: DueMail): Promise<void> {
  const user = await findUser(context.db, user_id)
  const until = dayInZone(anchor_at, zone)
  const { rows } =
    await sql<Funded>`select trim(u.first_name || ' ' || u.last_name) as name, p.funder, p.funder_number, p.agreed_from, p.agreed_until,
      e.title, e.start_date, e.end_date
    from (select p.*, r.user_id, r.event_id from ${stillToBill}) as p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
      join events e on e.tenant_id = p.tenant_id and e.id = p.event_id
    where p.event_id = ${subject_id} and abs(hashtext(p.funder)::bigint) = ${detail_id} and p.agreed_until = ${until}::date
    order by u.last_name, p.id`.execute(context.db)
  const [first] = rows
  if (!user || !first) return
  const locale = user.language as Locale
  const { say } = languageOf(locale, context.tenant)
  const dayOf = (instant: Date | null) => instant && dayInZone(instant, zone)
  const days = { first: dayOf(first.start_date), last: dayOf(first.end_date ?? first.start_date), today: dayInZone(context.now, zone) }
  const isCovered = rows.every((row) => agreementLack({ ...row, ...days }) === null)
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    occurrence,
    event_id: subject_id,
    values: {
      title: first.title,
      funder: first.funder,
      until: formatDate(until, locale, { style: 'long' }),
      people: rows.map(({ name, funder_number }) => (funder_number ? `${name} (${funder_number})` : name)).join(', '),
      state: say(isCovered ? w.endCovered : w.endUncovered),
    },
    path: `${adminEvent(subject_id)}?tab=funding`,
  })
}

/** An agreement about to run out, while it may still be billed or extended (FOR-50). */
export const agreementReminder: Reminder = { moment: 'agreement_ends', candidates, write }
