import { isAdministrator, isFullAdministrator, isReferent } from '@kxo/domain/kernel/permissions'
import { describe, expect, test } from 'vitest'
import { afterLogin, landingOf } from './landing.ts'
import type { GuardedPage, Page } from './page.ts'
import { tenantOf, viewerAt } from './viewer-fixtures.ts'

const page = (path: string, changes: Partial<GuardedPage>): Page => ({
  space: path.startsWith('/admin') ? 'admin' : 'user',
  path,
  layout: 'user',
  title: { fr: path, en: path },
  permitted: () => true,
  component: () => Promise.reject(new Error('never drawn')),
  ...changes,
})
/** The landing page of each profile, as their modules declare them. */
const pages: readonly Page[] = [
  page('/events', { landing: { rank: 6, when: () => true } }),
  page('/events/:id', {}),
  page('/dashboard', {
    permitted: ({ actor }) => isReferent(actor),
    landing: { rank: 2, when: ({ tenant }) => tenant.params.is_recruiting_platform },
  }),
  page('/admin/my-dashboard', {
    permitted: ({ actor, tenant }) => tenant.params.is_recruiting_platform && (actor.profile === 'REC' || isReferent(actor)),
    landing: { rank: 3, when: ({ tenant }) => tenant.params.is_recruiting_platform },
  }),
  page('/admin/users', {
    permitted: ({ actor }) => isAdministrator(actor),
    landing: { rank: 4, when: ({ actor }) => actor.restriction !== 'none' },
  }),
  page('/admin/dashboard', { permitted: ({ actor }) => isFullAdministrator(actor), landing: { rank: 5, when: () => true } }),
]
const forma = tenantOf('forma')
const recrut = tenantOf('recrut', { params: { is_recruiting_platform: true } })
const admin = (is_restricted: number) => viewerAt(forma, { user: { profile_code: 'ADM', is_admin: true, is_restricted } })

describe('landing 4.2', () => {
  test.each([
    ['referent of a recruiting platform', viewerAt(recrut, { user: { profile_code: 'REF' } }), '/dashboard'],
    ['recruiter', viewerAt(recrut, { user: { profile_code: 'REC' } }), '/admin/my-dashboard'],
    ['administrator who only reads', admin(1), '/admin/users'],
    ['administrator', admin(0), '/admin/dashboard'],
    ['user', viewerAt(forma), '/events'],
    ['referent elsewhere', viewerAt(forma, { user: { profile_code: 'REF' } }), '/events'],
    ['partner', viewerAt(forma, { is_partner: true }), '/events'],
  ])('%s', (_, viewer, path) => expect(landingOf(pages, viewer)).toBe(path))

  test('the switch of the header leads to the start of the other space', () => {
    expect(landingOf(pages, admin(0), 'user')).toBe('/events')
    expect(landingOf(pages, admin(2), 'admin')).toBe('/admin/users')
    expect(landingOf(pages, viewerAt(recrut, { user: { profile_code: 'REF', is_admin: true } }), 'admin')).toBe('/admin/my-dashboard')
  })

  test('a remembered target wins when its guard says page, with its query', () => {
    expect(afterLogin(pages, viewerAt(forma), '/events/12?tab=program')).toBe('/events/12?tab=program')
  })

  test.each([['/admin/dashboard'], ['/nowhere/at/all'], ['/login/forma']])('%s is not a target for a user', (target) =>
    expect(afterLogin(pages, viewerAt(forma), target)).toBe('/events'),
  )

  test('a public page is returned to as well, a door never', () => {
    const shown: Page = {
      space: 'public',
      path: '/public/:client/:url',
      layout: 'blank',
      title: { fr: '', en: '' },
      component: pages[0]!.component,
    }
    const door: Page = { ...shown, path: '/:client', isDoor: true }
    const address = '/public/forma/atelier?code=RENTREE'
    expect(afterLogin([...pages, shown, door], viewerAt(forma), address)).toBe(address)
    expect(afterLogin([...pages, shown, door], viewerAt(forma), '/forma')).toBe('/events')
  })

  test.each(['secondFactor', 'incomplete', 'awaiting'] as const)('an account held back (%s) starts where it would', (pending) => {
    expect(landingOf(pages, viewerAt(forma, { user: { profile_code: 'ADM', is_admin: true, is_restricted: 1, held: pending } }))).toBe(
      '/admin/users',
    )
    expect(afterLogin(pages, viewerAt(forma, { user: { held: pending } }), '/events/12')).toBe('/events/12')
  })

  test('a product without a page for the person has no landing', () => expect(landingOf([], viewerAt(forma))).toBeNull())
})
