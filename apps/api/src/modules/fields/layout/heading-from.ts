import type { Sentence } from '@kxo/domain/kernel/sentence'

/** A label people wrote as the heading of an export: its braces and apostrophes are no message syntax. */
export function headingFrom(label: string): Sentence {
  const literal = label.replace(/'/g, "''").replace(/[{}]/g, "'$&'")
  return { fr: literal, en: literal }
}
