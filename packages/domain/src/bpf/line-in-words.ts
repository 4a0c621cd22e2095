import type { Sentence } from '../kernel/sentence.ts'
import { learnerStatus } from './learner-status.ts'
import type { Frame } from './line-code.ts'
import { productLine } from './product-line.ts'
import { specialityName } from './speciality.ts'
import { certificationLevel, trainingObjective } from './training-objective.ts'

/** What the line a row is in is called, in its frame. */
export function lineInWords(frame: Frame, line: string): Sentence {
  if (frame === 'products' && productLine.is(line)) return productLine.labelOf(line)
  if (frame === 'learners' && learnerStatus.is(line)) return learnerStatus.labelOf(line)
  if (frame === 'levels' && certificationLevel.is(line)) return certificationLevel.labelOf(line)
  if (trainingObjective.is(line)) return trainingObjective.labelOf(line)
  const name = specialityName(line)
  return { fr: name, en: name }
}
