/** A file embedded in the document: an invoice's XML, the evidence behind a sheet. */
export type Attachment = {
  /** Name shown by readers, e.g. `factur-x.xml`. */
  name: string
  bytes: Uint8Array
  mime: string
  description: string
  relationship: 'source' | 'data' | 'alternative' | 'supplement'
}

/** PDF/A-3b for what is archived, PDF/UA-1 for what must be read by everyone. */
export type PdfStandard = 'a-3b' | 'ua-1'

/** What travels to a compiler. `strict` makes a compiler warning an error. */
export type CompileJob = {
  id: number
  template: string
  data: string
  attachments: Attachment[]
  images: Record<string, Uint8Array>
  standard: PdfStandard
  /** Letters of a word that fit every column of the template. */
  longest_word: number
  created_at: number
  strict: boolean
}

export type CompileAnswer = { id: number; pdf: Uint8Array } | { id: number; fault: string }
