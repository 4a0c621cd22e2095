import { printable } from '@kxo/domain/kernel/printable'

/** A finished piece of XML: what `xml` returns and lets through unescaped. */
export type Xml = { readonly xml: string }
type Part = Xml | string | number | null | undefined | false | readonly Part[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => printable(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'xml' in part ? part.xml : part.map(written).join('')
}

/** Template tag: texts are escaped, other `xml` pieces kept, lists joined, null and false left out. */
export function xml(texts: TemplateStringsArray, ...parts: Part[]): Xml {
  return { xml: texts.reduce((done, text, index) => done + written(parts[index - 1]) + text) }
}
