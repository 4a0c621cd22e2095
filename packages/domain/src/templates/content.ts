import * as z from 'zod/mini'
import { conditionalText, type RichText } from '../kernel/rich-text.ts'
import type { Locale } from '../kernel/sentence.ts'
import { wire } from '../kernel/wire.ts'

const line = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most, 'tooLong')), '')
const millimetres = (least: number, most: number) => wire.integer.check(z.minimum(least, 'min'), z.maximum(most, 'max'))

/** Narrowest and widest margins, in millimetres: the footer of the law must stay on the page. */
export const marginBounds = { side: [8, 40], top: [12, 60], bottom: [20, 60] } as const

const Words = z.object({
  /** Empty for the product's own. */
  title: line(120),
  /** One line at the top of every page, and two at its foot above what the law prints. */
  header: line(200),
  footer: line(240),
  opening: conditionalText,
  closing: conditionalText,
})
/** What a template says in one language. */
export type TemplateWords = z.output<typeof Words>

export const TemplateContent = z.object({
  has_logo: z.boolean(),
  margin_side: millimetres(...marginBounds.side),
  margin_top: millimetres(...marginBounds.top),
  margin_bottom: millimetres(...marginBounds.bottom),
  /** The hand and the stamp of the issuer, on what it signs alone. */
  shows_signature: z.boolean(),
  shows_stamp: z.boolean(),
  /** The boxes both parties sign in: whose comes first, and whether they have a page of their own. */
  party_first: z._default(z.boolean(), false),
  signs_apart: z._default(z.boolean(), false),
  fr: Words,
  /** Nothing: a document in English is worded by the product alone. */
  en: z.nullable(Words),
})
/** All that a version of a template says. */
export type TemplateContent = z.output<typeof TemplateContent>

/** The languages a template speaks. */
export const languagesOf = ({ en }: Pick<TemplateContent, 'en'>): Locale[] => (en ? ['fr', 'en'] : ['fr'])

export const emptyText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }
export const emptyWords: TemplateWords = { title: '', header: '', footer: '', opening: emptyText, closing: emptyText }
