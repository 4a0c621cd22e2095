import { expect, test } from 'vitest'
import type { RichText } from '../kernel/rich-text.ts'
import { pagesOf, withLinks } from './links.ts'

const link = (href: string, text: string) => ({ type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href } }] })
const body: RichText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Voir ' }, link('https://exemple.fr/a', 'le programme')] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [link('https://exemple.fr/b', 'le plan')] }] },
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [link('mailto:a@exemple.fr', 'nous écrire'), { type: 'hardBreak' }] }],
        },
      ],
    },
    { type: 'paragraph', content: [link('https://exemple.fr/a', 'encore')] },
    { type: 'horizontalRule' },
  ],
}

test('each page a message links to is counted once, in the order it is read; an address to write to is not', () => {
  expect(pagesOf(body)).toEqual(['https://exemple.fr/a', 'https://exemple.fr/b'])
})

test('links lead elsewhere, and the words stay', () => {
  const led = withLinks(body, (href) => `${href}?x`)
  expect(pagesOf(led)).toEqual(['https://exemple.fr/a?x', 'https://exemple.fr/b?x'])
  expect(withLinks(led, (href) => href.replace(/\?x$/, ''))).toEqual(body)
})
