import { foldText } from '@kxo/domain/kernel/fold-text'
import type { Mastery } from '@kxo/domain/quizzes/marking'
import type { AttestationDocument } from '../../documents/index.ts'

type Assessed = { objective: string; mastery: Mastery }
const resultOf = { acquired: 'acquired', inProgress: 'partial', notAcquired: 'missed' } as const
/** A full stop more or less makes no other objective. */
const comparable = (text: string): string => foldText(text.replace(/\s*[.;,]\s*$/, ''))

/** The objectives of the programme with what tests found of each, then those only tests name: what nothing assessed is never called acquired (FOR-36). */
export function attestedObjectives(programme: string, assessed: readonly Assessed[]): AttestationDocument['objectives'] {
  const results = new Map(assessed.map(({ objective, mastery }) => [comparable(objective), resultOf[mastery]]))
  const written = programme
    .split('\n')
    .map((text) => text.replace(/^[-•*\s]+/, '').trim())
    .filter(Boolean)
  const inProgramme = new Set(written.map(comparable))
  const beside = assessed.map(({ objective }) => objective).filter((objective) => !inProgramme.has(comparable(objective)))
  return [...written, ...beside].map((text) => ({ text, result: results.get(comparable(text)) ?? 'unassessed' }))
}
