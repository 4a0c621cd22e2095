import { isAdministrator, isReferent } from '@kxo/domain/kernel/permissions'
import { describe, expect, test } from 'vitest'
import { clientOf } from './client-of.ts'
import { guard, loginClientOf } from './guard.ts'
import type { GuardedPage, PublicPage } from './page.ts'
import { viewerOf } from './viewer.ts'
import { tenantOf, viewerAt } from './viewer-fixtures.ts'

const drawn = { title: { fr: 'x', en: 'x' }, component: () => Promise.reject(new Error('never drawn')) }
const guarded = (changes: Partial<GuardedPage> = {}): GuardedPage => ({
  space: 'user',
  path: '/events',
  layout: 'user',
  permitted: () => true,
  ...drawn,
  ...changes,
})
const open: PublicPage = { space: 'public', path: '/login/:client', layout: 'blank', ...drawn }
const admin = guarded({
  space: 'admin',
  path: '/admin/users',
  layout: 'admin',
  permitted: ({ actor }) => isAdministrator(actor) || actor.profile === 'CNS',
})

const forma = tenantOf('forma')
const user = viewerAt(forma)
const link = viewerAt(forma, { user: { is_restricted_session: true } })
const here = { first: 'events', client: null }

describe('guard 4.1', () => {
  test('an unknown path is not found', () => expect(guard({ ...here, page: null, viewer: user })).toEqual({ kind: 'missing' }))

  test('signing out opens whatever the state of the account', () =>
    expect(guard({ first: 'logout', client: null, page: { ...open, path: '/logout' }, viewer: link })).toEqual({ kind: 'page' }))

  test('a public page opens with or without a session', () => {
    expect(guard({ ...here, page: open, viewer: null })).toEqual({ kind: 'page' })
    expect(guard({ ...here, page: open, viewer: user })).toEqual({ kind: 'page' })
  })

  test('a suspended tenant shows only the pages a person keeps a right to', () => {
    const closed = tenantOf('forma', { is_suspended: true })
    const leaving: PublicPage = { ...open, path: '/:client/unsubscribe/:token', whileSuspended: true }
    for (const viewer of [viewerOf(null, closed), viewerAt(closed)]) {
      expect(guard({ ...here, page: leaving, viewer })).toEqual({ kind: 'page' })
      expect(guard({ ...here, page: open, viewer })).toEqual({ kind: 'suspended' })
      expect(guard({ ...here, page: guarded(), viewer })).toEqual({ kind: 'suspended' })
    }
  })

  test('a word of the page’s own never names a tenant, even when one bears it', () => {
    const page = guarded({ path: '/event/:id/signatures' })
    expect(guard({ page, first: 'event', client: null, viewer: null })).toEqual({ kind: 'login', client: 'kxo', clear: false })
    expect(guard({ page: guarded({ path: '/:client/events/:id' }), first: 'event', client: 'event', viewer: null })).toMatchObject({
      client: 'event',
    })
  })

  test.each([
    ['the route’s client', { first: 'forma', client: 'Forma' }, 'forma'],
    ['the first segment when it names a tenant', { first: 'club', client: null }, 'club'],
    ['the default login', { first: 'events', client: null }, 'kxo'],
    ['the default login for the admin space', { first: 'admin', client: null }, 'kxo'],
  ])('without a session, the login is of %s', (_, place, client) => {
    expect(guard({ ...place, page: guarded(), viewer: null })).toEqual({ kind: 'login', client, clear: false })
    expect(loginClientOf(place)).toBe(client)
  })

  describe('an address that came by mail names its tenant beside the page', () => {
    const ticket = guarded({ path: '/tickets/:url', restrictedSession: true })
    const opened = (search: object, page: GuardedPage | PublicPage, viewer: typeof user | null) =>
      guard({ first: 'tickets', client: clientOf({ page, params: {} }, search), page, viewer })
    const mailed = { client: 'forma' }

    test('without a session, the login of that tenant opens', () =>
      expect(opened(mailed, ticket, null)).toEqual({ kind: 'login', client: 'forma', clear: false }))

    test('with a session of that tenant, the page opens; with one of another, the person is told', () => {
      expect(opened(mailed, ticket, user)).toEqual({ kind: 'page' })
      expect(opened({ client: 'Club' }, ticket, user)).toEqual({ kind: 'otherTenant', client: 'club' })
      expect(opened({ client: 'club' }, ticket, link)).toEqual({ kind: 'login', client: 'club', clear: true })
    })

    test('what names no tenant is left, and a public page has its own', () => {
      for (const client of ['login', '../x', '', 3]) expect(clientOf({ page: ticket, params: {} }, { client })).toBeNull()
      expect(clientOf({ page: open, params: {} }, mailed)).toBeNull()
      expect(clientOf({ page: ticket, params: { client: 'club' } }, mailed)).toBe('club')
      expect(clientOf(null, mailed)).toBe('forma')
    })
  })

  test('a restricted session reaches the pages of personal links', () =>
    expect(guard({ ...here, page: guarded({ restrictedSession: true }), viewer: link })).toEqual({ kind: 'page' }))

  test('whose record it is, the server decides: the page opens and shows its not-found answer, the session stays', () =>
    expect(guard({ first: 'events', client: null, page: guarded({ restrictedSession: true, path: '/events/:id' }), viewer: link })).toEqual(
      {
        kind: 'page',
      },
    ))

  test('elsewhere a restricted session is closed', () => {
    expect(guard({ ...here, page: guarded(), viewer: link })).toEqual({ kind: 'login', client: 'forma', clear: true })
    expect(guard({ ...here, page: admin, viewer: link })).toEqual({ kind: 'login', client: 'forma', clear: true })
  })

  test('an alias of another tenant asks before changing', () => {
    expect(guard({ first: 'club', client: 'Club', page: guarded(), viewer: user })).toEqual({ kind: 'otherTenant', client: 'club' })
    expect(guard({ first: 'Forma', client: 'Forma', page: guarded(), viewer: user })).toEqual({ kind: 'page' })
  })

  test('the admin space sends everybody else to the user space', () => {
    expect(guard({ ...here, page: admin, viewer: user })).toEqual({ kind: 'userSpace' })
    expect(guard({ ...here, page: admin, viewer: viewerAt(forma, { user: { profile_code: 'REF' } }) })).toEqual({ kind: 'userSpace' })
  })

  test('a consultant is admitted on the pages of their own menu only', () => {
    const consultant = viewerAt(forma, { user: { profile_code: 'CNS' } })
    expect(guard({ ...here, page: admin, viewer: consultant })).toEqual({ kind: 'page' })
    expect(guard({ ...here, page: { ...admin, permitted: () => false }, viewer: consultant })).toEqual({ kind: 'userSpace' })
  })

  test('a restricted session is closed for the address of another tenant, whose login opens', () =>
    expect(guard({ first: 'club', client: 'club', page: guarded(), viewer: link })).toEqual({
      kind: 'login',
      client: 'club',
      clear: true,
    }))

  describe('what holds an account back', () => {
    type Pending = NonNullable<NonNullable<typeof user.user>['held']>
    const viewerWith = (pending: Pending | null, more: object = {}) => viewerAt(forma, { user: { held: pending, ...more } })
    const anAdmin = { profile_code: 'ADM', is_admin: true }
    const outcome = (viewer: ReturnType<typeof viewerAt>, target = guarded()) => guard({ ...here, page: target, viewer }).kind

    test('the second factor the tenant wants is set up first, whatever the page', () => {
      expect(outcome(viewerWith('secondFactor', anAdmin), admin)).toBe('secondFactor')
      expect(outcome(viewerWith('secondFactor', anAdmin))).toBe('secondFactor')
      expect(outcome(viewerWith(null, anAdmin), admin)).toBe('page')
    })

    test('whose space it is comes before what holds the account back', () =>
      expect(outcome(viewerWith('secondFactor'), admin)).toBe('userSpace'))

    test('an incomplete account is completed on its own page, an account to validate waits', () => {
      expect(outcome(viewerWith('incomplete'))).toBe('incomplete')
      expect(outcome(viewerWith('incomplete'), guarded({ completesAccount: true }))).toBe('page')
      expect(outcome(viewerWith('awaiting'))).toBe('awaiting')
      expect(outcome(viewerWith('awaiting'), guarded({ completesAccount: true }))).toBe('awaiting')
      expect(guard({ ...here, page: open, viewer: viewerWith('awaiting') })).toEqual({ kind: 'page' })
    })

    test('what holds the account back comes before features and rights', () => {
      expect(outcome(viewerWith('awaiting'), guarded({ feature: 'payment' }))).toBe('awaiting')
      expect(outcome(viewerWith('awaiting'), guarded({ permitted: () => false }))).toBe('awaiting')
    })
  })

  test('a feature or a parameter that is off hides the page', () => {
    expect(guard({ ...here, page: guarded({ feature: 'payment' }), viewer: user })).toEqual({ kind: 'missing' })
    expect(
      guard({ ...here, page: guarded({ feature: 'payment' }), viewer: viewerAt(tenantOf('forma', { features: ['payment'] })) }),
    ).toEqual({
      kind: 'page',
    })
    expect(guard({ ...here, page: guarded({ offered: ({ tenant }) => tenant.params.use_quiz }), viewer: user })).toEqual({
      kind: 'missing',
    })
  })

  test('otherwise the page', () => expect(guard({ ...here, page: guarded(), viewer: user })).toEqual({ kind: 'page' }))

  test('a profile without the right is denied', () => {
    const team = guarded({ permitted: ({ actor }) => isReferent(actor) })
    expect(guard({ ...here, page: team, viewer: user })).toEqual({ kind: 'denied' })
    expect(guard({ ...here, page: team, viewer: viewerAt(forma, { user: { profile_code: 'REF' } }) })).toEqual({ kind: 'page' })
  })

  test('a restricted administrator is denied what their menu hides', () => {
    const restricted = viewerAt(forma, { user: { profile_code: 'ADM', is_admin: true, is_restricted: 1 } })
    const themes = guarded({ space: 'admin', permitted: ({ actor }) => actor.restriction === 'none' })
    expect(guard({ ...here, page: themes, viewer: restricted })).toEqual({ kind: 'denied' })
    expect(guard({ ...here, page: admin, viewer: restricted })).toEqual({ kind: 'page' })
  })
})
