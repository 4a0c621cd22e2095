import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { describe, expect, test } from 'vitest'
import { guard, mayOpen } from '../platform/guard.ts'
import { landingOf } from '../platform/landing.ts'
import { type MenuLine, menuOf } from '../platform/menu.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type Changes, tenantOf, viewerAt } from '../platform/viewer-fixtures.ts'
import { everyPage, recordParts } from './every-page.ts'

const everyParam = {
  has_entities: true,
  region_response: 'code_postal',
  has_certificate: true,
  has_sms: true,
  show_email_campaign: true,
  manage_products: true,
  use_quiz: true,
  field_tabs: true,
  module_facturation: true,
  billing_page: true,
  sales_journal: true,
  sells_to_consumers: true,
}
const everyFeature = ['accounting', 'catalog', 'delegation', 'filling', 'interactivity', 'mailing', 'partners', 'payment', 'push']
const features = [...everyFeature, 'referent', 'templates', 'visio']
const whole = (params: object = {}, glossary: object = {}) =>
  tenantOf('forma', { params: { ...everyParam, ...params }, features, glossary, has_trainings: true })
const recruiting = whole({ is_recruiting_platform: true })
const admin = (is_restricted: number): Changes => ({ user: { profile_code: 'ADM', is_admin: true, profile_has_task: true, is_restricted } })

const addresses = (lines: readonly MenuLine[]): string[] =>
  lines.flatMap((line) => (line.kind === 'entry' ? [line.entry.address] : line.entries.map(({ address }) => address)))
const menu = (viewer: Viewer, space: 'user' | 'admin'): string[] => addresses(menuOf(everyPage, viewer, space))
const offered = new Set(everyPage.filter(({ menu: place }) => place).map(({ path }) => path))

/** The admin menu, in its order: address, then ADM0 ADM1 ADM2 CNS REC. An entry whose page is still to come is passed over. */
const adminMatrix: readonly (readonly [string, string])[] = [
  ['/admin/dashboard', 'x....'],
  ['/admin/my-dashboard', '....x'],
  ['/admin/users', 'xxxx.'],
  ['/admin/companies', 'xxxx.'],
  ['/admin/events', 'xxxxx'],
  ['/admin/eventplanning', 'x..x.'],
  ['/admin/partnerplanning', 'x..x.'],
  ['/admin/weekplanning', 'x..x.'],
  ['/admin/partners', 'x..x.'],
  ['/admin/locations', 'xxxx.'],
  ['/admin/Event-products', 'xxxx.'],
  ['/admin/attestations', 'xxxx.'],
  ['/admin/certificates', 'xxxx.'],
  ['/admin/bilan-pedagogique', 'xxxx.'],
  ['/admin/otherdocs', 'xxxx.'],
  ['/admin/tickets', 'xxxx.'],
  ['/admin/emargement', 'xxxx.'],
  ['/admin/contracts', 'xxxx.'],
  ['/admin/support', 'xxxx.'],
  ['/admin/videos', 'xxxx.'],
  ['/admin/payments', 'x....'],
  ['/admin/facturation', 'x....'],
  ['/admin/billing', 'x....'],
  ['/admin/sales-journal', 'x....'],
  ['/admin/questionnaires', 'xxxxx'],
  ['/admin/quiz', 'xxxx.'],
  ['/admin/tests', 'xxxx.'],
  ['/admin/mails', 'xxxx.'],
  ['/admin/sms', 'x....'],
  ['/admin/history/mailscampaign', 'x.x..'],
  ['/admin/chat', 'xxxx.'],
  ['/admin/to-do-list', 'xxxx.'],
  ['/admin/contract-endings', 'x....'],
  ['/admin/history/user-update', 'xxx..'],
  ['/admin/history/update-mails', 'xxx..'],
  ['/admin/history/task', 'xxx..'],
  ['/admin/forms', 'xxx..'],
  ['/admin/custom-fields', 'x....'],
  ['/admin/custom_cotisations', 'x....'],
  ['/admin/mails/templates', 'x....'],
  ['/admin/documents/templates', 'x....'],
  ['/admin/onglets', 'x....'],
  ['/admin/regions', 'x....'],
  ['/admin/themes', 'x..x.'],
  ['/admin/entities', 'x....'],
  ['/admin/products', 'x....'],
  ['/admin/import', 'x....'],
  ['/admin/user-guide', 'x.xx.'],
  ['/admin/support-contact', 'x.xx.'],
]

const column = (index: number): string[] =>
  adminMatrix.filter(([path, marks]) => marks[index] === 'x' && offered.has(path)).map(([path]) => path)

describe('admin menu (part 6)', () => {
  test.each([
    ['ADM0, an administrator', 0, viewerAt(whole(), admin(0))],
    ['ADM1, an administrator who reads', 1, viewerAt(whole(), admin(1))],
    ['ADM2, a limited administrator', 2, viewerAt(whole(), admin(2))],
    ['CNS, a consultant with the task right', 3, viewerAt(whole(), { user: { profile_code: 'CNS', profile_has_task: true } })],
    [
      'CNS with the flag of administrators',
      3,
      viewerAt(whole(), { user: { profile_code: 'CNS', is_admin: true, profile_has_task: true } }),
    ],
    ['REC, a recruiter', 4, viewerAt(recruiting, { user: { profile_code: 'REC', company: 3 } })],
    ['REC with the flag of administrators', 4, viewerAt(recruiting, { user: { profile_code: 'REC', is_admin: true, company: 3 } })],
    [
      'REF-R, who administers a recruiting platform',
      4,
      viewerAt(recruiting, { user: { profile_code: 'REF', is_admin: true, company: 3 } }),
    ],
  ])('%s', (_, index, viewer) => expect(menu(viewer, 'admin')).toEqual(column(index)))

  test('neither a user nor a referent has one', () => {
    expect(menu(viewerAt(whole(), { user: { company: 3 } }), 'admin')).toEqual([])
    expect(menu(viewerAt(whole(), { user: { profile_code: 'REF', company: 3 } }), 'admin')).toEqual([])
  })

  test.each([
    ['has_certificate', '/admin/certificates'],
    ['manage_products', '/admin/Event-products'],
    ['manage_products', '/admin/products'],
    ['module_facturation', '/admin/facturation'],
    ['billing_page', '/admin/billing'],
    ['sales_journal', '/admin/sales-journal'],
    ['use_quiz', '/admin/quiz'],
    ['use_quiz', '/admin/tests'],
    ['has_sms', '/admin/sms'],
    ['show_email_campaign', '/admin/history/mailscampaign'],
    ['field_tabs', '/admin/onglets'],
    ['has_entities', '/admin/entities'],
    ['sells_to_consumers', '/admin/contract-endings'],
  ])('without %s, %s leaves the menu and cannot be opened', (param, path) => {
    const viewer = viewerAt(whole({ [param]: false }), admin(0))
    expect(menu(viewer, 'admin')).not.toContain(path)
    expect(everyPage.filter((page) => page.path === path && mayOpen(page, viewer))).toEqual([])
  })

  test.each([
    ['templates', '/admin/mails/templates'],
    ['templates', '/admin/documents/templates'],
    ['payment', '/admin/custom_cotisations'],
    ['mailing', '/admin/history/mailscampaign'],
    ['mailing', '/admin/mails/write'],
  ])('without the feature %s, %s leaves the menu and cannot be opened', (feature, path) => {
    const tenant = (own: string[]) => viewerAt(tenantOf('forma', { params: everyParam, features: own }), admin(0))
    const opened = (viewer: Viewer) => everyPage.some((page) => page.path === path && mayOpen(page, viewer))
    const without = tenant(features.filter((one) => one !== feature))
    expect([opened(tenant(features)), opened(without)]).toEqual([true, false])
    expect(menu(without, 'admin')).not.toContain(path)
  })

  test('without the feature push, one’s profile has no notifications on devices', () => {
    const shown = (own: string[]) =>
      recordParts.some(
        ({ record, key, permitted }) =>
          record === 'profile' && key === 'notifications' && permitted(viewerAt(tenantOf('forma', { features: own }))),
      )
    expect([shown(features), shown(features.filter((one) => one !== 'push'))]).toEqual([true, false])
  })

  test('without region_response, regions leave the menu', () =>
    expect(menu(viewerAt(whole({ region_response: '' }), admin(0)), 'admin')).not.toContain('/admin/regions'))

  test.each([
    ['ticket', '/admin/tickets'],
    ['attendance', '/admin/emargement'],
    ['contract', '/admin/contracts'],
    ['support', '/admin/support'],
  ])('an emptied word %s hides %s', (concept, path) =>
    expect(menu(viewerAt(whole({}, emptied(concept)), admin(0)), 'admin')).not.toContain(path),
  )

  test('a group is drawn with its entries, under the name of the matrix', () => {
    const names = menuOf(everyPage, viewerAt(whole(), admin(0)), 'admin').flatMap((line) =>
      line.kind === 'group' ? [line.group.label.fr] : [],
    )
    expect(names).toEqual(['Planning et lieux', 'Documents', 'Paiements', 'Échanges et suivi', 'Réglages et aide'])
  })
})

const emptied = (...concepts: string[]) =>
  Object.fromEntries(
    concepts.map((concept) => [
      concept,
      { ...glossaryOf().ticket, fr: { ...glossaryOf().ticket.fr, singular: '', plural: '' }, en: { singular: '', plural: '' } },
    ]),
  )

const user = (changes: Changes['user'] = {}, tenant = whole(), more: Changes = {}) =>
  viewerAt(tenant, { ...more, user: { company: 3, ...changes } })
const papers = ['/bills', '/attestations', '/other_documents', '/emargement', '/tickets', '/contracts', '/support', '/certificates']
const optional = emptied('support', 'attendance', 'ticket', 'contract')

/** The menu of each profile; an entry whose page is still to come is passed over. */
describe('user menu', () => {
  test.each<[string, Viewer, string[]]>([
    ['user of a recruiting platform', user({ profile_has_task: true }, recruiting), ['/events']],
    ['recruiter, in the user space', user({ profile_code: 'REC' }, recruiting), ['/events']],
    ['referent of a recruiting platform', user({ profile_code: 'REF' }, recruiting), ['/dashboard', '/events', '/users']],
    ['partner of a recruiting platform: the flag changes nothing', user({}, recruiting, { is_partner: true }), ['/events']],
    ['user with a company, full glossary, no task right', user(), ['/events', ...papers, '/user/7', '/company', '/annuary', '/quiz']],
    ['consultant, in the user space', user({ profile_code: 'CNS' }), ['/events', ...papers, '/user/7', '/company', '/annuary', '/quiz']],
    [
      'partner: the flag wins over the emptied words',
      user({}, whole({}, emptied('support', 'attendance')), { is_partner: true }),
      ['/events', ...papers.filter((path) => path !== '/support'), '/my-planning', '/user/7', '/company', '/annuary', '/quiz'],
    ],
    [
      'tenant 1118, with the task right',
      user({ profile_has_task: true }, whole({ hide_user_entries: true })),
      ['/events', ...papers, '/annuary', '/quiz'],
    ],
    [
      'each entry hidden by its own parameter',
      user(
        { profile_has_task: true },
        whole({ hide_usermenu_monprofil: true, hide_usermenu_monentreprise: true, hide_usermenu_tachesnotes: true }),
      ),
      ['/events', ...papers, '/annuary', '/quiz'],
    ],
    [
      'user without company, quiz and certificates off, optional words emptied',
      user({ company: null }, whole({ use_quiz: false, has_certificate: false }, optional)),
      ['/events', '/bills', '/attestations', '/user/7', '/annuary'],
    ],
    [
      'referent elsewhere, with the task right',
      user({ profile_code: 'REF', profile_has_task: true }),
      ['/events', ...papers, '/user/7', '/company', '/users', '/annuary', '/quiz', '/to-do-list'],
    ],
  ])('%s', (_, viewer, expected) => {
    const shown = (path: string): boolean => offered.has(path) || (path === '/user/7' && offered.has('/user/:id'))
    // A valid quiz is known of the server alone.
    expect(menu(viewer, 'user').filter((path) => path !== '/quiz')).toEqual(expected.filter((path) => path !== '/quiz' && shown(path)))
  })
})

describe('where each profile starts, on the pages there are', () => {
  const there = (path: string): string => (everyPage.some((page) => page.path === path) ? path : '/events')
  test.each<[string, Viewer, string]>([
    ['administrator', viewerAt(whole(), admin(0)), '/admin/dashboard'],
    ['administrator who only reads', viewerAt(whole(), admin(1)), '/admin/users'],
    ['user', viewerAt(whole()), '/events'],
    ['referent', viewerAt(whole(), { user: { profile_code: 'REF' } }), '/events'],
    ['consultant', viewerAt(whole(), { user: { profile_code: 'CNS', profile_has_task: true } }), '/events'],
    ['partner', viewerAt(whole(), { is_partner: true }), '/my-planning'],
    ['user of a recruiting platform', viewerAt(recruiting), '/events'],
    ['referent of a recruiting platform', viewerAt(recruiting, { user: { profile_code: 'REF' } }), '/events'],
    ['recruiter', viewerAt(recruiting, { user: { profile_code: 'REC' } }), there('/admin/my-dashboard')],
  ])('%s', (_, viewer, path) => expect(landingOf(everyPage, viewer)).toBe(path))
})

const everyViewer: readonly Viewer[] = [whole(), whole({}, optional), tenantOf('club'), recruiting].flatMap((tenant) =>
  [true, false].flatMap((is_admin) =>
    (['ADM', 'REF', 'USR', 'REC', 'CNS'] as const).flatMap((profile_code) =>
      [0, 1, 2].flatMap((is_restricted) =>
        [true, false].flatMap((is_restricted_session) =>
          [true, false].map((is_partner) =>
            viewerAt(tenant, { is_partner, user: { profile_code, is_admin, is_restricted, is_restricted_session, company: 3 } }),
          ),
        ),
      ),
    ),
  ),
)

test('whoever sees an entry is let in by the guard, and whoever the guard lets in has the right', () => {
  expect(everyViewer.length).toBeGreaterThan(400)
  for (const viewer of everyViewer) {
    const listedOf = { user: menu(viewer, 'user'), admin: menu(viewer, 'admin') }
    for (const page of everyPage.filter(({ space }) => space !== 'public')) {
      const outcome = guard({ page, first: '', client: null, viewer }).kind
      const listed =
        viewer.actor.session === 'full' &&
        page.space !== 'public' &&
        page.menu !== undefined &&
        listedOf[page.space].includes(page.menu.address?.(viewer) ?? page.path)
      const said = `${page.path} for ${viewer.actor.profile} ${viewer.actor.restriction}`
      if (listed) expect(outcome, said).toBe('page')
      if (outcome === 'page' && viewer.actor.session === 'full') expect(mayOpen(page, viewer), said).toBe(true)
    }
  }
})

test('every address is declared once', () => {
  const patterns = everyPage.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([])
})
