import { documentCategory } from '../documents/category.ts'
import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

const entry = <K extends 'attestation' | 'certificate' | 'ticket' | 'contract' | 'presence'>(key: K) => ({
  code: documentCategory.codeOf(key),
  label: documentCategory.labelOf(key),
})

/** Documents a tenant may dress: those the product prints through its templates, by the category they are kept under. */
export const templateCategory = catalogue({
  attestation: entry('attestation'),
  certificate: entry('certificate'),
  ticket: entry('ticket'),
  contract: entry('contract'),
  presence: entry('presence'),
})
export type TemplateCategory = KeyOf<typeof templateCategory>

/** What a template of a category may say: what is not here is the product's alone. */
export type TemplateParts = {
  /** Its title may be another; the ministry's model and a contract keep theirs. */
  hasTitle: boolean
  /** Who signs it: the issuer alone, by the pictures of its hand and stamp, or both parties, each in its box. */
  signedBy: 'issuer' | 'parties' | null
  /** First margins in millimetres. */
  margins: { side: number; top: number; bottom: number }
}

const portrait = { side: 18, top: 20, bottom: 24 }
export const templateParts: Readonly<Record<TemplateCategory, TemplateParts>> = {
  attestation: { hasTitle: true, signedBy: 'issuer', margins: portrait },
  certificate: { hasTitle: false, signedBy: 'issuer', margins: portrait },
  ticket: { hasTitle: true, signedBy: null, margins: portrait },
  contract: { hasTitle: false, signedBy: 'parties', margins: portrait },
  presence: { hasTitle: false, signedBy: null, margins: { side: 14, top: 20, bottom: 24 } },
}
