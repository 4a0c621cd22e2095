import type { Locale } from '@kxo/domain/kernel/sentence'

/** What layout.typ prints around every document. Texts are finished, in the reader's language. */
export type Letterhead = {
  locale: Locale
  /** Title of the file, read by assistive technology. */
  title: string
  /** Name printed at the top of every following page beside the issuer's, e.g. the document's number. */
  reference: string
  /** `#rrggbb`; darkened by the layout when too light to read. */
  color: string
  issuer: {
    name: string
    lines: string[]
    /** Name of one of the request's images. */
    logo: string | null
  }
  /** Legal lines of the footer. */
  legal: string[]
  /** Word before the page number ("Page"). */
  page_word: string
  /** Drawn across the page for documents without value ("SPÉCIMEN"). */
  watermark: string | null
}

/** A labelled value, printed in two columns. */
export type Fact = { label: string; value: string }
