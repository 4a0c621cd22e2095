import { type Condition, type Fact, type Facts, factNames } from '@kxo/domain/mailing/templates/conditions'
import { type RawBuilder, sql } from 'kysely'

/** Each fact as the database tells it, of a person `u` and of an event `e`; null when there is none. */
const columns: Readonly<Record<Fact, string>> = {
  'contact.has_company': '(u.company_id is not null)',
  'contact.is_member': 'u.is_adherent',
  'contact.is_partner': 'u.is_partner',
  'event.is_online': 'e.is_online',
  'event.is_payable': 'e.is_payable',
  'event.is_training': 'e.is_training',
  'event.is_asynchronous': 'e.is_asynchronous',
}
/** Every fact as one object; those of nobody and of no event are null. */
export const factsObject = sql`jsonb_build_object(${sql.raw(factNames.map((name) => `'${name}', ${name.startsWith('contact.') ? `case when u.id is not null then ${columns[name]} end` : columns[name]}`).join(', '))})`

export const factsFrom = (read: Readonly<Record<string, boolean | null>>): Facts =>
  Object.fromEntries(factNames.flatMap((name) => (typeof read[name] === 'boolean' ? [[name, read[name]]] : [])))

/** Whether the conditions hold for `due.user_id` and `due.event_id`: what is not known holds nothing back. */
export const conditionsHold = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length === 0
    ? sql`true`
    : sql`(select ${sql.join(
        conditions.map(({ fact, is }) => sql`coalesce(${sql.raw(columns[fact])}, ${is}::boolean) = ${is}::boolean`),
        sql` and `,
      )} from (select 1) as one
        left join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
        left join events e on e.tenant_id = c.tenant_id and e.id = c.event_id)`
