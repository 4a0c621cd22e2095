import { textPicture } from '@kxo/domain/kernel/pictures'
import type { RichText as Document, RichMark, RichNode } from '@kxo/domain/kernel/rich-text'
import { createElement, type ReactNode } from 'react'

const marked = (mark: RichMark, inside: ReactNode): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'underline':
      return <u>{inside}</u>
    case 'strike':
      return <s>{inside}</s>
    case 'code':
      return <code>{inside}</code>
    case 'link':
      return (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {inside}
        </a>
      )
  }
}

/** How the document's own titles are drawn: its levels, from the outermost, take their place below `under`. */
type Titles = { under: number; levels: readonly number[] }

function headingLevels(nodes: readonly RichNode[] = []): number[] {
  const found = nodes.flatMap((node) =>
    node.type === 'heading' ? [node.attrs.level] : 'content' in node ? headingLevels(node.content) : [],
  )
  return [...new Set(found)].toSorted((a, b) => a - b)
}

const drawn = (nodes: readonly RichNode[] = [], titles: Titles | undefined): ReactNode =>
  nodes.map((node, index) => (
    // biome-ignore lint: a document that is read never reorders
    <Node key={index} node={node} titles={titles} />
  ))

/** As wide as a text is read. */
const textSizes = '(max-width: 800px) 100vw, 720px'

/** A picture of a text: the browser takes the smallest of its sizes that does. */
function Picture({ src, alt }: { src: string; alt: string }) {
  const sized = textPicture(src)
  const choice = sized && { srcSet: sized.setOf('webp'), sizes: textSizes, width: sized.width }
  const image = <img src={src} alt={alt} loading="lazy" style={{ maxInlineSize: '100%', blockSize: 'auto' }} {...choice} />
  if (!sized) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sized.setOf('avif')} sizes={textSizes} />
      {image}
    </picture>
  )
}

function Node({ node, titles }: { node: RichNode; titles: Titles | undefined }): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((inside, mark) => marked(mark, inside), node.text)
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    case 'image':
      return <Picture {...node.attrs} />
    case 'heading':
      // The page's own titles stand above: the document's never outrank them.
      return titles ? (
        createElement(`h${Math.min(6, titles.under + 1 + titles.levels.indexOf(node.attrs.level))}`, null, drawn(node.content, titles))
      ) : (
        <p style={{ fontWeight: 650 }}>{drawn(node.content, titles)}</p>
      )
    case 'bulletList':
      return <ul>{drawn(node.content, titles)}</ul>
    case 'orderedList':
      return <ol>{drawn(node.content, titles)}</ol>
    case 'listItem':
      return <li>{drawn(node.content, titles)}</li>
    case 'blockquote':
      return <blockquote>{drawn(node.content, titles)}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{drawn(node.content, titles)}</code>
        </pre>
      )
    case 'paragraph':
      return <p>{drawn(node.content, titles)}</p>
  }
}

type RichTextNodesProps = {
  document: Document
  /** Level of the title the document stands under: its own titles are then titles of the page; without it, bold lines. */
  under?: number | undefined
}

/** The blocks of a formatted text, drawn from its document without any markup of its own, nor any style. */
export const RichTextNodes = ({ document, under }: RichTextNodesProps): ReactNode =>
  drawn(document.content, under === undefined ? undefined : { under, levels: headingLevels(document.content) })
