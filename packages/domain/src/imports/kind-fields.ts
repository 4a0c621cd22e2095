import { companyFields } from './fields/company-fields.ts'
import { contactFields } from './fields/contact-fields.ts'
import { eventFields } from './fields/event-fields.ts'
import type { Field } from './fields/field.ts'
import { registrationFields } from './fields/registration-fields.ts'
import { type ImportKind, importKinds } from './kinds.ts'

const fields = {
  contacts: contactFields,
  companies: companyFields,
  events: eventFields,
  registrations: registrationFields,
} as const satisfies Record<ImportKind, Record<string, Field>>
export type FieldOf<K extends ImportKind> = keyof (typeof fields)[K] & string
export type ImportField = { [K in ImportKind]: FieldOf<K> }[ImportKind]

/** The fields a file of a kind may have, in the order of its model. */
export const fieldsOf = (kind: ImportKind): [ImportField, Field][] => Object.entries(fields[kind]) as [ImportField, Field][]
export const fieldKeys = [...new Set(importKinds.flatMap((kind) => fieldsOf(kind).map(([key]) => key)))] as [ImportField, ...ImportField[]]

/** The field a fault of the whole line is told under: what its lines are recognised by, the nature of events. */
export const leadingField = (kind: ImportKind): ImportField => fieldsOf(kind)[0]?.[0] ?? 'mail'

/** A field of a kind. @throws Error when the kind has no such field: what an import stores was checked as it came */
export function fieldIn(kind: ImportKind, key: ImportField): Field {
  const field = fieldsOf(kind).find(([name]) => name === key)?.[1]
  if (!field) throw new Error(`${kind} has no field ${key}`)
  return field
}
