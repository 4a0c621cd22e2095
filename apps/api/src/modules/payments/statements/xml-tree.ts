import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm'
import { UnreadableStatement } from './bank-statement.ts'

/** An element of a statement by its local name; `text` is what it holds when it has no element. */
export type XmlNode = { name: string; text: string; currency: string; line: number; children: XmlNode[] }

function treeOf(element: XmlElement): XmlNode {
  const children: XmlNode[] = []
  for (let node = element.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) children.push(treeOf(node))
  return {
    name: element.name,
    text: children.length === 0 ? element.content.trim() : '',
    currency: element.attrs.find(({ name }) => name === 'Ccy')?.value ?? '',
    line: element.line,
    children,
  }
}

/** Reads an XML text as a tree. Nothing is fetched nor expanded, and what declares anything is refused. @throws UnreadableStatement */
export function xmlTree(source: Uint8Array | string): XmlNode {
  // Declarations are refused before anything reads them; those of another encoding once they are read.
  if (/<!(DOCTYPE|ENTITY)/i.test(typeof source === 'string' ? source : Buffer.from(source).toString('latin1')))
    throw new UnreadableStatement('declarations')
  const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NOERROR | ParseOption.XML_PARSE_NOWARNING
  let document: XmlDocument
  try {
    document = typeof source === 'string' ? XmlDocument.fromString(source, { option }) : XmlDocument.fromBuffer(source, { option })
  } catch {
    throw new UnreadableStatement('markup')
  }
  try {
    if (document.dtd !== null) throw new UnreadableStatement('declarations')
    return treeOf(document.root)
  } finally {
    document.dispose()
  }
}

/** Elements found by following names down from one. */
export const allIn = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode[] =>
  path.reduce<XmlNode[]>((nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)), node ? [node] : [])

export const textIn = (node: XmlNode | undefined, ...path: readonly string[]): string =>
  allIn(node, ...path).find(({ text }) => text !== '')?.text ?? ''
