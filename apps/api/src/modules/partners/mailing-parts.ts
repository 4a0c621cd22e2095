import { printHours } from '@kxo/domain/kernel/hours'
import { formatMoney } from '@kxo/domain/kernel/money'
import { printedName } from '@kxo/domain/kernel/person-name'
import { partnerKind } from '@kxo/domain/partners/kind'
import { myPlanning } from '@kxo/domain/partners/paths'
import { sql } from 'kysely'
import { languageOf } from '../../platform/language.ts'
import type { FieldSource, MailingParts } from '../mailing/index.ts'
import { acceptedPartners } from './queries.ts'
import { partnersReminders } from './reminders.ts'

type Part = {
  name: string
  organisation: string | null
  activity_number: string | null
  day_rate: number | null
  role_title: string | null
  kind: number | null
  fee: number | null
  minutes: number | null
}

/** What somebody’s part in an event says of itself, and who they are there. */
const fields: FieldSource = async ({ db, tenant }, { user_id, event_id, calls, pageAt }, locale) => {
  if (user_id === null || !(calls('partner.') || calls('assignment.'))) return {}
  const { rows } =
    await sql<Part>`select trim(u.first_name || ' ' || u.last_name) as name, q.organisation, q.activity_number, q.day_rate, p.role_title, p.kind, p.fee,
      (select sum(extract(epoch from h.end_at - h.start_at) / 60)::int from slot_partners h join slots s on s.tenant_id = h.tenant_id and s.id = h.slot_id
        where h.tenant_id = p.tenant_id and h.user_id = p.user_id and s.event_id = p.event_id) as minutes
    from users u left join partners q on q.tenant_id = u.tenant_id and q.user_id = u.id
      left join event_partners p on p.tenant_id = u.tenant_id and p.user_id = u.id and p.event_id = ${event_id}
    where u.tenant_id = ${tenant.id} and u.id = ${user_id} order by p.id desc nulls last limit 1`.execute(db)
  const [row] = rows
  if (!row) return {}
  const { say } = languageOf(locale, tenant)
  const money = (cents: number | null): string => (cents === null ? '' : formatMoney(cents, locale))
  return {
    'partner.full_name': printedName(row.name),
    'assignment.answer_url': pageAt(myPlanning()),
    'partner.company': row.organisation ?? '',
    'partner.nda': row.activity_number ?? '',
    'partner.rate': money(row.day_rate),
    'assignment.role': row.role_title || (row.kind === null ? '' : say(partnerKind.labelOf(partnerKind.keyOf(row.kind)))),
    'assignment.hours': row.minutes ? printHours(row.minutes, locale) : '',
    'assignment.amount': money(row.fee),
  }
}

export const partnersMailingParts: MailingParts = { reminders: partnersReminders, partnersOf: acceptedPartners, fields: [fields] }
