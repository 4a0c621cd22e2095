import * as z from 'zod/mini'
import { comparators } from '../../kernel/listing.ts'

export const criteriaModes = ['all', 'any'] as const
export type CriteriaMode = (typeof criteriaModes)[number]

/** What criteria compare of people: fields of their list, and (FOR-15) nothing that does not tell whether they may follow. */
export const criteriaFields = [
  'profile_code',
  'is_adherent',
  'company_name',
  'region_name',
  'job',
  'town',
  'department',
  'code_postal',
  'attended_event',
  'accepted_paper',
  'certified_event',
  'followed_hours',
] as const

/** One condition as people read it: the field and the value in words. */
export const Criterion = z.object({
  label: z.string(),
  comparator: z.enum(comparators),
  value: z.nullable(z.string()),
  /** Null for who is not signed in. */
  is_met: z.nullable(z.boolean()),
})
export type Criterion = z.output<typeof Criterion>

/** What an event open on criteria asks of who reads it; null when it is open otherwise. */
export const Admission = z.nullable(
  z.object({
    mode: z.enum(criteriaModes),
    text: z.nullable(z.string()),
    criteria: z.array(Criterion),
    is_eligible: z.nullable(z.boolean()),
  }),
)
export type Admission = z.output<typeof Admission>
