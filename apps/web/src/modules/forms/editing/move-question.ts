import type { Section } from '@kxo/domain/forms/contract'

export type Place = { section: number; index: number }

/** Rubrics with one question moved to a place among those that remain. */
export function moveQuestion(sections: readonly Section[], from: Place, to: Place): Section[] {
  const field = sections[from.section]?.fields[from.index]
  if (!field) return [...sections]
  const without = sections.map((section, at) =>
    at === from.section ? { ...section, fields: section.fields.filter((_, index) => index !== from.index) } : section,
  )
  return without.map((section, at) => (at === to.section ? { ...section, fields: section.fields.toSpliced(to.index, 0, field) } : section))
}

/** Rubrics with one of them moved a step, its questions with it; the same where there is nowhere to go. */
export function stepSection(sections: readonly Section[], at: number, step: -1 | 1): Section[] {
  const section = sections[at]
  return section && sections[at + step] ? sections.toSpliced(at, 1).toSpliced(at + step, 0, section) : [...sections]
}

/** Where one step up or down leads: over the edge of its rubric, into the one beside; nowhere at both ends. */
export function stepPlace(sections: readonly Section[], { section, index }: Place, step: -1 | 1): Place | null {
  const within = index + step
  if (within >= 0 && within < (sections[section]?.fields.length ?? 0)) return { section, index: within }
  const beside = sections[section + step]
  if (!beside) return null
  return { section: section + step, index: step === 1 ? 0 : beside.fields.length }
}
