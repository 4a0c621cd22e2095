import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeLanguage } from '../../kernel/language.ts'
import { type Locale, locales } from '../../kernel/sentence.ts'
import { features } from '../../tenants/features.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { type GlossaryPreset, glossaryPresets } from '../../tenants/glossary/glossary-presets.ts'
import { TenantParams } from '../../tenants/settings/params.ts'
import { articlesFor, proposeArticles, searchArticles } from './article.ts'
import { articles } from './articles.ts'

const params = (overrides: object = {}) => z.decode(TenantParams, overrides as never)
const speaking = (locale: Locale, preset?: GlossaryPreset) =>
  makeLanguage({ locale, glossary: glossaryOf({}, preset && glossaryPresets[preset]) })

test('each article has an address of its own, and fourteen at least are written', () => {
  expect(articles.length).toBeGreaterThanOrEqual(14)
  expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length)
  expect(articles.filter(({ key }) => !/^[a-z][a-z-]{1,60}$/.test(key))).toEqual([])
})

describe('every sentence is said in every tenant’s words, in both languages', () => {
  const presets = [undefined, ...(Object.keys(glossaryPresets) as GlossaryPreset[])]
  test.each(locales.flatMap((locale) => presets.map((preset) => [locale, preset] as const)))('%s, %s', (locale, preset) => {
    const { say } = speaking(locale, preset)
    for (const { title, intro, steps, notes = [] } of articles)
      for (const sentence of [title, intro, ...steps, ...notes]) expect(say(sentence)).not.toMatch(/[{}]|undefined/)
  })
})

test('a club reads about its meetings, a training body about its trainings', () => {
  const title = articles.find(({ key }) => key === 'create-event')!.title
  expect(speaking('fr', 'club').say(title)).toBe('Créer une rencontre')
  expect(speaking('fr', 'training').say(title)).toBe('Créer une formation')
})

test('only what the tenant has', () => {
  const keys = (overrides: object, own = features as readonly (typeof features)[number][]) =>
    articlesFor(articles, { features: own, params: params(overrides) }).map(({ key }) => key)
  expect(keys({})).not.toContain('regions')
  expect(keys({ region_response: 'manual' })).toContain('regions')
  expect(keys({ task_option: 'False' })).not.toContain('tasks')
  expect(keys({}, [])).not.toContain('payments')
})

test('words are found without accents, titles first', () => {
  const { say } = speaking('fr', 'training')
  expect(searchArticles(articles, 'tableau bord', say)[0]?.key).toBe('dashboard')
  expect(searchArticles(articles, 'REGLER', say)[0]?.key).toBe('settings')
  expect(searchArticles(articles, 'hippopotame', say)).toEqual([])
  expect(searchArticles(articles, '', say)).toHaveLength(articles.length)
})

test('what is typed proposes the articles that may answer it, whatever else the sentence says; little words propose nothing', () => {
  const { say } = speaking('fr')
  const title = say(articles.find(({ key }) => key === articles[0]!.key)!.title)
  const [first] = proposeArticles(articles, `Bonjour, ${title.toUpperCase()}, je n’y arrive pas`, say)
  expect(first?.key).toBe(articles[0]!.key)
  expect(proposeArticles(articles, 'je ne le vois pas', say)).toEqual([])
  expect(proposeArticles(articles, 'zzzzzz', say)).toEqual([])
  expect(proposeArticles(articles, articles.map((article) => say(article.title)).join(' '), say)).toHaveLength(3)
})
