import * as z from 'zod/mini'
import { optionally, optionalText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { appearances } from '../appearance/appearance.ts'
import { type ParamName, type ParamTab, paramsOn } from './param-places.ts'
import { TenantParams } from './params.ts'
import { ownTexts } from './texts.ts'

export const version = z.int()
/** Who changed a sheet last, and when; the name is null when it was the vendor. */
export const LastChange = z.nullable(z.object({ by: z.nullable(z.string()), at: wire.instant }))
export type LastChange = z.output<typeof LastChange>
export const revisionFields = { version, last_change: LastChange }

type Shape = typeof TenantParams.shape
type Bare<N extends ParamName> = { [K in N]: Shape[K]['_zod']['def']['innerType'] }
/** Parameters as a sheet sends them: all of them, none filled in by its default. */
const bare = (names: readonly ParamName[]): Bare<ParamName> =>
  Object.fromEntries(names.map((name) => [name, TenantParams.shape[name]._zod.def.innerType])) as never // fromEntries forgets the names

/** The parameters of one sheet, each of which may be left out. */
export const paramsSheet = (tab: ParamTab) => z.partial(z.object(bare(paramsOn(tab))))

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'colour'))
export const Palette = z.object({
  primary_color: colour,
  primary_font_color: colour,
  user_primary_color: colour,
  user_primary_font_color: colour,
  user_secondary_color: colour,
  user_secondary_font_color: colour,
  modal_color: colour,
  modal_font_color: colour,
  appearance: z._default(z.enum(appearances), 'system'),
  theme: z.object({
    primary: colour,
    secondary: colour,
    accent: colour,
    error: colour,
    info: colour,
    success: colour,
    warning: colour,
  }),
})

export const paymentPeriods = ['month', 'quarter', 'year'] as const
export const Formula = {
  formula: shortText(80),
  formula_months: z.int().check(z.minimum(1), z.maximum(12)),
  renews_on: optionally(wire.day),
  payment_period: z.enum(paymentPeriods),
  last_paid_period: optionalText(40),
}

const longText = z.string().check(z.maxLength(20_000, 'tooLong'))
/** As long as the text an event may write on its own button. */
const buttonText = shortText(60)
export const Texts = z.object(
  Object.fromEntries(ownTexts.map((name) => [name, name === 'texte_bouton_inscription' ? buttonText : longText])) as {
    [N in (typeof ownTexts)[number]]: typeof longText
  },
) // fromEntries forgets the names

const noun = z.string().check(z.trim(), z.maxLength(60, 'tooLong'), z.regex(/^[^{}<>#'|]*$/, 'wrongFormat'))
export const Word = z.object({
  fr: z.object({ singular: noun, plural: noun, gender: z.enum(['m', 'f']), elision: z.boolean(), invariant: z.optional(z.boolean()) }),
  en: z.object({ singular: noun, plural: noun }),
})
export type Word = z.output<typeof Word>

const label = shortText(60)
/** Labels in the tenant's own words, by list and key. */
export const OwnLabels = z.record(z.string(), z.record(z.string(), z.object({ fr: label, en: label })))
const Said = z.object({ fr: z.string(), en: z.string() })
/** A list whose labels may be reworded, as the product says them with the tenant's nouns. */
export const LabelList = z.object({ name: z.string(), title: Said, labels: z.array(z.object({ key: z.string(), label: Said })) })
export type LabelList = z.output<typeof LabelList>

export const maximum = z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000)))
export const Usage = z.object({
  ...revisionFields,
  max_events: maximum,
  max_admins: maximum,
  max_mails_per_month: maximum,
  used: z.object({ events: z.int(), admins: z.int(), mails: z.int() }),
  /** The last twelve months, the current one last; administrators are counted by the day they were added. */
  months: z.array(z.object({ month: z.string(), events: z.int(), mails: z.int() })),
})
export type Usage = z.output<typeof Usage>
