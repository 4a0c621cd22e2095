import { fileURLToPath } from 'node:url'
import type { Attachment } from '../../../platform/pdf/compile-job.ts'
import { embeddedFilesOf } from '../../../platform/pdf/embedded-files.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { withXmpSchema } from '../../../platform/pdf/with-xmp-schema.ts'
import type { ModelPrint } from '../../templates/index.ts'
import { ciiOf } from './cii-of.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { invoicePrint } from './invoice-print.ts'
import type { PrintWith } from './priced-print.ts'

export { ciiOf } from './cii-of.ts'

const facturXName = 'factur-x.xml'

/** The XML as the file Typst embeds in the PDF/A-3 (INV-61, points 2 to 4). */
export const facturXAttachment = (cii: string): Attachment => ({
  name: facturXName,
  bytes: new TextEncoder().encode(cii),
  mime: 'text/xml',
  description: 'Factur-X',
  relationship: 'data',
})

const property = (name: string, description: string) => ({ name, description })

/** Declares the embedded XML in the document's XMP (INV-61, point 5). */
const declared = (pdf: Uint8Array): Uint8Array =>
  withXmpSchema(pdf, {
    schema: 'Factur-X PDFA Extension Schema',
    namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    prefix: 'fx',
    properties: [
      { ...property('DocumentFileName', 'The name of the embedded XML document'), value: facturXName },
      { ...property('DocumentType', 'The type of the hybrid document in capital letters'), value: 'INVOICE' },
      { ...property('Version', 'The version of the standard applying to the embedded XML document'), value: '1.0' },
      { ...property('ConformanceLevel', 'The conformance level of the embedded XML document'), value: 'EN 16931' },
    ],
  })

/**
 * A Factur-X file from the PDF/A-3b that already embeds this XML (see facturXAttachment).
 * @throws RangeError when the PDF does not embed these very bytes.
 */
export function facturXOf(pdf: Uint8Array, cii: string): Uint8Array {
  const expected = Buffer.from(cii)
  if (!embeddedFilesOf(pdf).some((content) => content.equals(expected))) throw new RangeError('the PDF does not embed this invoice')
  return declared(pdf)
}

const template = fileURLToPath(new URL('./invoice.typ', import.meta.url))

export type FacturXRequest = {
  document: InvoiceDocument
  letterhead: Letterhead
  words: PrintWith
  /** What a model of the tenant says around it. */
  model?: ModelPrint | undefined
  createdAt: Date
  images?: Readonly<Record<string, Uint8Array>>
  signal?: AbortSignal
}

/**
 * The two files of an issued invoice, as they are stored (INV-10, INV-60): the PDF/A-3 and the XML inside it, same figures in both.
 * @throws RangeError naming the rules the invoice breaks; PdfError when the page cannot be drawn.
 */
export async function facturX({
  document,
  letterhead,
  words,
  model,
  ...rendering
}: FacturXRequest): Promise<{ pdf: Uint8Array; xml: string }> {
  const cii = ciiOf(document)
  const pdf = await renderDocument({
    template,
    data: { ...invoicePrint(document, letterhead, words), ...(model && { model }) },
    attachments: [facturXAttachment(cii)],
    standard: 'a-3b',
    ...rendering,
  })
  return { pdf: facturXOf(pdf, cii), xml: cii }
}
