import { type Concept, concepts } from '../glossary/glossary.ts'
import type { Word } from '../settings/settings-fields.ts'

/** Words on which menus depend: emptied, their menu entries disappear. */
export const mayBeEmptied: readonly Concept[] = [
  'attendance',
  'ticket',
  'contract',
  'attestation',
  'certificate',
  'support',
  'quiz',
  'directory',
]

export const isEmptied = ({ fr }: Word): boolean => fr.singular === '' && fr.plural === ''

type Gap = { concept: Concept; field: 'fr.singular' | 'fr.plural' | 'en.singular' | 'en.plural' }

/** What is missing of a glossary: French needs both numbers, English both or none (TYP-10, TYP-13). */
export function gapsOf(glossary: Readonly<Record<string, Word>>): Gap[] {
  return concepts.flatMap((concept): Gap[] => {
    const word = glossary[concept]
    if (!word || (isEmptied(word) && mayBeEmptied.includes(concept))) return []
    const gaps: Gap['field'][] = []
    if (word.fr.singular === '') gaps.push('fr.singular')
    if (word.fr.plural === '') gaps.push('fr.plural')
    if (word.en.singular === '' && word.en.plural !== '') gaps.push('en.singular')
    if (word.en.plural === '' && word.en.singular !== '') gaps.push('en.plural')
    return gaps.map((field) => ({ concept, field }))
  })
}
