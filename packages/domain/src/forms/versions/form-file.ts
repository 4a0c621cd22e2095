import * as z from 'zod/mini'
import { formCategory } from '../category.ts'
import { type Form, Section } from '../contract.ts'
import { FieldDraft, type FormField } from '../inputs/field.ts'
import { formNature } from '../nature.ts'

const format = 'kxo-form/1'
const Head = z.object({
  format: z.literal(format),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  nature: formNature.wire,
  category: formCategory.wire,
  sections: z.array(z.object({ title: z.string(), title_en: z.optional(z.string()), fields: z.array(z.unknown()) })).check(z.maxLength(40)),
})

/** Fields under their rubrics, in their order. */
export function sectionsOf(fields: readonly FormField[]): Section[] {
  const titles = [...new Set(fields.map(({ section }) => section))]
  return titles.map((title) => ({
    title,
    title_en: fields.find(({ section }) => section === title)?.section_en ?? '',
    fields: fields
      .filter(({ section }) => section === title)
      .map(({ id: _, rank: _rank, section: _own, section_en: _en, ...field }) => field),
  }))
}

/** A form as a file another space can read. */
export function writeFormFile({ name, nature, category, fields }: Pick<Form, 'name' | 'nature' | 'category' | 'fields'>): string {
  const sections = sectionsOf(fields).map((section) => z.encode(Section, section))
  return JSON.stringify({ format, name, nature: formNature.codeOf(nature), category: formCategory.codeOf(category), sections }, null, 2)
}

export type FormFile = Pick<Form, 'name' | 'nature' | 'category'> & {
  sections: Section[]
  /** What could not be read, as it is named there. */
  unknown: string[]
  /** Questions asked of everyone from now on: the one their condition reads is not taken in. */
  unconditioned: string[]
}

/** What a file tells; undefined when it is not one of a form. */
export function readFormFile(text: string): FormFile | undefined {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch {
    return undefined
  }
  const head = z.safeDecode(Head, written as z.input<typeof Head>)
  if (!head.success) return undefined
  const { name, nature, category } = head.data
  const unknown: string[] = []
  const sections = head.data.sections.map(({ title, title_en = '', fields }) => ({
    title: title.slice(0, 120),
    title_en: title_en.slice(0, 120),
    fields: fields.flatMap((field) => {
      const read = z.safeDecode(FieldDraft, field as z.input<typeof FieldDraft>)
      if (read.success) return [read.data]
      unknown.push(nameIn(field))
      return []
    }),
  }))
  const names = new Set(sections.flatMap(({ fields }) => fields.map((field) => field.name)))
  const isLost = ({ shown_when }: FieldDraft): boolean => Boolean(shown_when && !names.has(shown_when.field))
  const unconditioned = sections.flatMap(({ fields }) => fields.filter(isLost).map(({ label }) => label))
  const readable = sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => (isLost(field) ? { ...field, shown_when: null } : field)),
  }))
  return { name, nature, category, sections: readable.filter(({ fields }) => fields.length > 0), unknown, unconditioned }
}

function nameIn(field: unknown): string {
  const named = z.safeParse(z.object({ label: z.optional(z.string()), name: z.optional(z.string()) }), field)
  return (named.success && (named.data.label || named.data.name)) || '…'
}
