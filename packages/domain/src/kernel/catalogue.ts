import * as z from 'zod/mini'
import { integerFromText } from './decimals.ts'
import type { Sentence } from './sentence.ts'

/** How an entry is coloured on screen; meaning, never decoration. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger'

type Entry = { code: number; label: Sentence; tone?: Tone; next?: readonly string[] }

/**
 * A closed list of things the product knows, keyed by name, each entry carrying its wire code and its label.
 * Union type, schema, wire codec, options and transitions all derive from it; no other place may list the keys or the codes.
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
    codesOf: (...wanted: Key[]): number[] => wanted.map(codeOf),
    labelOf: (key: Key): Sentence => entries[key]!.label,
    toneOf: (key: Key): Tone => entries[key]!.tone ?? 'neutral',
    is: (value: unknown): value is Key => typeof value === 'string' && Object.hasOwn(entries, value),
    /** Whether the transition is allowed; staying in place is not a transition. */
    mayFollow: (from: Key, to: Key): boolean => (entries[from]!.next ?? []).includes(to),
  }
}

/** The union of a catalogue's keys. */
export type KeyOf<C extends { keys: readonly string[] }> = C['keys'][number]
