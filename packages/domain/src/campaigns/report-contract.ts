import * as z from 'zod/mini'

/** What came of a subject. */
export const Variant = z.object({
  subject: z.string(),
  sent: z.int(),
  unsubscribed: z.int(),
  complaints: z.int(),
  /** Openings, nobody's in particular; null where they are not counted (PRV-14). */
  opens: z.nullable(z.int()),
  /** Links followed, by nobody in particular; null where they are not counted (PRV-14). */
  clicks: z.nullable(z.int()),
})

/** A page the message leads to, and how many times it was reached from it; empty where clicks are not counted. */
export const CampaignLink = z.object({ url: z.string(), clicks: z.int() })
