import { PDF } from '@libpdf/core'

/** The text of each page of a PDF, with ordinary spaces, as a reader's search finds it. */
export const printedText = async (pdf: Uint8Array): Promise<string[]> =>
  (await PDF.load(pdf)).getPages().map((page) => page.extractText().text.replace(/[\u202F\u00A0\s]+/g, ' '))
