import type { Schema } from '@kxo/domain/kernel/contract'
import * as z from 'zod/mini'

/** What a form holds: the endpoint's own values, any of which may still be blank. */
export type FormValues = Record<string, unknown>
export type Blank<T> = { [K in keyof T]?: T[K] | '' | null | undefined }
export type Submitted<S extends Schema> = z.output<S>

type Def = { type: string; innerType?: Inner; shape?: Record<string, Inner>; out?: Inner }
type Inner = { _zod: { def: unknown } }
const defOf = (schema: Inner): Def => schema._zod.def as Def

/** The schema of each field of an object schema. */
export const shapeOf = (schema: Schema): Record<string, Inner> => defOf(schema).shape ?? {}

/** What "nothing typed" is for a field: absent when optional, null when nullable, else the empty text, which is then refused. */
function blankOf(schema: Inner | undefined): null | undefined | '' {
  if (!schema) return ''
  const def = defOf(schema)
  if (def.type === 'nullable') return null
  if (def.type === 'pipe') return blankOf(def.out)
  if (def.type === 'optional' || def.type === 'default') {
    const inner = def.innerType ? blankOf(def.innerType) : ''
    return inner === null ? null : undefined
  }
  return ''
}

/** The schema of a field, inside its group where its name says one (`sheet.summary`). */
function fieldOf(schema: Inner | undefined, [name, ...inside]: readonly string[]): Inner | undefined {
  if (name === undefined || !schema) return schema
  const { shape, innerType, out } = defOf(schema)
  return shape ? fieldOf(shape[name], inside) : fieldOf(innerType ?? out, [name, ...inside])
}

/** Whether a field must be filled: drives the asterisk. A list without a least number may stay empty. */
export function isRequired(schema: Schema, name: string): boolean {
  const field = fieldOf(schema, name.split('.'))
  if (field && defOf(field).type === 'array') return !z.safeParse(field as Schema, []).success
  return blankOf(field) === ''
}

/** Typed values ready to be checked: what is blank, or only spaces, becomes what the schema wants of it. */
export function withoutBlanks(schema: Schema, values: FormValues): FormValues {
  const shape = shapeOf(schema)
  const clean: FormValues = {}
  for (const [name, value] of Object.entries(values)) {
    const isBlank = value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    clean[name] = isBlank ? blankOf(shape[name]) : value
  }
  return clean
}
