import { isReferent } from '@kxo/domain/kernel/permissions'
import { expect, test } from 'vitest'
import { menuOf } from './menu.ts'
import type { GuardedPage, MenuGroup, Page } from './page.ts'
import { hasWord, type Viewer } from './viewer.ts'
import { tenantOf, viewerAt } from './viewer-fixtures.ts'

const icon = () => null
const documents: MenuGroup = { label: { fr: 'Documents', en: 'Documents' }, icon, order: 20 }
type Place = { group?: MenuGroup; shown?: (viewer: Viewer) => boolean; address?: (viewer: Viewer) => string; recruiting?: true }
const page = (order: number, path: string, label: string, place: Place = {}, changes: Partial<GuardedPage> = {}): Page => ({
  space: 'user',
  path,
  layout: 'user',
  title: { fr: label, en: label },
  permitted: () => true,
  component: () => Promise.reject(new Error('never drawn')),
  menu: { order, icon, label: { fr: label, en: label }, ...place },
  ...changes,
})
const recruits = ({ tenant }: Viewer) => tenant.params.is_recruiting_platform
const doc = (order: number, path: string, label: string, shown: (viewer: Viewer) => boolean = () => true) =>
  page(order, path, label, { group: documents, shown })
const keeps = (param: 'hide_usermenu_monprofil' | 'hide_usermenu_monentreprise' | 'hide_usermenu_tachesnotes') => (viewer: Viewer) =>
  !viewer.tenant.params[param] && !viewer.tenant.params.hide_user_entries

/** Who sees which entry, declared as modules declare their pages; drawn in disorder on purpose. */
const pages: readonly Page[] = [
  page(90, '/to-do-list', 'Tâches et notes', { shown: (v) => keeps('hide_usermenu_tachesnotes')(v) && v.actor.has_tasks }),
  page(80, '/quiz', 'Quiz', {}, { offered: ({ tenant }) => tenant.params.use_quiz }),
  page(70, '/annuary', 'Annuaire', {}),
  page(60, '/users', 'Utilisateurs', { recruiting: true }, { permitted: ({ actor }) => isReferent(actor) }),
  page(50, '/company', 'Mon entreprise', { shown: (v) => keeps('hide_usermenu_monentreprise')(v) && v.actor.company_id !== null }),
  page(40, '/user/:id', 'Mon profil', { shown: keeps('hide_usermenu_monprofil'), address: ({ actor }) => `/user/${actor.user_id}` }),
  page(30, '/my-planning', 'Mon planning', {}, { permitted: ({ actor }) => actor.is_partner }),
  doc(8, '/certificates', 'Certificats', ({ tenant }) => tenant.params.has_certificate),
  doc(7, '/support', 'Supports', (v) => hasWord(v, 'support')),
  doc(6, '/contracts', 'Conventions', (v) => hasWord(v, 'contract')),
  doc(5, '/tickets', 'Convocations', (v) => hasWord(v, 'ticket')),
  doc(4, '/emargement', 'Émargements', (v) => v.actor.is_partner || hasWord(v, 'attendance')),
  doc(3, '/other_documents', 'Autres documents', (v) => v.actor.is_partner || hasWord(v, 'support')),
  doc(2, '/attestations', 'Attestations'),
  doc(1, '/bills', 'Factures'),
  page(10, '/events', 'Formations', { recruiting: true }),
  page(1, '/dashboard', 'Tableau de bord', { recruiting: true }, { offered: recruits, permitted: ({ actor }) => isReferent(actor) }),
  page(1, '/admin/dashboard', 'Administration', {}, { space: 'admin', permitted: ({ actor }) => actor.is_admin }),
]

/** "Formations · Documents (8) · …", as the vectors are written. */
const written = (viewer: Viewer): string =>
  menuOf(pages, viewer, 'user')
    .map((line) => (line.kind === 'entry' ? line.entry.place.label.fr : `${line.group.label.fr} (${line.entries.length})`))
    .join(' · ')

const word = (singular: string) => ({
  fr: { singular, plural: `${singular}s`, gender: 'm', elision: false },
  en: { singular, plural: singular },
})
const empty = (...concepts: string[]) => Object.fromEntries(concepts.map((concept) => [concept, word('')]))
const recrut = tenantOf('recrut', { params: { is_recruiting_platform: true, use_quiz: true } })
const forma = { use_quiz: true, has_certificate: true }

test.each([
  ['user of a recruiting platform', viewerAt(recrut, { user: { company: 3 } }), 'Formations'],
  [
    'referent of a recruiting platform',
    viewerAt(recrut, { user: { profile_code: 'REF', company: 3 } }),
    'Tableau de bord · Formations · Utilisateurs',
  ],
  [
    'user with a company, full glossary, certificates, quiz, no task right',
    viewerAt(tenantOf('forma', { params: forma }), { user: { company: 3 } }),
    'Formations · Documents (8) · Mon profil · Mon entreprise · Annuaire · Quiz',
  ],
  [
    'partner: the flag wins over the emptied words',
    viewerAt(tenantOf('forma', { params: forma, glossary: empty('support', 'attendance') }), { is_partner: true, user: { company: 3 } }),
    'Formations · Documents (7) · Mon planning · Mon profil · Mon entreprise · Annuaire · Quiz',
  ],
  [
    'tenant that hides the personal entries',
    viewerAt(tenantOf('forma', { params: { hide_user_entries: true } }), { user: { company: 3, profile_has_task: true } }),
    'Formations · Documents (7) · Annuaire',
  ],
  [
    'user without company, quiz and certificates off, optional words emptied',
    viewerAt(tenantOf('forma', { glossary: empty('support', 'attendance', 'ticket', 'contract') })),
    'Formations · Documents (2) · Mon profil · Annuaire',
  ],
  [
    'referent elsewhere with the task right',
    viewerAt(tenantOf('forma'), { user: { profile_code: 'REF', profile_has_task: true } }),
    'Formations · Documents (7) · Mon profil · Utilisateurs · Annuaire · Tâches et notes',
  ],
])('user menu 5.2: %s', (_, viewer, menu) => expect(written(viewer)).toBe(menu))

test('an entry whose address holds the person leads to them', () => {
  const entry = menuOf(pages, viewerAt(tenantOf('forma')), 'user').find(
    (line) => line.kind === 'entry' && line.entry.place.label.fr === 'Mon profil',
  )
  expect(entry).toMatchObject({ entry: { address: '/user/7' } })
})

test('the admin menu holds admin pages only, and none for others', () => {
  expect(menuOf(pages, viewerAt(tenantOf('forma')), 'admin')).toEqual([])
  const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } })
  expect(menuOf(pages, admin, 'admin')).toMatchObject([{ kind: 'entry', entry: { address: '/admin/dashboard' } }])
})
