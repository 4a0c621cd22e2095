import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, inDays } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signIn } from './harness/sign-in.ts'
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

test('a training from nothing to online: what is missing is listed, then it shows in both catalogues', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')

  await page.goto('/admin/form/new')
  await page.getByLabel(/^Nom/).first().fill('Vos attentes')
  await page.getByRole('button', { name: 'Créer le formulaire' }).click()
  await page.waitForURL(/\/admin\/form\/\d+/)
  await page.getByRole('button', { name: 'Ajouter une question' }).first().click()
  await page
    .getByLabel(/^Question/)
    .first()
    .fill('Qu’attendez-vous de cette journée ?')
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('Le formulaire a été modifié.').waitFor()

  await page.goto('/admin/event/new')
  await page.getByLabel('Titre').fill('Lire un bilan sans peur')
  await choose(page, 'Type', 'Inter-entreprises')
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Créer la formation' }).click()
  await page.waitForURL(/event_step\/\d+/)
  const event = /event_step\/(\d+)/.exec(page.url())?.[1]
  const step = async (name: string): Promise<void> => {
    await page.goto(`/admin/event_step/${event}/${name}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  await step('publication')
  await page
    .getByText(/éléments? manquent? avant la publication|manque/i)
    .first()
    .waitFor()
  await page.getByText('Au moins un créneau, ou des dates').first().waitFor()
  await admin.expectAccessible()

  await step('activities')
  for (const [from, to] of [
    ['09:00', '12:30'],
    ['14:00', '17:30'],
  ] as const) {
    await page.getByRole('button', { name: 'Ajouter un créneau' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Début').fill(inDays(40, from))
    await dialog.getByLabel('Début').blur()
    await dialog.getByLabel('Fin').fill(inDays(40, to))
    await dialog.getByLabel('Fin').blur()
    await choose(page, 'Salle', /Bellecour|Salle|\(/)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByText('2 demi-journées · 7 h').waitFor()

  await step('page')
  await page.getByRole('textbox', { name: 'Présentation' }).fill('Comprendre les comptes d’une entreprise en une journée.')
  const sheet = {
    'Objectif professionnel': 'Dialoguer avec un comptable',
    'Objectifs opérationnels': 'Lire un bilan\nRepérer un risque',
    'Public visé': 'Toute personne qui décide d’un budget',
    'Contenu par séquence': 'Le bilan\nLe compte de résultat',
    'Méthodes et moyens': 'Cas réels',
    'Modalités d’évaluation': 'Étude de cas',
    Sanction: 'Attestation',
    'Délai d’accès': 'Quinze jours',
    'Accessibilité, et qui contacter': 'Écrivez-nous avant de venir',
  }
  for (const [label, text] of Object.entries(sheet)) await page.getByLabel(label, { exact: false }).first().fill(text)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page
    .getByText(/modifié/)
    .first()
    .waitFor()

  await step('partners')
  await page.getByRole('button', { name: 'Ajouter un formateur' }).click()
  await choose(page, 'Personne', 'Élodie Faure')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await step('pricing')
  await page.getByRole('checkbox', { name: 'La formation est payante' }).check()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page
    .getByText(/modifié/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Ajouter un tarif' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Libellé').fill('Tarif public')
  await dialog.getByLabel('Prix HT').fill('450,00')
  await choose(page, 'TVA', /^20/)
  await choose(page, 'TVA', /^0\s%/)
  await choose(page, 'Motif du taux nul', /261, 4/)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('450,00 € HT').first().waitFor()

  await step('registration')
  await page.getByLabel('Maximum').fill('12')
  await choose(page, 'Formulaire', 'Vos attentes')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page
    .getByText(/modifié/)
    .first()
    .waitFor()

  await step('publication')
  await page
    .getByText(/Prérequis/)
    .first()
    .waitFor()
  await step('page')
  await page.getByLabel('Prérequis', { exact: false }).first().fill('Aucun')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page
    .getByText(/modifié|enregistré/)
    .first()
    .waitFor()

  await step('publication')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page.getByText('La formation est en ligne.').waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()

  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  await visitor.page.goto('/forma/public/events')
  await visitor.page.getByText('Lire un bilan sans peur').first().waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()

  const user = await aVisitor(browser, product.url)
  await signIn(user.page, 'user@forma.test')
  await goHome(user.page)
  expect(new URL(user.page.url()).pathname).toBe('/events')
  await user.page.getByText('Lire un bilan sans peur').first().waitFor()
  await user.expectAccessible()
  user.expectNoFault()
  for (const one of [admin, visitor, user]) await one.close()
})

test('a room already taken is refused with who holds it, and nothing is saved', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  const event = await newDraft(page, 'Même salle, même heure')
  await page.goto(`/admin/event_step/${event}/activities`)
  await page.getByRole('button', { name: 'Ajouter un créneau' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Début').fill(inDays(40, '10:00'))
  await dialog.getByLabel('Début').blur()
  await dialog.getByLabel('Fin').fill(inDays(40, '11:00'))
  await dialog.getByLabel('Fin').blur()
  await page.getByRole('combobox', { name: 'Salle' }).or(dialog.getByLabel('Salle')).first().click()
  await page
    .getByRole('option', { name: /déjà réservée/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page
    .getByText(/Lire un bilan sans peur/)
    .first()
    .waitFor()
  admin.expectNoFault()
  await admin.close()
})

async function newDraft(page: Page, title: string): Promise<string> {
  await page.goto('/admin/event/new')
  await page.getByLabel('Titre').fill(title)
  await page.getByRole('button', { name: 'Créer la formation' }).click()
  await page.waitForURL(/event_step\/\d+/)
  return /event_step\/(\d+)/.exec(page.url())?.[1] ?? ''
}
