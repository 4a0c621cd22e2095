import { createHash } from 'node:crypto'
import { xml } from '../tables/xml.ts'

/** Text properties an XMP packet gains, with the extension schema PDF/A wants beside properties it does not know. */
export type XmpSchema = {
  schema: string
  namespace: string
  prefix: string
  properties: readonly { name: string; description: string; value: string }[]
}

const description = ({ schema, namespace, prefix, properties }: XmpSchema) =>
  xml`<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${schema}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map((property) => xml`<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${property.description}</pdfaProperty:description><pdfaProperty:name>${property.name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>`)}</rdf:Seq></pdfaSchema:property></rdf:li>`
    .xml

const values = ({ namespace, prefix, properties }: XmpSchema) =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${properties.map(({ name, value }) => `<${prefix}:${name}>${xml`${value}`.xml}</${prefix}:${name}>`).join('')}</rdf:Description>`

const found = (text: string, pattern: RegExp, what: string): RegExpExecArray => {
  const match = pattern.exec(text)
  if (!match) throw new RangeError(`the PDF has no ${what}`)
  return match
}

/**
 * Adds properties to the document's XMP by an incremental update: the bytes of the given PDF stay untouched at the start of the result.
 * @throws RangeError when the PDF is not one the engine made (classic cross-reference table, plain XMP with an extension list).
 */
export function withXmpSchema(pdf: Uint8Array, schema: XmpSchema): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const [, trailer = '', previous = ''] = found(text, /trailer\s*(<<[\s\S]*>>)\s*startxref\s*(\d+)\s*%%EOF\s*$/, 'trailer')
  const [, root = ''] = found(trailer, /\/Root (\d+ 0 R)/, 'root')
  const [, metadata = ''] = found(text.slice(text.lastIndexOf(`\n${root.replace(' R', ' obj')}`)), /\/Metadata (\d+) 0 R/, 'metadata')
  const start = text.indexOf('stream\n', text.lastIndexOf(`\n${metadata} 0 obj`)) + 'stream\n'.length
  const packet = Buffer.from(text.slice(start, text.indexOf('\nendstream', start)), 'latin1').toString('utf8')
  found(packet, /<pdfaExtension:schemas><rdf:Bag>/, 'extension schemas')
  const patched = packet
    .replace('<pdfaExtension:schemas><rdf:Bag>', (bag) => bag + description(schema))
    .replace('</rdf:RDF>', (end) => values(schema) + end)
  const body = Buffer.from(patched)
  const separator = text.endsWith('\n') ? '' : '\n'
  const object = pdf.length + separator.length
  const head = Buffer.from(`${separator}${metadata} 0 obj\n<<\n  /Length ${body.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`)
  const tail = Buffer.from('\nendstream\nendobj\n')
  const table = pdf.length + head.length + body.length + tail.length
  const revision = createHash('md5').update(pdf).update(body).digest('hex')
  const next = trailer
    .replace(/(\/ID \[\s*(?:\([^)]*\)|<[^>]*>)\s*)(?:\([^)]*\)|<[^>]*>)/, `$1<${revision}>`)
    .replace(/>>$/, `  /Prev ${previous}\n>>`)
  const xref = `xref\n${metadata} 1\n${String(object).padStart(10, '0')} 00000 n \ntrailer\n${next}\nstartxref\n${table}\n%%EOF\n`
  return Buffer.concat([pdf, head, body, tail, Buffer.from(xref, 'latin1')])
}
