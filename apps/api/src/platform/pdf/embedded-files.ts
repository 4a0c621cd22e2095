import { inflateSync } from 'node:zlib'

/** Contents of the files embedded in a PDF the engine made. */
export function embeddedFilesOf(pdf: Uint8Array): Buffer[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  return [
    ...bytes.toString('latin1').matchAll(/<<\s*\/Length (\d+)((?:(?!>>\s*stream)[\s\S])*?)\/Type \/EmbeddedFile([\s\S]*?)>>\s*stream\n/g),
  ].map((match) => {
    const content = bytes.subarray(match.index + match[0].length, match.index + match[0].length + Number(match[1]))
    return `${match[2]}${match[3]}`.includes('/FlateDecode') ? inflateSync(content) : content
  })
}
