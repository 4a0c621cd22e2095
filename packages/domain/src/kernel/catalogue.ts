import * as z from 'zod/mini'
import { integerFromText } from './decimals.ts'
import type { Sentence } from './sentence.ts'

/** How an entry is coloured on screen; meaning, never decoration. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger'

type Entry = { code: number; label: Sentence; tone?: Tone; next?: readonly string[]; groups?: readonly string[] }
type GroupOf<T extends Record<string, Entry>> = T[keyof T] extends infer E
  ? E extends { groups: readonly (infer G)[] }
    ? G & string
    : never
  : never

/**
 * A closed list of things the product knows, keyed by name, each entry carrying its wire code and its label.
 * Union type, schema, wire codec, options, groups and transitions all derive from it; no other place may list the keys or the codes.
 * @throws Error at load when two entries share a code or when `next` names an unknown key.
 */
export function catalogue<const T extends Record<string, Entry>>(entries: T) {
  type Key = keyof T & string
  const keys = Object.keys(entries) as [Key, ...Key[]]
  const byCode = new Map<number, Key>(keys.map((key) => [entries[key]!.code, key]))
  if (byCode.size !== keys.length) throw new Error(`two entries share a code among ${keys.join(', ')}`)
  for (const key of keys)
    for (const next of entries[key]!.next ?? []) if (!Object.hasOwn(entries, next)) throw new Error(`${key} leads to unknown ${next}`)

  const keyOf = (code: number): Key => {
    const key = byCode.get(code)
    if (key === undefined) throw new Error(`unknown code ${code}`)
    return key
  }
  const codeOf = (key: Key): number => entries[key]!.code
  const isIn = (key: Key, group: GroupOf<T>): boolean => (entries[key]!.groups ?? []).includes(group)
  const keysIn = (group: GroupOf<T>): Key[] => keys.filter((key) => isIn(key, group))
  const mayFollow = (from: Key, to: Key): boolean => (entries[from]!.next ?? []).includes(to)
  const schema = z.enum(keys)
  return {
    entries,
    keys,
    /** Schema of a key, for domain data. */
    schema,
    /** Codec: integer (or its text, as forms send it) on the wire, key inside. */
    wire: z.codec(z.union([z.number(), z.string()]), schema, {
      decode: (raw, context) => {
        const code = typeof raw === 'number' ? raw : integerFromText(raw)
        const key = code === undefined ? undefined : byCode.get(code)
        if (key !== undefined) return key as never
        context.issues.push({ code: 'custom', message: raw === '' ? 'required' : 'unknownCode', input: raw })
        return z.NEVER
      },
      encode: (key) => codeOf(key as Key),
    }),
    keyOf,
    codeOf,
    codesOf: (...keys: Key[]): number[] => keys.map(codeOf),
    labelOf: (key: Key): Sentence => entries[key]!.label,
    toneOf: (key: Key): Tone => entries[key]!.tone ?? 'neutral',
    is: (value: unknown): value is Key => typeof value === 'string' && Object.hasOwn(entries, value),
    /** Whether an entry was declared of a group, e.g. `holdsPlace`. */
    isIn,
    keysIn,
    codesIn: (group: GroupOf<T>): number[] => keysIn(group).map(codeOf),
    /** Whether the transition is allowed; staying in place is not a transition. */
    mayFollow,
    /** The entries a transition may start from, all of them or those of a group. */
    keysLeadingTo: (to: Key, group?: GroupOf<T>): Key[] =>
      keys.filter((from) => mayFollow(from, to) && (group === undefined || isIn(from, group))),
    /**
     * SQL that tells whether a code is of a group: the body of its twin in the database. `unknown` is the answer for a code that is
     * not in the catalogue: the one that does the least harm.
     */
    sqlIn: (group: GroupOf<T>, column: string, { unknown }: { unknown: boolean }): string => {
      const listed = keys.filter((key) => isIn(key, group) !== unknown).map(codeOf)
      return `${column} ${unknown ? 'not in' : 'in'} (${listed.toSorted((a, b) => a - b).join(', ')})`
    },
  }
}

/** The union of a catalogue's keys. */
export type KeyOf<C extends { keys: readonly string[] }> = C['keys'][number]
