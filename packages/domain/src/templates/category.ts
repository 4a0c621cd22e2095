import { documentCategory } from '../documents/category.ts'
import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

const entry = <K extends 'attestation' | 'bill' | 'certificate' | 'ticket' | 'contract' | 'presence'>(key: K) => ({
  code: documentCategory.codeOf(key),
  label: documentCategory.labelOf(key),
})

/**
 * Documents a tenant may dress: those the product prints through its templates, by the category they are kept under. What shares one, or has none, is
 * counted from 21.
 */
export const templateCategory = catalogue({
  attestation: entry('attestation'),
  certificate: entry('certificate'),
  ticket: entry('ticket'),
  contract: entry('contract'),
  presence: entry('presence'),
  bill: entry('bill'),
  credit: { code: 21, label: { fr: '{credit:cap}', en: '{credit:cap}' } },
  quote: { code: 22, label: { fr: '{quote:cap}', en: '{quote:cap}' } },
})
export type TemplateCategory = KeyOf<typeof templateCategory>

/** What a template of a category may say: what is not here is the product's alone. */
export type TemplateParts = {
  /** Its title may be another; the ministry's model and a contract keep theirs. */
  hasTitle: boolean
  /** Lines at a price: what the law calls it stands under any title (INV-20), and its opening text between the parties and the lines. */
  isPriced: boolean
  /** Who signs it: the issuer alone, by the pictures of its hand and stamp, both parties, each in its box, or whoever accepts it. */
  signedBy: 'issuer' | 'parties' | 'client' | null
  /** First margins in millimetres. */
  margins: { side: number; top: number; bottom: number }
}

const portrait = { side: 18, top: 20, bottom: 24 }
export const templateParts: Readonly<Record<TemplateCategory, TemplateParts>> = {
  attestation: { hasTitle: true, isPriced: false, signedBy: 'issuer', margins: portrait },
  certificate: { hasTitle: false, isPriced: false, signedBy: 'issuer', margins: portrait },
  ticket: { hasTitle: true, isPriced: false, signedBy: null, margins: portrait },
  contract: { hasTitle: false, isPriced: false, signedBy: 'parties', margins: portrait },
  presence: { hasTitle: false, isPriced: false, signedBy: null, margins: { side: 14, top: 20, bottom: 24 } },
  bill: { hasTitle: true, isPriced: true, signedBy: null, margins: portrait },
  credit: { hasTitle: true, isPriced: true, signedBy: null, margins: portrait },
  quote: { hasTitle: true, isPriced: true, signedBy: 'client', margins: portrait },
}
