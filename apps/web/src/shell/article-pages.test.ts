import { articles } from '@kxo/domain/help/articles/articles'
import { expect, test } from 'vitest'
import { articleOf, pageOf } from '../modules/help/dependencies.ts'
import { articlePages } from './article-pages.ts'
import { everyPage } from './every-page.ts'

/** Pages of administrators that need no article, each with why. */
const withoutArticle: Readonly<Record<string, string>> = {
  '/admin/user-guide': 'the guide itself',
  '/admin/videotutorial': 'the films of the guide, in its menu for the vendor alone',
  '/admin/tenants': 'the vendor’s own list of tenants',
  '/admin/tenant/:id': 'the vendor’s own record of a tenant',
  '/test': 'the report an administrator sends with a request to support, explained on the page',
}
const opened = (path: string): string => path.replace(/:\w+/g, '4')
const pagesOfAdministrators = everyPage.filter(({ space }) => space === 'admin')

test('every page of administrators has an article, but those that say why they have none', () => {
  const silent = pagesOfAdministrators.filter(({ path }) => articleOf(opened(path)) === undefined).map(({ path }) => path)
  expect(pagesOfAdministrators.filter(({ menu }) => menu).length).toBeGreaterThan(40)
  expect(silent.toSorted()).toEqual(Object.keys(withoutArticle).toSorted())
})

test('an article a page calls for is written, and opens a page that is there', () => {
  const keys = new Set(articles.map(({ key }) => key))
  const patterns = new Set(everyPage.map(({ path }) => path))
  expect(articlePages.filter(({ article }) => !keys.has(article))).toEqual([])
  expect(articlePages.filter(({ address }) => address !== undefined && !patterns.has(address.split('?')[0]!))).toEqual([])
})

test('an article that no page calls for is about a gesture made on several', () => {
  const called = new Set(articlePages.map(({ article }) => article))
  expect(articles.filter(({ key }) => !called.has(key)).map(({ key }) => key)).toEqual(['approve', 'signing-code'])
})

test('a tab about something else has an article of its own', () => {
  expect(articleOf('/admin/support-contact')).toBe('support')
  expect(articleOf('/admin/support-contact', 'complaints')).toBe('complaints')
  expect(articleOf('/admin/facturation', 'devis')).toBe('quotes')
  expect(articleOf('/admin/facturation', 'avoirs')).toBe('bills')
  expect(articleOf('/admin/payments', 'closings')).toBe('closings')
  expect(pageOf('complaints')).toBe('/admin/support-contact?tab=complaints')
})

test('the page of an article exists for whoever has the article: both wait for the same feature', () => {
  const featureOf = new Map(everyPage.map(({ path, feature }) => [path, feature]))
  const apart = articles.filter(({ key, feature }) => {
    const page = pageOf(key)?.split('?')[0]
    return page !== undefined && featureOf.get(page) !== undefined && featureOf.get(page) !== feature
  })
  expect(apart.map(({ key }) => key)).toEqual([])
})
