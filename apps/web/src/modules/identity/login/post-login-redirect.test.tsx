// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedTarget, rememberTarget } from '../../../platform/remembered-target.ts'
import { type Viewer, ViewerProvider } from '../../../platform/viewer.ts'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { InFrench } from '../../../ui/i18n/language-fixture.tsx'
import { PostLoginRedirect } from './post-login-redirect.tsx'

const went = vi.hoisted(() => [] as string[])
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate:
    () =>
    ({ to }: { to: string }) =>
      went.push(to),
}))
vi.mock('../../../platform/page-list.tsx', () => {
  const page = { space: 'user', layout: 'user', title: { fr: 'Page', en: 'Page' }, permitted: () => true }
  const pages = [
    { ...page, path: '/events', landing: { rank: 6, when: () => true } },
    { ...page, path: '/events/:id/signin' },
  ]
  return { usePageList: () => ({ pages, complete: true, load: async () => {} }) }
})

const forma = tenantOf('forma')
const drawn = (viewer: Viewer) => (
  <InFrench>
    <ViewerProvider value={viewer}>
      <PostLoginRedirect />
    </ViewerProvider>
  </InFrench>
)
beforeEach(() => void went.splice(0))

test('the remembered target is where it leads, even when more is learnt of the viewer on the way', async () => {
  rememberTarget('/events/7/signin', 'forma')
  const { rerender } = render(drawn(viewerAt(forma)))
  await act(async () => rerender(drawn(viewerAt(forma))))
  expect([...new Set(went)]).toEqual(['/events/7/signin'])
  expect(rememberedTarget('forma')).toBeNull()
})

test('one remembered in another space leads nowhere here', () => {
  rememberTarget('/events/7/signin', 'club')
  render(drawn(viewerAt(forma)))
  expect(went).toEqual(['/events'])
})

test('without one, it leads to the landing page', () => {
  render(drawn(viewerAt(forma)))
  expect(went).toEqual(['/events'])
})
