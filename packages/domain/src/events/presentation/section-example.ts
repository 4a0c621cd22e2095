import type { RichNode, RichText } from '../../kernel/rich-text.ts'

const textNode = (text: string): RichNode => ({ type: 'text', text })

/** The document an example makes: `= ` begins a title, `- ` an item of a list, any other line a paragraph. */
export function exampleDocument(example: string): RichText {
  const content: RichNode[] = []
  for (const line of example.split('\n')) {
    const last = content.at(-1)
    if (line.startsWith('= ')) content.push({ type: 'heading', attrs: { level: 2 }, content: [textNode(line.slice(2))] })
    else if (!line.startsWith('- ')) content.push({ type: 'paragraph', content: [textNode(line)] })
    else {
      const item: RichNode = { type: 'listItem', content: [{ type: 'paragraph', content: [textNode(line.slice(2))] }] }
      if (last?.type === 'bulletList') last.content?.push(item)
      else content.push({ type: 'bulletList', content: [item] })
    }
  }
  return { type: 'doc', content }
}
