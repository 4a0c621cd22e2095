import type { RichMark, RichNode, RichText } from '../kernel/rich-text.ts'

/** Pages are counted; an address to write to or a number to call is nobody's page. */
const isPage = (href: string): boolean => /^https?:\/\//i.test(href)

/** Pages a message links to, each once, in the order it is read. */
export function pagesOf(body: RichText): string[] {
  const found = (node: RichNode): string[] =>
    node.type === 'text'
      ? (node.marks ?? []).flatMap((mark) => (mark.type === 'link' && isPage(mark.attrs.href) ? [mark.attrs.href] : []))
      : 'content' in node
        ? (node.content ?? []).flatMap(found)
        : []
  return [...new Set(body.content.flatMap(found))]
}

/** The same message, each of its links leading where `lead` says. */
export function withLinks(body: RichText, lead: (href: string) => string): RichText {
  const marked = (mark: RichMark): RichMark => (mark.type === 'link' ? { type: 'link', attrs: { href: lead(mark.attrs.href) } } : mark)
  const led = (node: RichNode): RichNode => {
    if (node.type === 'text') return node.marks ? { ...node, marks: node.marks.map(marked) } : node
    return 'content' in node && node.content ? { ...node, content: node.content.map(led) } : node
  }
  return { ...body, content: body.content.map(led) }
}
