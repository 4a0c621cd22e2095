import * as z from 'zod/mini'
import { learnerStatus } from './learner-status.ts'
import { declaredLines } from './product-line.ts'
import { certificationLevel, trainingObjective } from './training-objective.ts'

/** Trainees or trainers, and whole hours. */
const Count = z.object({ people: z.int(), hours: z.int() })
export type Count = z.output<typeof Count>

/** The frames B to G of a return: whole euros without tax, people, whole hours (BPF-03, BPF-04). */
export const Figures = z.object({
  is_remote: z.boolean(),
  products: z.array(z.object({ line: z.enum(declaredLines), euros: z.int() })),
  /** Invoiced to payers whose nature is not known yet: in no line. */
  unclassed: z.int(),
  /** Line 2: a to h. */
  funded: z.int(),
  total: z.int(),
  /** Percent of everything invoiced. */
  share: z.int(),
  own_trainers: Count,
  external_trainers: Count,
  learners: z.array(z.object({ ...Count.shape, status: learnerStatus.schema })),
  unclassed_learners: Count,
  /** (1), of every trainee, classed or not. */
  all_learners: Count,
  /** (2): F-2. */
  given: Count,
  objectives: z.array(z.object({ ...Count.shape, objective: trainingObjective.schema })),
  levels: z.array(z.object({ ...Count.shape, level: certificationLevel.schema })),
  unclassed_levels: Count,
  /** The five that weigh most. */
  specialities: z.array(z.object({ ...Count.shape, nsf: z.string() })),
  other_specialities: Count,
  unclassed_specialities: Count,
  /** (5): G. */
  ordered: Count,
})
export type Figures = z.output<typeof Figures>
