import { formatDateTime } from '@kxo/domain/kernel/dates'
import { printedName } from '@kxo/domain/kernel/person-name'
import type { Facts } from '@kxo/domain/mailing/templates/conditions'
import type { RecordField } from '@kxo/domain/mailing/templates/record-fields'
import type { ScopeFacts } from '@kxo/domain/mailing/templates/scope'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { mailingDependencies } from '../dependencies.ts'
import { factsFrom, factsObject } from './fact-columns.ts'

type Of = { user_id: number | null; event_id: number | null | undefined; entity_id?: number | undefined }
type Row = {
  facts: Record<string, boolean | null>
  themes: string[] | null
  kind: number | null
  time_zone: string | null
  start_date: Date | null
  end_date: Date | null
  limit_date: Date | null
  [text: string]: unknown
}
export type Records = { values: Partial<Record<RecordField, string>>; facts: Facts; scope: ScopeFacts }

const said = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the records a mail is about say of themselves, in the language of its reader. */
export async function recordsOf(
  { db, tenant, services }: Context,
  { user_id, event_id, entity_id }: Of,
  locale: 'fr' | 'en',
): Promise<Records> {
  const { rows } = await sql<Row>`select ${factsObject} as facts,
      array(select t.name from event_themes b join themes t on t.tenant_id = b.tenant_id and t.id = b.theme_id
        where b.tenant_id = e.tenant_id and b.event_id = e.id order by b.rank) as themes, e.type_formation as kind, e.time_zone, e.start_date, e.end_date, e.limit_date,
      u.civility, u.phone, u.job, u.code, u.town, u.code_postal, c.name as company, c.siret, c.town as company_town,
      t.contact ->> 'phone' as org_phone, t.contact ->> 'mail' as org_mail, e.code as event_code,
      concat_ws(', ', nullif(l.address, ''), nullif(trim(concat_ws(' ', l.code_postal, l.town)), '')) as place,
      trim(r.first_name || ' ' || r.last_name) as responsible, r.mail as responsible_mail, r.phone as responsible_phone
    from tenants t
      left join users u on u.tenant_id = t.id and u.id = ${user_id}
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
      left join events e on e.tenant_id = t.id and e.id = ${event_id ?? null}
      left join locations l on l.tenant_id = e.tenant_id and l.id = e.location_id
      left join users r on r.tenant_id = e.tenant_id and r.id = e.responsible_id
    where t.id = ${tenant.id}`.execute(db)
  const row = rows[0]
  if (!row) return { values: {}, facts: {}, scope: { themes: [] } }
  const zone = row.time_zone ?? tenant.time_zone
  const at = (instant: Date | null): string => (instant ? formatDateTime(instant, locale, { zone, style: 'long' }) : '')
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
      'event.url': event_id ? services.publicUrl() + mailingDependencies().eventAddress(tenant.name, event_id) : '',
    },
  }
}
