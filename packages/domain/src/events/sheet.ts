import * as z from 'zod/mini'

const text = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, 'tooLong')))

/** Pedagogical sheet (FOR-20) and the short text of the card; several lines are several paragraphs. */
export const Sheet = z.object({
  /** Short text of the card and of search engines. */
  summary: text(280),
  objective: text(4000),
  operational_objectives: text(4000),
  audience: text(4000),
  prerequisites: text(4000),
  content: text(12_000),
  methods: text(4000),
  assessment: text(4000),
  sanction: text(4000),
  certification_code: text(40),
  /** Months the proof given for it is valid; for ever without. */
  validity_months: z.optional(z.nullable(z.int().check(z.minimum(1, 'min'), z.maximum(120, 'max')))),
  access_time: text(1000),
  accessibility: text(4000),
  remote_assistance: text(4000),
  /** Whom a person with a disability asks for what they need. */
  disability_referent: text(120),
  /** The training organisation on whose behalf it is held. */
  ordered_by: text(200),
})
export type Sheet = z.output<typeof Sheet>

/** What a programme must say (FOR-20), in the order it is printed. */
export const programmeFields = [
  'objective',
  'operational_objectives',
  'audience',
  'prerequisites',
  'content',
  'methods',
  'assessment',
  'sanction',
  'access_time',
  'accessibility',
] as const satisfies readonly (keyof Sheet)[]
export type ProgrammeField = (typeof programmeFields)[number]
