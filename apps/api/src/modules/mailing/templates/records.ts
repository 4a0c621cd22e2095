import { login } from '@kxo/domain/identity/paths'
import { profileNames } from '@kxo/domain/identity/profile'
import { dayInZone, formatRange } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import { activityLegal } from '@kxo/domain/mailing/merging/activity-legal'
import { dayValue, type FieldValue, instantValue } from '@kxo/domain/mailing/merging/field-formats'
import type { RecordField } from '@kxo/domain/mailing/merging/record-fields'
import type { Facts } from '@kxo/domain/mailing/templates/conditions'
import type { ScopeFacts } from '@kxo/domain/mailing/templates/scope'
import { mailingWords } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { pageAddress, settingsOf, usualSender } from '../../tenants/index.ts'
import { mailingDependencies } from '../dependencies.ts'
import { recordPictures } from '../pictures/record-pictures.ts'
import { factsFrom, factsObject } from './fact-columns.ts'

type Of = {
  user_id: number | null
  event_id: number | null | undefined
  entity_id?: number | undefined
  bill_id?: number | undefined
  /** The name its messages leave under; whoever is in charge of the event, or the organisation, without. */
  sender_name?: string
  /** The texts that may speak: all is read without. */
  texts?: string
}
type Row = {
  facts: Record<string, boolean | null>
  themes: string[] | null
  nsf: string[] | null
  kind: number | null
  time_zone: string | null
  start_date: Date | null
  end_date: Date | null
  limit_date: Date | null
  company_logo: number | null
  stamp: number | null
  signature: number | null
  [text: string]: unknown
}
export type Records = { values: Partial<Record<RecordField, FieldValue>>; facts: Facts; scope: ScopeFacts }

/** A number as people write it; nothing when there is none to say. */
const counted = (value: number, locale: 'fr' | 'en'): string =>
  value > 0 ? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value) : ''
const profileOf = (code: string, say: Language['say']): string =>
  Object.hasOwn(profileNames, code) ? say(profileNames[code as keyof typeof profileNames]) : ''
const said = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the records a mail is about say of themselves, in the language of its reader. */
export async function recordsOf(
  context: Context,
  { user_id, event_id, entity_id, bill_id, sender_name, texts }: Of,
  locale: 'fr' | 'en',
): Promise<Records> {
  const { db, tenant, services, now } = context
  const { rows } = await sql<Row>`select ${factsObject} as facts,
      array(select t.name from event_themes b join themes t on t.tenant_id = b.tenant_id and t.id = b.theme_id
        where b.tenant_id = e.tenant_id and b.event_id = e.id order by b.rank) as themes, e.type_formation as kind, e.time_zone, e.start_date, e.end_date, e.limit_date,
      u.civility, u.first_name, u.last_name, u.mail, u.phone, u.job, u.code, u.town, u.code_postal, c.name as company, c.siret, c.town as company_town,
      t.texts ->> 'mentions_legales' as legal_notice, t.contact ->> 'phone' as org_phone, t.contact ->> 'mail' as org_mail, concat_ws(', ', t.contact ->> 'name', t.contact ->> 'hours') as support, e.code as event_code, e.title, coalesce(l.name, e.town) as location,
      array(select distinct t.nsf_code from event_themes b join themes t on t.tenant_id = b.tenant_id and t.id = b.theme_id
        where b.tenant_id = e.tenant_id and b.event_id = e.id and t.nsf_code is not null) as nsf,
      concat_ws(', ', nullif(l.address, ''), nullif(trim(concat_ws(' ', l.code_postal, l.town)), '')) as place,
      concat_ws(', ', nullif(u.address, ''), nullif(trim(concat_ws(' ', u.code_postal, u.town)), '')) as contact_address, u.country,
      trim(boss.first_name || ' ' || boss.last_name) as manager, g.name as region,
      concat_ws(', ', nullif(c.address, ''), nullif(trim(concat_ws(' ', c.code_postal, c.town)), '')) as company_address, c.funder, c.collective_agreement,
      trim(ref.first_name || ' ' || ref.last_name) as referent, ref.mail as referent_mail, c.logo_file_id as company_logo,
      n.legal_name, n.legal_form, n.share_capital, n.registry, n.siren, n.siret as entity_siret, n.vat_number, n.activity_number, n.activity_region, n.qualiopi ->> 'scope' as qualiopi, n.representative, n.representative_title, n.mediator, n.stamp_file_id as stamp, n.signature_file_id as signature,
      concat_ws(', ', nullif(n.address, ''), nullif(trim(concat_ws(' ', n.code_postal, n.town)), '')) as entity_address,
      e.minutes, e.min_participants, e.confirmation_text, e.sheet, f.max_participants, f.max_participants - f.taken as places_left,
      u.birth_date, u.profile_code, u.accounting_code, c.employees_number, c.independents_number, c.accounting_code as company_accounting_code,
      c.chorus_service_code, array_to_string(c.departments, ', ') as departments, l.comment as instructions,
      (select count(distinct (s.start_at at time zone e.time_zone)::date) from slots s where s.tenant_id = e.tenant_id and s.event_id = e.id) as days,
      (select string_agg(distinct o.name, ', ') from slots s join rooms o on o.tenant_id = s.tenant_id and o.id = s.room_id
        where s.tenant_id = e.tenant_id and s.event_id = e.id) as rooms,
      trim(r.first_name || ' ' || r.last_name) as responsible, r.mail as responsible_mail, r.phone as responsible_phone
    from tenants t
      left join users u on u.tenant_id = t.id and u.id = ${user_id}
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
      left join events e on e.tenant_id = t.id and e.id = ${event_id ?? null}
      left join event_places f on f.tenant_id = e.tenant_id and f.event_id = e.id
      left join locations l on l.tenant_id = e.tenant_id and l.id = e.location_id
      left join users r on r.tenant_id = e.tenant_id and r.id = e.responsible_id
      left join users boss on boss.tenant_id = u.tenant_id and boss.id = u.manager_id
      left join regions g on g.tenant_id = u.tenant_id and g.id = u.region_id
      left join users ref on ref.tenant_id = c.tenant_id and ref.id = c.referent_id
      left join entities n on n.tenant_id = t.id and case when ${entity_id ?? null}::bigint is null then n.is_default else n.id = ${entity_id ?? null} end
    where t.id = ${tenant.id}`.execute(db)
  const row = rows[0]
  if (!row) return { values: {}, facts: {}, scope: { themes: [] } }
  const zone = row.time_zone ?? tenant.time_zone
  const called = texts?.replace(/\{\{\s+/g, '{{')
  const calls = (start: string): boolean => called === undefined || [`{{${start}`, `"of":"${start}`].some((call) => called.includes(call))
  const pageAt = (path: string): string => pageAddress(context, path)
  const { say } = languageOf(locale, tenant)
  const sources = await Promise.all(
    mailingDependencies().fields.map((read) => read(context, { user_id, event_id: event_id ?? null, bill_id, calls, pageAt }, locale)),
  )
  const settings = settingsOf(tenant)
  const pictures = await recordPictures(
    context,
    {
      'org.logo': { file_id: settings.logo_file_id, whose: tenant.label },
      'company.logo': { file_id: row.company_logo, whose: said(row['company']) },
      'entity.stamp': { file_id: row.stamp, whose: said(row['legal_name']) },
      'entity.signature': { file_id: row.signature, whose: printedName(said(row['representative'])) || said(row['legal_name']) },
    },
    calls,
    say,
  )
  const sheet = (row['sheet'] ?? {}) as Record<string, string | undefined> // the sheet of an event holds texts by name
  const lines = (name: string): string =>
    (sheet[name] ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ; ')
  const at = (instant: Date | null): FieldValue => (instant ? instantValue(instant, zone, locale) : '')
  const name = printedName(`${said(row['first_name'])} ${said(row['last_name'])}`.trim())
  const sender = sender_name || printedName(said(row['responsible'])) || usualSender(tenant)
  const [number, place] = [said(row['activity_number']), said(row['activity_region'])]
  return {
    facts: factsFrom(row.facts),
    scope: {
      themes: row.themes ?? [],
      ...(row.kind !== null && { type: String(row.kind) }),
      ...(event_id && { event: String(event_id) }),
      ...(entity_id !== undefined && { entity: String(entity_id) }),
    },
    values: {
      'contact.civility': said(row['civility']),
      'contact.phone': said(row['phone']),
      'contact.job': said(row['job']),
      'contact.code': said(row['code']),
      'contact.town': said(row['town']),
      'contact.code_postal': said(row['code_postal']),
      'company.name': said(row['company']),
      'company.siret': said(row['siret']),
      'company.town': said(row['company_town']),
      'org.phone': said(row['org_phone']),
      'org.mail': said(row['org_mail']),
      'event.code': said(row['event_code']),
      'event.start_date': at(row.start_date),
      'event.end_date': at(row.end_date),
      'event.limit_date': at(row.limit_date),
      'event.time_zone': said(row.time_zone),
      'event.location.address': said(row['place']),
      'event.responsible.full_name': printedName(said(row['responsible'])),
      'event.responsible.mail': said(row['responsible_mail']),
      'event.responsible.phone': said(row['responsible_phone']),
      'contact.address': said(row['contact_address']),
      'contact.country': said(row['country']),
      'contact.manager': printedName(said(row['manager'])),
      'contact.region': said(row['region']),
      'company.address': said(row['company_address']),
      'company.referent.full_name': printedName(said(row['referent'])),
      'company.referent.mail': said(row['referent_mail']),
      'company.opco': said(row['funder']),
      'company.idcc': said(row['collective_agreement']),
      'entity.legal_name': said(row['legal_name']),
      'entity.legal_form': said(row['legal_form']),
      'entity.capital': said(row['share_capital']),
      'entity.rcs': said(row['registry']),
      'entity.siren': said(row['siren']),
      'entity.siret': said(row['entity_siret']),
      'entity.vat_number': said(row['vat_number']),
      'entity.nda': said(row['activity_number']),
      'entity.address': said(row['entity_address']),
      'entity.representative': said(row['representative']),
      'entity.representative_title': said(row['representative_title']),
      'entity.mediator': said(row['mediator']),
      'event.theme': (row.themes ?? []).join(', '),
      'event.hours': counted(Number(row['minutes'] ?? 0) / 60, locale),
      'event.days': counted(Number(row['days'] ?? 0), locale),
      'event.room': said(row['rooms']),
      'event.location.instructions': said(row['instructions']),
      'event.confirmation_text': said(row['confirmation_text']),
      'event.objectives': lines('operational_objectives') || lines('objective'),
      'event.prerequisites': lines('prerequisites'),
      'event.audience': lines('audience'),
      'event.methods': lines('methods'),
      'event.assessment': lines('assessment'),
      'event.access_time': lines('access_time'),
      'event.accessibility': lines('accessibility'),
      'event.disability_referent': lines('disability_referent'),
      'event.ordered_by': lines('ordered_by'),
      'event.min_participants': counted(Number(row['min_participants'] ?? 0), locale),
      'event.max_participants': counted(Number(row['max_participants'] ?? 0), locale),
      'event.places_left': row['places_left'] === null ? '' : String(Math.max(0, Number(row['places_left']))),
      'event.certification': lines('certification_code'),
      'contact.birth_date': said(row['birth_date']) && dayValue(said(row['birth_date']), locale),
      'contact.profile_name': profileOf(said(row['profile_code']), say),
      'contact.accounting_code': said(row['accounting_code']),
      'company.employees_number': counted(Number(row['employees_number'] ?? 0), locale),
      'company.independents_number': counted(Number(row['independents_number'] ?? 0), locale),
      'company.accounting_code': said(row['company_accounting_code']),
      'company.service_code': said(row['chorus_service_code']),
      'company.departments': said(row['departments']),
      'contact.mail': said(row['mail']),
      'contact.greeting': name ? say(mailingWords.greeting, { name }) : say(mailingWords.greetingNobody),
      'org.footer': settings.params.mail_footer,
      'org.support_contact': said(row['support']),
      'org.legal_notice': said(row['legal_notice']).replace(/\s*\n\s*/g, ' '),
      'sender.full_name': sender,
      'sender.signature': [...new Set([sender, tenant.label, said(row['org_phone'])])].filter(Boolean).join(', '),
      'entity.nda_region': place,
      'entity.nda_line': number && place ? say(activityLegal.line, { number, place }) : '',
      'entity.qualiopi': said(row['qualiopi']),
      'event.name': said(row['title']),
      'event.dates_text': row.start_date ? formatRange(row.start_date, row.end_date ?? row.start_date, locale, { zone }) : '',
      'event.location.name': said(row['location']),
      'event.programme': lines('content'),
      'event.nsf': (row.nsf ?? []).join(', '),
      'link.login': services.publicUrl() + login(tenant.name),
      today: dayValue(dayInZone(now, zone), locale),
      now: instantValue(now, zone, locale),
      ...pictures,
      ...Object.assign({}, ...sources),
      'event.url': event_id ? services.publicUrl() + mailingDependencies().eventAddress(tenant.name, event_id) : '',
    },
  }
}
