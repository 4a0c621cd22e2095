import type { ImportField } from '@kxo/domain/imports/kind-fields'
import type { Problem } from '@kxo/domain/imports/lines/read-cell'
import type { ProblemKind } from '@kxo/domain/imports/words'

/** A cell that stops its line, found while the line is written. */
export class LineProblem extends Error {
  readonly problem: Problem
  constructor(field: ImportField, kind: ProblemKind, value: string) {
    super(kind)
    this.problem = { field, kind, value }
  }
}
