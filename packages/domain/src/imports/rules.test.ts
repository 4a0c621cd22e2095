import { describe, expect, test } from 'vitest'
import { makeLanguage } from '../kernel/language.ts'
import { glossaryOf } from '../tenants/glossary/glossary.ts'
import { proposedMapping } from './rules.ts'

const french = makeLanguage({ locale: 'fr', glossary: glossaryOf() })

describe('columns proposed for the fields', () => {
  test('are those their headings name', () =>
    expect(proposedMapping('events', ['Intitulé', 'Référence', 'Inconnu'], french)).toEqual({ title: 0, code: 1 }))
  test('are first those the tenant names so, in either language, before the product’s own names', () => {
    const labels = [
      new Map([['title', 'Référence']]),
      new Map([
        ['title', 'Reference'],
        ['start_date', 'Opening'],
      ]),
    ]
    expect(proposedMapping('events', ['REFERENCE', 'Code', 'opening'], french, labels)).toEqual({ title: 0, code: 1, start_date: 2 })
  })
  test('are not those without a heading', () =>
    expect(proposedMapping('events', ['', 'Code'], french, [new Map([['title', '']])])).toEqual({ code: 1 }))
})
