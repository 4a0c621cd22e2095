import type { EventField } from '@kxo/domain/imports/fields/event-fields'
import type { EventLine } from '@kxo/domain/imports/lines/event-line'
import { documentOf, plainTextOf } from '@kxo/domain/kernel/rich-text'
import type { ImportedFields, StoredEvent } from '../../events/index.ts'
import { comparable } from '../records/changed-fields.ts'

/** Fields of a line that are stored under the same name; nature, code and master are looked at apart. */
const same = [
  'title',
  'subtitle',
  'summary',
  'level',
  'colour',
  'is_marked_new',
  'description',
  'site_url',
  'start_date',
  'end_date',
  'limit_date',
  'town',
  'country',
  'is_online',
  'is_payable',
  'is_training',
  'is_asynchronous',
  'themes',
  'languages',
  'referent_mail',
  'min_participants',
  'max_participants',
] as const satisfies readonly EventField[]

/** A file says a text without its formatting. */
const storedFor = (name: (typeof same)[number], stored: StoredEvent): unknown =>
  name === 'description' ? plainTextOf(documentOf(stored.description)) : stored[name]

/** What a line says otherwise than the event it names; all it says when the event does not exist yet. */
export function differences(values: EventLine['values'], stored: StoredEvent | null): ImportedFields {
  const fields: Record<string, unknown> = {}
  for (const name of same) {
    const value = values[name]
    if (value === undefined) continue
    const said = value === null && (name === 'description' || name === 'subtitle' || name === 'summary') ? '' : value
    if (!stored ? said !== null : comparable(said) !== comparable(storedFor(name, stored))) fields[name] = said
  }
  return fields as ImportedFields
}
