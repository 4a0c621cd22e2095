import * as z from 'zod/mini'
import { optionalLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'

/** Texts of an agreement that are written by hand when the programme does not say them. */
export const writtenTexts = [
  'objective',
  'programme',
  'headcount',
  'prior_level',
  'methods',
  'assessment',
  'sanction',
  'trainer_titles',
  'payment_terms',
  'early_end',
] as const
export type WrittenText = (typeof writtenTexts)[number]

const Side = z.object({
  name: z.string(),
  address: z.string(),
  siret: z.string(),
  representative: z.string(),
})

/** An agreement as it is printed: frozen when it is prepared, so that what one signs is what one read. */
export const AgreementContent = z.object({
  title: z.string(),
  objective: z.string(),
  programme: z.string(),
  minutes: z.int(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  place: z.string(),
  headcount: z.string(),
  learners: z.array(z.string()),
  prior_level: z.string(),
  methods: z.string(),
  assessment: z.string(),
  sanction: z.string(),
  /** One line for each person who teaches. */
  trainer_titles: z.string(),
  amount_ht: wire.money,
  amount: wire.money,
  payment_terms: z.string(),
  early_end: z.string(),
  disability_referent: z.string(),
  party: Side,
  body: z.object({ ...Side.shape, activity_number: z.string(), activity_region: z.string() }),
})
export type AgreementContent = z.output<typeof AgreementContent>

const text = optionalLines(12_000)
/** What may be changed by hand. */
export const ContentChange = z.object({
  ...(Object.fromEntries(writtenTexts.map((key) => [key, text])) as Record<WrittenText, typeof text>),
  representative: z.optional(requiredText(200)),
  amount_ht: z.optional(wire.money.check(z.nonnegative('min'))),
  amount: z.optional(wire.money.check(z.nonnegative('min'))),
})
export type ContentChange = z.output<typeof ContentChange>
