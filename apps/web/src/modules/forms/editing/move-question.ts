import type { Section } from '@kxo/domain/forms/contract'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { proposedName } from '@kxo/domain/forms/inputs/proposed-name'

export type Place = { section: number; index: number }

/** Rubrics with one question moved to a place among those that remain. */
export function moveQuestion(sections: readonly Section[], from: Place, to: Place): Section[] {
  const field = sections[from.section]?.fields[from.index]
  if (!field) return [...sections]
  return withQuestion(withoutQuestion(sections, from), to, field)
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

/** Rubrics without the question at a place. */
export const withoutQuestion = (sections: readonly Section[], from: Place): Section[] =>
  sections.map((section, at) => (at === from.section ? { ...section, fields: section.fields.toSpliced(from.index, 1) } : section))

/** Rubrics with a question at a place, or as near as what remains allows. */
export function withQuestion(sections: readonly Section[], to: Place, field: FieldDraft): Section[] {
  const at = Math.min(to.section, sections.length - 1)
  return sections.map((section, index) => (index === at ? { ...section, fields: section.fields.toSpliced(to.index, 0, field) } : section))
}

/** Rubrics with a copy of a question just after it, under a name of its own; the name tells it from the others. */
export function duplicateQuestion(sections: readonly Section[], from: Place, label: string): { sections: Section[]; name: string } | null {
  const field = sections[from.section]?.fields[from.index]
  if (!field) return null
  const taken = sections.flatMap(({ fields }) => fields.map(({ name }) => name))
  const name = proposedName(field.label, taken)
  return { name, sections: withQuestion(sections, { ...from, index: from.index + 1 }, { ...field, name, label }) }
}
