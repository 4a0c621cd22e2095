import { expect, test } from 'vitest'
import { makeLanguage } from '../../kernel/language.ts'
import { documentOf, type RichText, writtenDocument } from '../../kernel/rich-text.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { isBlankSection, presentationOf, presentationSections, proseOf, saidBy, sectionToStore } from './presentation.ts'
import { sectionExamples } from './presentation-words.ts'
import { exampleDocument } from './section-example.ts'

const stored = (document: RichText) => ({ description: sectionToStore(document), outline: '', practical: 'Venez à l’heure.' })

test('a text written before texts were formatted reads as it was laid: paragraphs, and lists of lines', () => {
  expect(proseOf('Pour tous.\n\n- Un\n• Deux\n\n\n  Fin.  ').content).toMatchObject([
    { type: 'paragraph', content: [{ text: 'Pour tous.' }] },
    {
      type: 'bulletList',
      content: [{ content: [{ content: [{ text: 'Un' }] }] }, { content: [{ content: [{ text: 'Deux' }] }] }],
    },
    { type: 'paragraph', content: [{ text: 'Fin.' }] },
  ])
  expect(proseOf('-\nUn').content).toMatchObject([{ content: [{ content: [{ content: [{ text: '-' }] }] }, {}] }])
})

test('what is kept is read again, and says itself without its formatting', () => {
  const document = documentOf('Bonjour\nà tous')
  const presentation = presentationOf(stored(document))
  expect(presentation).toEqual({ description: document, outline: null, practical: proseOf('Venez à l’heure.') })
  expect(saidBy(presentation)).toBe('Bonjour\nà tous\nVenez à l’heure.')
})

test('a section that says and shows nothing is kept as nothing; a picture alone is something', () => {
  expect(sectionToStore({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'bulletList', content: [{ type: 'listItem' }] }] })).toBe(
    '',
  )
  const picture: RichText = {
    type: 'doc',
    content: [{ type: 'image', attrs: { src: 'https://kxo.fr/api/clients/a/pictures/b/', alt: '' } }],
  }
  expect([isBlankSection(null), isBlankSection(picture)]).toEqual([true, false])
})

test.each(['fr', 'en'] as const)('the examples are documents the product keeps, in %s', (locale) => {
  const { say } = makeLanguage({ locale, glossary: glossaryOf({}) })
  for (const section of presentationSections) {
    const document = exampleDocument(say(sectionExamples[section]))
    expect(writtenDocument(JSON.stringify(document))).toEqual(document)
    expect(new Set(document.content.map(({ type }) => type))).toContain('bulletList')
    expect(document.content[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } })
  }
})
