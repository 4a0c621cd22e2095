import type { Language } from '@kxo/domain/kernel/language'
import type { RichMark, RichNode, RichText } from '@kxo/domain/kernel/rich-text'
import { fillTemplate } from '@kxo/domain/mailing/merge-fields'
import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import { shownTo } from '@kxo/domain/mailing/merging/shown-if'
import type { Facts } from '@kxo/domain/mailing/templates/conditions'

/** A piece of a line; a break has no text. */
export type PrintedRun = {
  text: string | null
  bold: boolean
  italic: boolean
  underline: boolean
  strike: boolean
  code: boolean
  href: string | null
}
/** A block as layout.typ draws it: data alone, of which nothing is ever read as markup. */
export type PrintedBlock =
  | { kind: 'paragraph' | 'heading'; runs: PrintedRun[] }
  | { kind: 'bullets' | 'numbers'; items: PrintedBlock[][] }
  | { kind: 'quote'; blocks: PrintedBlock[] }
  | { kind: 'rule' }

/** Who reads it: what is known of them, and what fields say. */
export type Reader = { facts: Facts; values: FieldValues }
type Fill = (text: string) => string

const has = (marks: readonly RichMark[], type: RichMark['type']): boolean => marks.some((mark) => mark.type === type)
const brokenLine: PrintedRun = { text: null, bold: false, italic: false, underline: false, strike: false, code: false, href: null }

function runsOf(nodes: readonly RichNode[], fill: Fill): PrintedRun[] {
  return nodes.flatMap((node): PrintedRun[] => {
    if (node.type === 'hardBreak') return [brokenLine]
    if (node.type !== 'text') return []
    const marks = node.marks ?? []
    const link = marks.find((mark) => mark.type === 'link')
    const run = {
      bold: has(marks, 'bold'),
      italic: has(marks, 'italic'),
      underline: has(marks, 'underline'),
      strike: has(marks, 'strike'),
      code: has(marks, 'code'),
      href: link?.type === 'link' ? link.attrs.href : null,
    }
    // A field of several lines breaks where it does.
    return fill(node.text)
      .split('\n')
      .flatMap((text, at): PrintedRun[] => [...(at > 0 ? [brokenLine] : []), ...(text === '' ? [] : [{ ...run, text }])])
  })
}

const blocksOf = (nodes: readonly RichNode[], fill: Fill): PrintedBlock[] =>
  nodes.flatMap((node): PrintedBlock[] => {
    switch (node.type) {
      case 'horizontalRule':
        return [{ kind: 'rule' }]
      case 'bulletList':
      case 'orderedList':
        return [
          {
            kind: node.type === 'bulletList' ? 'bullets' : 'numbers',
            items: (node.content ?? []).map((item) => blocksOf('content' in item ? (item.content ?? []) : [], fill)),
          },
        ]
      case 'blockquote':
        return [{ kind: 'quote', blocks: blocksOf(node.content ?? [], fill) }]
      case 'heading':
      case 'paragraph':
      case 'codeBlock': {
        const runs = runsOf(node.content ?? [], fill)
        const kind = node.type === 'heading' ? 'heading' : 'paragraph'
        return runs.some(({ text }) => text !== null) ? [{ kind, runs }] : []
      }
      default:
        return []
    }
  })

/** A text for one reader, its fields filled and what its conditions leave out taken away, as blocks a page draws; pictures are not printed. */
export function printedText(text: RichText, reader: Reader, language: Pick<Language, 'say' | 'locale'>): PrintedBlock[] {
  return blocksOf(shownTo(text, reader).content, (words) => fillTemplate(words, reader.values, language))
}
