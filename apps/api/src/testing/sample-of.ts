import type { Schema } from '@kxo/domain/kernel/contract'
import { wire } from '@kxo/domain/kernel/wire'
import * as z from 'zod/mini'

type Def = {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  options?: Schema[]
  entries?: Record<string, string | number>
  values?: unknown[]
  out?: Schema
  getter?: () => Schema
}
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def // the definitions of each kind share no exported type

/** Whoever is created bears an address of their own. */
const addressOf = (id: number): string => `personne-${id}@essai.test`

/** A registration to invoice, as grouped billing names it. */
const placeOf = (id: number): string => `r${id}`

/** Plain values tried in turn where a schema asks for some text or number. */
const candidates: readonly unknown[] = [
  'Texte',
  '2027-03-02',
  '2027-03-02T09:00:00Z',
  '0612345678',
  '73282932000074',
  '12345678',
  '123456',
  '44000',
  'FR',
  'Bruyère-Sauvage-2026',
  'Europe/Paris',
  '#0f5e5a',
  'https://exemple.fr/page',
  'xx',
  '00000000-0000-4000-8000-00000000000e',
  1,
  true,
  0,
  25,
  2027,
  [],
  {},
  '[]',
  '{}',
  '2027',
  '326',
  'learners.all',
  null,
]
const accepts = (schema: Schema, value: unknown): boolean => z.safeDecode(schema, value as never).success

/**
 * A value a schema accepts, as it travels, every number of a record being `id`: what a stranger would try. Optional fields are given too.
 * @returns undefined when none was found
 */
export function sampleOf(schema: Schema, id: number): unknown {
  if (schema === wire.id) return id
  const def = defOf(schema)
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape ?? {}).map(([name, field]) => [name, sampleOf(field, id)] as const)
      const whole = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
      if (accepts(schema, whole)) return whole
      // Fields that exclude one another: the required ones alone.
      const needed = Object.fromEntries(fields.filter(([name]) => !accepts((def.shape ?? {})[name] as Schema, undefined)))
      return accepts(schema, needed) ? needed : whole
    }
    case 'array': {
      const item = def.element ? sampleOf(def.element, id) : undefined
      return item !== undefined && accepts(schema, [item]) ? [item] : []
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return def.innerType ? sampleOf(def.innerType, id) : undefined
    case 'lazy':
      return undefined
    case 'union':
      for (const option of def.options ?? []) {
        const value = sampleOf(option, id)
        if (value !== undefined && accepts(schema, value)) return value
      }
      return undefined
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'literal':
      return def.values?.[0]
    case 'pipe': {
      const inside = def.out ? sampleOf(def.out, id) : undefined
      for (const value of [inside, JSON.stringify(inside), ...candidates, addressOf(id), placeOf(id)])
        if (value !== undefined && accepts(schema, value)) return value
      return undefined
    }
    default:
      return [...candidates, addressOf(id), placeOf(id)].find((value) => accepts(schema, value))
  }
}
