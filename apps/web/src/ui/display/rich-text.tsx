import type { RichText as Document, RichMark, RichNode } from '@kxo/domain/kernel/rich-text'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './rich-text.module.css'

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

const drawn = (nodes: readonly RichNode[] = []): ReactNode =>
  nodes.map((node, index) => (
    // biome-ignore lint: a document that is read never reorders
    <Node key={index} node={node} />
  ))

function Node({ node }: { node: RichNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((inside, mark) => marked(mark, inside), node.text)
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    case 'image':
      return <img src={node.attrs.src} alt={node.attrs.alt} style={{ maxInlineSize: '100%', blockSize: 'auto' }} />
    case 'heading':
      // The page's own titles stand above: the document's never outrank them.
      return (
        <Text fw={650} inherit>
          {drawn(node.content)}
        </Text>
      )
    case 'bulletList':
      return <ul>{drawn(node.content)}</ul>
    case 'orderedList':
      return <ol>{drawn(node.content)}</ol>
    case 'listItem':
      return <li>{drawn(node.content)}</li>
    case 'blockquote':
      return <blockquote>{drawn(node.content)}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{drawn(node.content)}</code>
        </pre>
      )
    case 'paragraph':
      return <p>{drawn(node.content)}</p>
  }
}

/** A formatted text to read: drawn from its document, without the editor and without any markup of its own. */
export const RichText = ({ document }: { document: Document }) => <div className={style['text']}>{drawn(document.content)}</div>
