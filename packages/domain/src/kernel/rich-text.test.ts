import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainTextOf, type RichNode, richText, richTextLimits } from './rich-text.ts'
import { issuesOf } from './validation.ts'

const paragraph = (text: string, marks?: unknown[]) => ({ type: 'paragraph', content: [{ type: 'text', text, ...(marks && { marks }) }] })
const read = (raw: unknown) => z.decode(richText, raw)
const keysOf = (raw: unknown): string[] => {
  const result = z.safeDecode(richText, raw)
  return result.success ? [] : issuesOf(result.error).map(({ key }) => key)
}

describe('rich text keeps what it knows and nothing else', () => {
  test('unknown attributes, classes and handlers are left out', () => {
    const sent = {
      type: 'doc',
      onclick: 'x',
      content: [
        { type: 'heading', attrs: { level: 2, style: 'color:red' }, content: [{ type: 'text', text: 'Titre' }] },
        paragraph('ici', [{ type: 'link', attrs: { href: 'https://exemple.fr', onclick: 'x', target: '_top' } }]),
      ],
    }
    expect(read(sent)).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Titre' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'ici', marks: [{ type: 'link', attrs: { href: 'https://exemple.fr' } }] }] },
      ],
    })
  })
  test.each(['javascript:alert(1)', 'data:text/html,x', ' vbscript:x', '//exemple.fr', ''])('the address %j is refused', (href) =>
    expect(keysOf({ type: 'doc', content: [paragraph('x', [{ type: 'link', attrs: { href } }])] })).toEqual(['invalidUrl']),
  )
  test.each([
    ['a block it does not know', { type: 'doc', content: [{ type: 'iframe', attrs: { src: 'https://x.fr' } }] }],
    ['a mark it does not know', { type: 'doc', content: [paragraph('x', [{ type: 'textStyle' }])] }],
    ['another root', { type: 'paragraph' }],
    ['a number', 4],
    ['an empty text', { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '' }] }] }],
  ])('%s is refused', (_, raw) => expect(keysOf(raw)).toEqual(['wrongFormat']))
  test('it is neither too deep nor too long', () => {
    let node: unknown = paragraph('x')
    for (let level = 0; level < richTextLimits.depth; level++) node = { type: 'blockquote', content: [node] }
    expect(keysOf({ type: 'doc', content: [node] })).toEqual(['tooLong'])
    expect(keysOf({ type: 'doc', content: [paragraph('x'.repeat(richTextLimits.characters + 1))] })).toEqual(['tooLong'])
  })
  test('markup in a plain text stays text', () => {
    const document = read('<script>alert(1)</script>\nsuite')
    expect(document.content).toHaveLength(2)
    expect(plainTextOf(document)).toBe('<script>alert(1)</script>\nsuite')
  })
  test('what it says is read line by line', () => {
    const items: RichNode[] = ['un', 'deux'].map((text) => ({ type: 'listItem', content: [paragraph(text) as RichNode] }))
    expect(plainTextOf({ type: 'doc', content: [paragraph('Liste') as RichNode, { type: 'bulletList', content: items }] })).toBe(
      'Liste\nun\ndeux',
    )
    expect(plainTextOf(null)).toBe('')
  })
})

test('a picture of our own store is kept with what says it in words; one of another site is refused', () => {
  const pictured = (src: string) => ({ type: 'doc', content: [{ type: 'image', attrs: { src, alt: 'Le campus', onerror: 'x' } }] })
  const own = 'https://kxo.fr/api/clients/forma/pictures/aB3-x_9/'
  const decoded = z.decode(richText, pictured(own))
  expect(decoded.content).toEqual([{ type: 'image', attrs: { src: own, alt: 'Le campus' } }])
  expect(plainTextOf(decoded)).toBe('Le campus')
  const sized = own.replace('x_9', 'x_9-1600.webp')
  expect(z.safeDecode(richText, pictured(sized)).success).toBe(true)
  for (const src of [
    'https://autre.fr/image.png',
    own.replace('x_9', 'x_9.svg'),
    `${own}"onerror="x`,
    'javascript:x',
    'data:image/png;base64,AA',
  ])
    expect(keysOf(pictured(src))).toEqual(['invalidImageUrl'])
})
