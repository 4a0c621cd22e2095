import { makeLanguage } from '@kxo/domain/kernel/language'
import { ClientParams } from '@kxo/domain/tenants/contract'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { menuOf } from '../platform/menu.ts'
import { usePageList } from '../platform/page-list.tsx'
import { type Viewer, ViewerProvider, viewerOf } from '../platform/viewer.ts'
import { type Changes, tenantOf, viewerAt } from '../platform/viewer-fixtures.ts'
import { LanguageProvider } from '../ui/i18n/language.tsx'
import { everyPage } from './every-page.ts'
import { BlankLayout } from './layouts/blank-layout.tsx'
import SpaceLayout from './layouts/space-layout.tsx'
import { PageListProvider } from './page-list-provider.tsx'

/** Header, sidebar, footer and chatbot, line by line, with the product's own pages and tools. */

const features = ['accounting', 'catalog', 'filling', 'interactivity', 'mailing', 'partners', 'payment', 'referent', 'templates'] as const
const at = (params: object = {}) => tenantOf('forma', { params, features: [...features] })
const recruiting = at({ is_recruiting_platform: true })
let lastId = 100
/** Someone else each time: the switch remembers where each person was. */
const admin = (is_restricted = 0): Changes => ({
  user: { id: ++lastId, profile_code: 'ADM', is_admin: true, profile_has_task: true, is_restricted },
})
const company = { company: 3, company_name: 'Atelier du Port' }

let isNarrow = false
beforeEach(() => {
  isNarrow = false
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isNarrow && query.includes('max-width'), media: query }),
  )
  vi.stubGlobal('fetch', async (url: string) => {
    const answers: Readonly<Record<string, unknown>> = {
      'name=pied_page': { responses: { value: 'Forma Conseil, 12 quai des Arts' } },
      'name=accessibility': { responses: { value: null } },
      'name=privacy': { responses: { value: null } },
      'name=reglement_interieur': { responses: { value: null } },
      'name=cookies': { responses: { value: 'Aucun traceur.' } },
      'name=mentions_legales': { responses: { value: 'Édité par Forma Conseil.' } },
      'vue=header': { to_do_list: [], to_do_overdue: [] },
      'company-logo/': { logo: 'data:image/png;base64,AAAA' },
      'get_referent/': [{ unique_id: 'unique-7' }],
      'notifications/': [],
    }
    const known = Object.keys(answers).find((part) => url.includes(part))
    return known ? new Response(JSON.stringify(answers[known])) : new Response('{}', { status: 404 })
  })
})
// The dialog and its kit come in chunks of their own.
configure({ asyncUtilTimeout: 15_000 })
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Framed({ viewer, layout }: { viewer: Viewer; layout: 'user' | 'admin' | 'user-no-footer' | 'blank' }) {
  const { complete, load } = usePageList()
  useEffect(() => void load(), [load])
  if (!complete) return null
  const page = <h1>Page</h1>
  return (
    <ViewerProvider value={viewer}>
      {layout === 'blank' ? (
        <BlankLayout>{page}</BlankLayout>
      ) : (
        <SpaceLayout space={layout === 'admin' ? 'admin' : 'user'} footer={layout !== 'user-no-footer'}>
          {page}
        </SpaceLayout>
      )}
    </ViewerProvider>
  )
}

/** Draws a page in its frame at an address, as `viewer` sees it. */
async function show(viewer: Viewer, layout: 'user' | 'admin' | 'user-no-footer' | 'blank' = 'user', address = '/somewhere') {
  const root = createRootRoute({ component: () => <Framed viewer={viewer} layout={layout} />, notFoundComponent: () => null })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root, history })
  const language = makeLanguage({ locale: 'fr', glossary: glossaryOf(viewer.tenant.glossary as never) }) // as the screens read it
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LanguageProvider language={language}>
        <PageListProvider>
          <RouterProvider router={router as never} />
        </PageListProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return history
}
const header = () => within(screen.getAllByRole('banner')[0]!)
const link = (name: string | RegExp) => header().queryByRole('link', { name })?.getAttribute('href') ?? null
const startOfAdministration = (viewer: Viewer): string => {
  const [first] = menuOf(everyPage, viewer, 'admin')
  return first?.kind === 'entry' ? first.entry.address : first!.entries[0]!.address
}
const exists = (path: string): boolean => everyPage.some((page) => page.path === path)

describe('header: who is connected', () => {
  test.each<[string, Viewer, { profile: string; others: string[] }]>([
    ['a user without a profile of their own reads User', viewerAt(at()), { profile: 'Utilisateur', others: [] }],
    ['the profile name', viewerAt(at(), { user: { profile_code: 'REF' } }), { profile: 'Référent', others: [] }],
    [
      'the profile name in the language of the screen, whatever it was at sign-in',
      viewerAt(at(), { user: { profile_code: 'CNS', profile_name: 'Consulting' } }),
      { profile: 'Consultation', others: [] },
    ],
    [
      'the company name',
      viewerAt(at(), { user: { ...company, profile_code: 'REF' } }),
      { profile: 'Référent', others: ['Atelier du Port'] },
    ],
    [
      'the region when region_response is code_postal',
      viewerAt(at({ region_response: 'code_postal' }), { user: { region_name: 'Bretagne' } }),
      { profile: 'Utilisateur', others: ['Bretagne'] },
    ],
    [
      'the region when region_response is manual',
      viewerAt(at({ region_response: 'manual' }), { user: { region_name: 'Bretagne' } }),
      { profile: 'Utilisateur', others: ['Bretagne'] },
    ],
    ['no region when the tenant has none', viewerAt(at(), { user: { region_name: 'Bretagne' } }), { profile: 'Utilisateur', others: [] }],
    ['no region when the person has none', viewerAt(at({ region_response: 'manual' })), { profile: 'Utilisateur', others: [] }],
  ])('%s', async (_, viewer, expected) => {
    await show(viewer)
    header().getByText('Ana Roy')
    header().getByText(expected.profile)
    for (const text of ['Atelier du Port', 'Bretagne'])
      expect(header().queryAllByText(text).length, text).toBe(expected.others.includes(text) ? 1 : 0)
  })

  test('the company has its whole name in the tooltip and its logo beside', async () => {
    await show(viewerAt(at(), { user: company }))
    expect(header().getByText('Atelier du Port').title).toBe('Atelier du Port')
    await header().findByRole('img', { name: /Atelier du Port/ })
  })

  test('the tenant’s logo leads to the start of the space', async () => {
    const tenant = { ...at(), logo: '/api/clients/forma/logo/' }
    await show(viewerOf(null, tenant), 'blank')
    header().getByRole('img', { name: 'Logo de forma' })
    cleanup()
    await show({ ...viewerAt(tenant) })
    expect(header().getByRole('img', { name: 'Logo de forma' }).closest('a')?.getAttribute('href')).toBe('/events')
  })

  test('a recruiter has no profile icon, everyone else has', async () => {
    await show(viewerAt(recruiting, { user: { profile_code: 'REC', company: 3 } }))
    expect(document.querySelector('.tabler-icon-user-circle')).toBeNull()
    cleanup()
    await show(viewerAt(recruiting, { user: { company: 3 } }))
    expect(document.querySelector('.tabler-icon-user-circle')).not.toBeNull()
  })
})

test('an alert opened from a header that is already drawn is noted like one whose page was loaded', async () => {
  const history = await show(viewerAt(at()), 'user', '/user/9')
  const opened: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') opened.push(url)
    return Response.json({ done: true })
  })
  act(() => history.push('/user/9?alert=30'))
  await waitFor(() => expect(opened).toEqual([expect.stringContaining('/history/alerts/30/opening/')]))
})

describe('header: ways in and out', () => {
  const recruitingReferent = viewerAt(recruiting, {
    user: { id: ++lastId, profile_code: 'REF', is_admin: true, company: 3 },
  })
  test.each<[string, Viewer, string, string | null]>([
    ['an administrator', viewerAt(at(), admin()), 'Administration', '/admin/dashboard'],
    ['an administrator who reads', viewerAt(at(), admin(1)), 'Administration', '/admin/users'],
    ['a limited administrator', viewerAt(at(), admin(2)), 'Administration', '/admin/users'],
    [
      'a recruiting referent with the flag',
      recruitingReferent,
      'Référent',
      exists('/admin/my-dashboard') ? '/admin/my-dashboard' : startOfAdministration(recruitingReferent),
    ],
  ])('%s has the Admin link on the profile, and the switch of space', async (_, viewer, profile, expected) => {
    await show(viewer)
    expect(link(profile)).toBe(expected)
    expect(link('Espace d’administration')).toBe(expected)
    cleanup()
    await show(viewer, 'admin', expected!)
    const back = header().getByRole('link', { name: 'Vue utilisateur' })
    expect(back.getAttribute('href')).toBe('/events')
    expect(back.title).toBe('Changer d’espace')
  })

  test.each<[string, Viewer, string]>([
    ['a user', viewerAt(at()), 'Utilisateur'],
    ['a referent', viewerAt(at(), { user: { profile_code: 'REF', ...company } }), 'Référent'],
    ['a partner', viewerAt(at(), { is_partner: true }), 'Utilisateur'],
    ['a personal link', viewerAt(at(), { user: { is_restricted_session: true } }), 'Utilisateur'],
  ])('%s reads the profile as plain text, and has neither switch nor settings', async (_, viewer, profile) => {
    await show(viewer)
    header().getByText(profile)
    for (const name of [profile, 'Espace d’administration', 'Vue utilisateur', /Réglages|Paramètres/]) expect(link(name)).toBeNull()
  })

  test.each<[string, Viewer, string]>([
    ['a consultant', viewerAt(at(), { user: { profile_code: 'CNS', profile_has_task: true } }), 'Consultation'],
    ['a recruiter', viewerAt(recruiting, { user: { profile_code: 'REC', company: 3 } }), 'Recrutement'],
  ])('%s, who has pages there without being an administrator, has the switch and a plain profile', async (_, viewer, profile) => {
    await show(viewer)
    header().getByText(profile)
    expect(link(profile)).toBeNull()
    expect(header().getByRole('link', { name: 'Espace d’administration' }).getAttribute('href')).toMatch(/^\/admin\//)
  })

  test('the settings link leads to the referent’s own address at the vendor, for unrestricted administrators alone', async () => {
    await show(viewerAt(at(), admin()), 'admin', '/admin/dashboard')
    await waitFor(() =>
      expect(
        header()
          .getAllByRole('link')
          .map((one) => one.getAttribute('href')),
      ).toContain('/kxo/url/company/unique-7'),
    )
    for (const restricted of [1, 2]) {
      cleanup()
      await show(viewerAt(at(), admin(restricted)), 'admin', '/admin/users')
      expect(
        header()
          .getAllByRole('link')
          .filter((one) => /kxo|settings/.test(one.getAttribute('href') ?? '')),
      ).toEqual([])
    }
  })

  test('the way out leads to the logout', async () => {
    await show(viewerAt(at()))
    header().getByRole('button', { name: 'Mon compte\u00A0: Ana Roy' }).click()
    await screen.findByRole('menuitem', { name: 'Déconnexion' })
    expect(screen.getAllByRole('menuitem').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Mon profil', '/user/7'],
      ['Déconnexion', '/logout'],
    ])
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('with task_option %s there are %i bells of each', async (task_option, count) => {
    await show(viewerAt(at({ task_option: task_option ? 'True' : 'False' }), admin()))
    await header().findByRole('button', { name: /aide/i })
    if (count) await header().findByRole('button', { name: /notification/i })
    expect(header().queryAllByRole('button', { name: /notification/i })).toHaveLength(count)
    expect(header().queryAllByRole('button', { name: /tâches/i })).toHaveLength(count)
  })
})

describe('chat assistant: on the paths that hold admin, when the tenant has it', () => {
  const chats = { has_chatbot: true, chatbot_url: 'https://chat.exemple.fr/widget' }
  test.each<[string, object, 'user' | 'admin', string, number]>([
    ['in the administration', chats, 'admin', '/admin/users', 1],
    ['not in the user space', chats, 'user', '/events', 0],
    ['not without the parameter', { ...chats, has_chatbot: false }, 'admin', '/admin/users', 0],
  ])('%s', async (_, params, space, address, count) => {
    await show(viewerAt(at(params), admin()), space, address)
    await header().findByRole('button', { name: /aide/i })
    if (count) await header().findByRole('button', { name: 'Assistant de discussion' })
    expect(header().queryAllByRole('button', { name: 'Assistant de discussion' })).toHaveLength(count)
  })
})

describe('sidebar', () => {
  const openGroups = () => {
    for (const group of within(screen.getByRole('navigation', { name: 'Menu principal' })).queryAllByRole('button', { expanded: false }))
      fireEvent.click(group)
  }
  const linksOfMenu = () =>
    within(screen.getByRole('navigation', { name: 'Menu principal' }))
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'))
  const addresses = (viewer: Viewer, space: 'user' | 'admin') =>
    menuOf(everyPage, viewer, space).flatMap((line) =>
      line.kind === 'entry' ? [line.entry.address] : line.entries.map(({ address }) => address),
    )

  test.each<[string, Viewer, 'user' | 'admin']>([
    ['user', viewerAt(at(), { user: company }), 'user'],
    ['partner', viewerAt(at(), { is_partner: true, user: company }), 'user'],
    ['recruiting user', viewerAt(recruiting), 'user'],
    ['administrator', viewerAt(at(), admin()), 'admin'],
  ])('draws the menu of a %s, and the way out under 900 px alone', async (_, viewer, space) => {
    await show(viewer, space)
    openGroups()
    expect(linksOfMenu()).toEqual(addresses(viewer, space))
    cleanup()
    isNarrow = true
    await show(viewer, space)
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull()
    screen.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await screen.findByRole('navigation', { name: 'Menu principal' })
    openGroups()
    expect(linksOfMenu().at(-1)).toBe('/logout')
    expect(linksOfMenu().slice(0, addresses(viewer, space).length)).toEqual(addresses(viewer, space))
  })

  test.each([
    ['/admin/companies', '/admin/companies'],
    ['/admin/company/3', '/admin/companies'],
    ['/admin/event_step/7/pricing', '/admin/events'],
    ['/admin/user/9', '/admin/users'],
    ['/admin/mails/templates', '/admin/mails/templates'],
  ])('at %s the entry %s is marked, alone', async (address, marked) => {
    await show(viewerAt(at(), admin()), 'admin', address)
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }))
    const current = menu.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page')
    expect(current.map((one) => one.getAttribute('href'))).toEqual([marked])
  })

  test('groups are closed but the one of the page, and stay as the person leaves them', async () => {
    const groups = () =>
      within(screen.getByRole('navigation', { name: 'Menu principal' }))
        .getAllByRole('button')
        .map((group) => [group.textContent, group.getAttribute('aria-expanded')])
    await show(viewerAt(at(), admin()), 'admin', '/admin/mails')
    expect(groups()).toEqual([
      ['Planning et lieux', 'false'],
      ['Documents', 'false'],
      ['Échanges et suivi', 'true'],
      ['Réglages et aide', 'false'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Documents' }))
    cleanup()
    await show(viewerAt(at(), admin()), 'admin', '/admin/users')
    expect(groups().map(([, open]) => open)).toEqual(['false', 'true', 'false', 'false'])
  })

  test.each<[string, Viewer, 'user' | 'admin']>([
    ['user', viewerAt(at({ has_certificate: true }), { user: company }), 'user'],
    [
      'administrator of everything',
      viewerAt(
        at({ has_entities: true, region_response: 'code_postal', field_tabs: true, manage_products: true, module_facturation: true }),
        admin(),
      ),
      'admin',
    ],
  ])('the menu of a %s has nine lines at most, no group of one', (_, viewer, space) => {
    const lines = menuOf(everyPage, viewer, space)
    expect(lines.length).toBeLessThanOrEqual(9)
    expect(lines.filter((line) => line.kind === 'group' && line.entries.length < 2)).toEqual([])
  })

  test('a personal link has none', async () => {
    await show(viewerAt(at(), { user: { is_restricted_session: true } }))
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ouvrir le menu' })).toBeNull()
  })
})

describe('bars', () => {
  test('what the vendor says of the service is told politely on signed-in pages, and closed for the visit', async () => {
    const notice = {
      id: 4,
      kind: 'incident',
      starts_at: '2026-01-02T08:00:00Z',
      ends_at: null,
      message: { fr: 'Mails retardés', en: 'Late mails' },
    }
    const announced = z.decode(ClientParams, { ...z.encode(ClientParams, at()), notices: [notice] } as never)
    await show(viewerAt(announced))
    const bar = (await screen.findByText(/Mails retardés/)).closest('p')!
    expect(bar.textContent).toMatch(/Incident en cours depuis le/)
    expect(bar.closest('[aria-live="polite"]')).not.toBeNull()
    within(bar).getByRole('button', { name: 'Masquer' }).click()
    await waitFor(() => expect(screen.queryByText(/Mails retardés/)).toBeNull())
    cleanup()
    await show(viewerAt(announced))
    expect(screen.queryByText(/Mails retardés/)).toBeNull()
    sessionStorage.clear()
  })
})

describe('footer', () => {
  test('the tenant’s text and the terms, in a dialog that closes', async () => {
    await show(viewerAt(at()))
    await screen.findByText('Forma Conseil, 12 quai des Arts')
    screen.getByRole('button', { name: 'Conditions d’utilisation' }).click()
    const dialog = await screen.findByRole('dialog', { name: 'Mentions légales et confidentialité' })
    await within(dialog).findByText(/Édité par Forma Conseil/)
    within(dialog).getByText(/Aucun traceur/)
    within(dialog).getAllByRole('button', { name: 'Fermer' }).at(-1)!.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('public pages name what the law wants found there; accessibility has a text when the tenant wrote none', async () => {
    await show(viewerOf(null, at()), 'blank')
    screen.getByRole('button', { name: 'Mentions légales et confidentialité' })
    screen.getByRole('button', { name: 'Accessibilité' }).click()
    const dialog = await screen.findByRole('dialog', { name: 'Accessibilité' })
    expect((await within(dialog).findByText(/conformité non évaluée/)).textContent).toContain('écrivez à forma')
  })

  test('PRV-52, PRV-53: a tenant that sells to consumers adds their two links to every footer, the others none', async () => {
    const selling = at({ sells_to_consumers: true })
    const rights = async () => [
      (await screen.findByRole('link', { name: 'Renoncer au contrat ici' })).getAttribute('href'),
      screen.getByRole('link', { name: 'Résilier votre contrat' }).getAttribute('href'),
    ]
    const both = ['/forma/public/withdrawal', '/forma/public/termination']
    for (const [viewer, layout] of [
      [viewerOf(null, selling), 'blank'],
      [viewerAt(selling), 'user'],
      [viewerAt(selling, admin()), 'admin'],
      [viewerAt(selling), 'user-no-footer'],
    ] as const) {
      await show(viewer, layout)
      expect(await rights()).toEqual(both)
      cleanup()
    }
    await show(viewerAt(at()))
    expect(screen.queryByRole('link', { name: 'Renoncer au contrat ici' })).toBeNull()
  })

  test('the logo of a public page leads to the catalogue, else to the login', async () => {
    await show(viewerOf(null, at()), 'blank')
    expect(header().getAllByRole('link')[0]!.getAttribute('href')).toBe('/forma/public/events')
    cleanup()
    await show(viewerOf(null, tenantOf('forma')), 'blank')
    expect(header().getAllByRole('link')[0]!.getAttribute('href')).toBe('/login/forma')
  })

  test('without footer, the terms stand at the foot of the menu; a personal link, which has no menu, keeps the footer', async () => {
    await show(viewerAt(at()), 'user-no-footer')
    expect(screen.queryByRole('contentinfo')).toBeNull()
    within(screen.getByRole('navigation', { name: 'Menu principal' })).getByRole('button', { name: 'Conditions d’utilisation' })
    cleanup()
    await show(viewerAt(at(), { user: { is_restricted_session: true } }), 'user-no-footer')
    within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Conditions d’utilisation' })
  })
})
