import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { clientOf, goHome, signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const papers = 'Factures · Attestations · Autres documents · Émargements · Convocations · Conventions · Supports'
const certified = `${papers} · Certificats`
const everyone =
  'Contacts · Entreprises · Formations · Lieux · Attestations · Certificats · Bilan pédagogique · Autres documents · Convocations · Émargements · Conventions · Supports · Vidéos'
/** What whoever runs the organisation sees more of: plannings and partners. */
const wholly = everyone.replace('Formations · Lieux', 'Formations · Par formation · Par formateur · Semaine · Formateurs · Lieux')
const withdrawals = 'Fins de contrat'
const histories = 'Modifications de fiches · Modifications de mails · Historique des tâches'
const help = 'Guide · Contacter l’assistance'

type Met = { start: string; profile: string; menu: string; hasSwitch: boolean }
/** What a page of full administrators alone answers. */
type Answer = 'Champs personnalisés' | 'Accès refusé' | 'Catalogue' | 'Mon planning'

/** Where each profile starts, what the header says of them, their menu, whether they have the other space, and how a page that is not theirs answers. */
const met: readonly [string, Met, Answer][] = [
  [
    'super@kxo.test',
    {
      start: '/admin/dashboard',
      profile: 'Super administration',
      menu: `Tableau de bord · Espaces · ${everyone.replace('Formations · Lieux', 'Événements · Par événement · Par intervenant · Semaine · Intervenants · Lieux').replace(' · Certificats · Bilan pédagogique', '')} · Suivi des paiements · Factures et devis · Journal des ventes · Questionnaires · Mails · Messagerie · Tâches et notes · ${withdrawals} · ${histories} · Formulaires · Champs personnalisés · Cotisations · Modèles de mails · Modèles de documents · Thèmes · Importer · ${help.replace('Guide', 'Guide · Vidéos d’aide')}`,
      hasSwitch: true,
    },
    'Champs personnalisés',
  ],
  [
    'admin@forma.test',
    {
      start: '/admin/dashboard',
      profile: 'Administration',
      menu: `Tableau de bord · ${wholly} · Suivi des paiements · Factures et devis · Questionnaires · Quiz · Tests · Mails · SMS · Campagnes · Messagerie · Tâches et notes · ${withdrawals} · ${histories} · Formulaires · Champs personnalisés · Cotisations · Modèles de mails · Modèles de documents · Régions · Domaines · Importer · ${help}`,
      hasSwitch: true,
    },
    'Champs personnalisés',
  ],
  [
    'restricted@forma.test',
    {
      start: '/admin/users',
      profile: 'Administration',
      menu: `${everyone} · Questionnaires · Quiz · Tests · Mails · Campagnes · Messagerie · Tâches et notes · ${histories} · Formulaires · ${help}`,
      hasSwitch: true,
    },
    'Accès refusé',
  ],
  [
    'readonly@forma.test',
    {
      start: '/admin/users',
      profile: 'Administration',
      menu: `${everyone} · Questionnaires · Quiz · Tests · Mails · Messagerie · Tâches et notes · ${histories} · Formulaires`,
      hasSwitch: true,
    },
    'Accès refusé',
  ],
  [
    'consultant@forma.test',
    {
      start: '/events',
      profile: 'Consultation',
      menu: `Formations · ${certified} · Mon profil · Quiz · Annuaire · Tâches et notes`,
      hasSwitch: true,
    },
    'Catalogue',
  ],
  [
    'referent@forma.test',
    {
      start: '/events',
      profile: 'Référent',
      menu: `Formations · ${certified} · Mon profil · Quiz · Mon entreprise · Utilisateurs · Annuaire`,
      hasSwitch: false,
    },
    'Catalogue',
  ],
  [
    'user@forma.test',
    {
      start: '/events',
      profile: 'Utilisateur',
      menu: `Formations · ${certified} · Mon profil · Quiz · Mon entreprise · Annuaire`,
      hasSwitch: false,
    },
    'Catalogue',
  ],
  [
    'partner@forma.test',
    {
      start: '/my-planning',
      profile: 'Utilisateur',
      menu: `Formations · ${certified} · Mon planning · Mon profil · Quiz · Annuaire`,
      hasSwitch: false,
    },
    'Mon planning',
  ],
  [
    'restricted@club.test',
    {
      start: '/admin/users',
      profile: 'Administration',
      menu: `Contacts · Clubs · Rencontres · Lieux · Attestations · Autres documents · Invitations · Émargements · Conventions · Supports · Vidéos · Questionnaires · Mails · Messagerie · Tâches et notes · ${histories} · Formulaires · ${help}`,
      hasSwitch: true,
    },
    'Accès refusé',
  ],
  ['referent@recrut.test', { start: '/events', profile: 'Référent', menu: 'Offres · Utilisateurs', hasSwitch: false }, 'Catalogue'],
  [
    'recruiter@recrut.test',
    { start: '/admin/my-dashboard', profile: 'Recrutement', menu: 'Mon tableau de bord · Offres · Questionnaires', hasSwitch: true },
    'Catalogue',
  ],
  ['user@recrut.test', { start: '/events', profile: 'Utilisateur', menu: 'Offres', hasSwitch: false }, 'Catalogue'],
  [
    'user@reseau.test',
    {
      start: '/events',
      profile: 'Utilisateur',
      menu: `Rencontres · ${papers.replace('Convocations', 'Invitations')} · Trombinoscope`,
      hasSwitch: false,
    },
    'Catalogue',
  ],
]

test.each(met)('J09 %s starts, reads and is answered as their profile says', { timeout: 60_000 }, async (mail, expected, answer) => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, mail)
  await goHome(page, clientOf(mail))
  expect(new URL(page.url()).pathname).toBe(expected.start)
  const menu = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')
  const groups = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { expanded: false })
  await menu.first().waitFor()
  while ((await groups.count()) > 0) await groups.first().click()
  // A counter may stand beside the word.
  const listed = async () => (await menu.allInnerTexts()).map((text) => text.split('\n')[0]!.trim()).join(' · ')
  await expect.poll(listed).toBe(expected.menu)
  const header = page.getByRole('banner')
  await header.getByText(expected.profile, { exact: true }).waitFor()
  await expect
    .poll(() => header.getByRole('link', { name: /^(Vue utilisateur|Espace d’administration)$/ }).count())
    .toBe(expected.hasSwitch ? 1 : 0)
  await visitor.expectAccessible()
  await page.goto('/admin/custom-fields')
  await page.getByRole('heading', { level: 1, name: answer }).waitFor()
  visitor.expectNoFault()
  await visitor.close()
})
