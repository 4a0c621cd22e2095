import { expect, test } from 'vitest'
import { mailedDocument } from './mailed-document.ts'

test('a message says what a document is, where it stands and its last day, in both languages', () => {
  expect(mailedDocument({ category: 'other', status: 'toComplete', deadline: '2026-12-05' })).toEqual({
    category: { fr: 'Autre document', en: 'Other document' },
    standing: { fr: 'À compléter', en: 'To complete' },
    deadline: { fr: '5 décembre 2026', en: '5 December 2026' },
  })
  expect(mailedDocument({ category: 'ticket', status: 'sent', deadline: null })).not.toHaveProperty('deadline')
})
