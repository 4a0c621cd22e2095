import type { RichMark, RichNode, RichText } from './rich-text.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const marks = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const
const marked = (inner: string, mark: RichMark): string =>
  mark.type === 'link' ? `<a href="${escaped(mark.attrs.href)}">${inner}</a>` : `<${marks[mark.type]}>${inner}</${marks[mark.type]}>`

const blocks = {
  paragraph: 'p',
  blockquote: 'blockquote',
  codeBlock: 'pre',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
} as const

/** A formatted text as HTML; `fill` says each of its texts with what it merges, `draw` what of it is more than words, once it is safe to draw. */
export function htmlOf(
  { content }: RichText,
  fill: (text: string) => string = (text) => text,
  draw: (safe: string, isLinked: boolean) => string = (safe) => safe,
): string {
  const said = ({ text, marks: around = [] }: Extract<RichNode, { type: 'text' }>): string =>
    draw(
      escaped(fill(text)).replace(/\n/g, '<br>'),
      around.some(({ type }) => type === 'link'),
    )
  const drawn = (node: RichNode): string => {
    if (node.type === 'text') return (node.marks ?? []).reduce(marked, said(node))
    if (node.type === 'hardBreak') return '<br>'
    if (node.type === 'horizontalRule') return '<hr>'
    if (node.type === 'image') return `<img src="${escaped(node.attrs.src)}" alt="${escaped(node.attrs.alt)}">`
    const inner = (node.content ?? []).map(drawn).join('')
    if (node.type === 'shownIf') return inner
    const tag = node.type === 'heading' ? `h${node.attrs.level}` : blocks[node.type]
    return `<${tag}>${inner}</${tag}>`
  }
  return content.map(drawn).join('\n')
}
