import type { Language } from '@kxo/domain/kernel/language'
import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import type { TemplateCategory } from '@kxo/domain/templates/category'
import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { DocumentRequest } from '../../platform/pdf/render-document.ts'
import type { Model, Subject } from './printing/model-for.ts'

/** How a sample is to be drawn. */
export type SampleRequest = {
  /** The record it is seen on; null for an example. */
  record: number | null
  entity_id: number | null
  language: Language
  /** The model it tries, in the words of what it is about. */
  dressedFor: (subject: Subject, own?: FieldValues) => Promise<Model>
}
/** A sample as it is drawn, by the standard of what it is a sample of; for accessible reading without. */
export type SampleDocument = Pick<DocumentRequest, 'template' | 'data' | 'images'> & Partial<Pick<DocumentRequest, 'standard'>>
/** Documents of a category, as whoever writes their model sees them: marked as specimens, checked by nobody. */
export type SampleSource = {
  /** Records one can be seen on, the latest first. */
  search: (context: Context, q: string) => Promise<{ id: number; label: string }[]>
  /** @returns undefined when the record is not one of those */
  draw: (context: Context, request: SampleRequest) => Promise<SampleDocument | undefined>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    templates: { samples: Readonly<Record<TemplateCategory, SampleSource>> }
  }
}

export const sampleOf = (category: TemplateCategory): SampleSource => dependencies().templates.samples[category]
