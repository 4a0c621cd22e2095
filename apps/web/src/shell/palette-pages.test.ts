import { expect, test } from 'vitest'
import type { GuardedPage } from '../platform/page.ts'
import { tenantOf, viewerAt } from '../platform/viewer-fixtures.ts'
import { openPages } from './palette-pages.ts'

const page = (path: string, changes: Partial<GuardedPage> = {}): GuardedPage => ({
  space: path.startsWith('/admin') ? 'admin' : 'user',
  path,
  layout: 'user',
  title: { fr: path, en: path },
  permitted: () => true,
  component: () => Promise.reject(new Error('never drawn')),
  ...changes,
})

test('the palette offers the pages the guard lets in and which need no record, each with its address', () => {
  const pages = [
    page('/events'),
    page('/events/:id'),
    page('/user/:id', {
      menu: {
        order: 1,
        icon: () => null,
        label: { fr: 'x', en: 'x' },
        address: ({ actor }) => `/user/${actor.user_id}`,
        shown: () => false,
      },
    }),
    page('/quiz', { offered: () => false }),
    page('/users', { permitted: () => false }),
    page('/admin/events'),
  ]
  const to = (viewer: Parameters<typeof openPages>[1]) => openPages(pages, viewer).map((one) => one.to)
  expect(to(viewerAt(tenantOf('forma')))).toEqual(['/events', '/user/7'])
  expect(to(viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } }))).toEqual([
    '/events',
    '/user/7',
    '/admin/events',
  ])
})
