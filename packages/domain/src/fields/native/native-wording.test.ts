import { describe, expect, test } from 'vitest'
import { wordsIn } from './native-wording.ts'

describe('what a tenant says of a native field', () => {
  const written = { label: 'Métier', label_en: 'Trade', help: 'Celui du badge', help_en: '' }
  test('is said in French', () => expect(wordsIn('fr', written)).toEqual({ label: 'Métier', help: 'Celui du badge' }))
  test('is said in English, its French words serving where it has none', () =>
    expect(wordsIn('en', written)).toEqual({ label: 'Trade', help: 'Celui du badge' }))
  test('leaves the product its words when it says nothing', () =>
    expect(wordsIn('en', { label: '', label_en: '', help: '', help_en: '' })).toEqual({ label: '', help: '' }))
})
