import { mayNameTenant } from '@kxo/domain/tenants/reserved'
import { expect, test } from 'vitest'
import { everyPage } from '../shell/every-page.ts'
import { firstPages } from '../shell/modules.ts'
import { matchPage } from './match-page.ts'
import type { Page } from './page.ts'

const page = (path: string, aliases: string[] = []): Page => ({
  space: 'public',
  path,
  aliases,
  layout: 'blank',
  title: { fr: path, en: path },
  component: () => Promise.reject(new Error('never drawn')),
})
const pages = [page('/:client', ['/']), page('/events/:id', ['/:client/events/:id']), page('/events/new')]

test.each([
  ['/', '/:client', {}],
  ['/forma', '/:client', { client: 'forma' }],
  ['/FORMA/', '/:client', { client: 'FORMA' }],
  ['/events/12', '/events/:id', { id: '12' }],
  ['/events/new', '/events/new', {}],
  ['/forma/events/12', '/events/:id', { client: 'forma', id: '12' }],
  ['/Events/a%20b', '/events/:id', { id: 'a b' }],
])('%s opens %s', (path, pattern, params) => {
  const match = matchPage(pages, path)
  expect(match?.page.path).toBe(pattern)
  expect(match?.params).toEqual(params)
})

test.each([['/events'], ['/admin'], ['/bills'], ['/a/b/c/d'], ['/%E0%A4%A']])(
  '%s is no page: a reserved word never names a tenant',
  (path) => expect(matchPage(pages, path)).toBeNull(),
)

test.each([
  ['/event', '/login/:client', 'event'],
  ['/login/event', '/login/:client', 'event'],
  ['/event/choose-password/abc', '/:client/choose-password/:unique', 'event'],
  ['/event/12/signatures', '/event/:id/signatures', undefined],
])('the tenant named event: %s opens %s', (path, pattern, client) => {
  const match = matchPage(everyPage, path)
  expect([match?.page.path, match?.params['client']]).toEqual([pattern, client])
})

test('a fixed word a tenant may bear is always followed by a number or a word of its own', () => {
  const shared = everyPage
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((pattern) => pattern.split('/').filter(Boolean))
    .filter(([first = ':']) => !first.startsWith(':') && mayNameTenant(first))
  const own = shared.filter(([, second]) => second === undefined || (second.startsWith(':') && second !== ':id'))
  expect(own).toEqual([])
})

test('the login answers its four addresses', () => {
  for (const path of ['/', '/login', '/login/forma', '/forma']) expect(matchPage(firstPages, path)?.page.layout).toBe('blank')
})
