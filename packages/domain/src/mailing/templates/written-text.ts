import { documentOf, plainTextOf, type RichNode, type RichText, writtenDocument } from '../../kernel/rich-text.ts'
import { type Kinds, unknownFields, type WrongFormat, wrongFormat } from '../merge-fields.ts'

/** A text as the catalogue writes it, an empty line between two paragraphs, as a document. */
export function documentOfParagraphs(text: string): RichText {
  const said = (line: string): RichNode[] => (line === '' ? [] : [{ type: 'text', text: line }])
  const content = text
    .trim()
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph): RichNode => {
      const lines = paragraph.split('\n')
      const nodes = lines.flatMap((line, at): RichNode[] => (at === 0 ? said(line) : [{ type: 'hardBreak' }, ...said(line)]))
      return { type: 'paragraph', ...(nodes.length > 0 && { content: nodes }) }
    })
  return { type: 'doc', content }
}

/** What is kept of a text: a document, or paragraphs of plain text from before the editor. */
export const bodyOf = (stored: string): RichText =>
  writtenDocument(stored) ?? (stored.includes('\n\n') ? documentOfParagraphs(stored) : documentOf(stored))

const textsIn = (node: RichNode): string[] =>
  node.type === 'text' ? [node.text] : 'content' in node ? (node.content ?? []).flatMap(textsIn) : []

/** The first field nothing fills, as it is written: one the message does not have, or one its formatting cuts in two. */
export function unfilledField(
  texts: readonly string[],
  body: RichText,
  fields: readonly string[],
  concepts: readonly string[],
): string | undefined {
  const [unknown] = unknownFields([...texts, plainTextOf(body)].join('\n'), fields, concepts)
  if (unknown) return unknown
  const cut = [...texts, ...body.content.flatMap(textsIn)].find((text) => /\{\{|\}\}/.test(text.replace(/\{\{[^{}]*\}\}/g, '')))
  return cut && (/\{\{[^{}]*|[^{}]*\}\}/.exec(cut)?.[0] ?? cut)
}

/** The first format these texts ask of a field that cannot take it. */
export const unfitFormat = (texts: readonly string[], body: RichText, own?: Kinds): WrongFormat | undefined =>
  wrongFormat([...texts, plainTextOf(body)].join('\n'), own)

export const emptyDocument: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }
