import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { choose, signIn } from './harness/signing-in.ts'
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

const siret = '73282932000074'

describe('companies', () => {
  it('an administrator adds one with its number first, is told of a duplicate, edits it and declares its headcount', async () => {
    const visitor = await signedIn(browser, product.url, 'admin')
    const { page } = visitor
    await page.goto('/admin/companies')
    await page.getByRole('button', { name: 'Ajouter une entreprise' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter une entreprise' })
    await dialog.getByLabel('SIRET ou SIREN').fill('73282932000075')
    await dialog.getByRole('button', { name: 'Rechercher' }).click()
    await dialog.getByText('Ce numéro SIRET n’est pas valide (clé de contrôle).').waitFor()
    await dialog.getByLabel('SIRET ou SIREN').fill(siret)
    await dialog.getByRole('button', { name: 'Rechercher' }).click()
    await dialog.getByText('Clé de contrôle exacte. Aucun établissement connu.').waitFor()
    await dialog.getByLabel('Nom').fill('Imprimerie Morel')
    await dialog.getByLabel('Code postal').fill('44000')
    await dialog.getByLabel('Ville').fill('Nantes')
    await visitor.expectAccessible()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Imprimerie Morel\u00A0: l’entreprise est enregistrée.').waitFor()

    await page.getByRole('button', { name: 'Ajouter une entreprise' }).click()
    await dialog.getByLabel('Nom').fill('IMPRIMERIE MOREL')
    await dialog.getByLabel('Code postal').fill('44000')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByText('Ce prospect existe déjà, veuillez contacter le référent ou saisir une autre entreprise').first().waitFor()
    await dialog.getByRole('link', { name: 'Ouvrir la fiche' }).click()
    await page.getByRole('heading', { level: 1, name: 'Imprimerie Morel' }).waitFor()

    await page.getByLabel('Numéro de TVA').fill('FR11123456782')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Numéro de TVA invalide').first().waitFor()
    await page.getByLabel('Numéro de TVA').fill('FR44732829320')
    await choose(page, 'OPCO ou FAF', 'Opco EP')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('La fiche est enregistrée.').waitFor()
    await visitor.expectAccessible()

    await page.getByRole('tab', { name: 'Effectifs' }).click()
    await page.getByLabel('Nombre de salariés').fill('24')
    await page.getByLabel('Nombre d’indépendants').fill('1')
    await page.getByRole('button', { name: 'Déclarer' }).click()
    await page.getByRole('cell', { name: '24' }).waitFor()
    await page.getByRole('tab', { name: 'Historique' }).click()
    await page.getByText('Opco EP').waitFor()
    await visitor.expectAccessible()
    visitor.expectNoFault()
    await visitor.close()
  })

  it('two records become one, then two again', async () => {
    const visitor = await signedIn(browser, product.url, 'admin')
    const { page } = visitor
    await page.goto('/admin/companies')
    await page.getByRole('button', { name: 'Ajouter une entreprise' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter une entreprise' })
    await dialog.getByLabel('Nom').fill('Morel Nantes')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Morel Nantes\u00A0: l’entreprise est enregistrée.').waitFor()
    await page
      .getByRole('row', { name: /Imprimerie Morel/ })
      .getByRole('checkbox')
      .check()
    await page
      .getByRole('row', { name: /Morel Nantes/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Fusionner' }).click()
    const merging = page.getByRole('dialog', { name: 'Fusionner 2 fiches' })
    await merging.getByRole('radio', { name: 'Morel Nantes' }).first().check()
    await visitor.expectAccessible()
    await merging.getByRole('button', { name: 'Fusionner' }).click()
    await page.getByRole('heading', { level: 1, name: 'Morel Nantes' }).waitFor()
    await expect.poll(() => page.getByLabel('SIRET ou SIREN').inputValue()).toBe(siret)
    await page.getByRole('button', { name: 'Annuler la fusion' }).click()
    await page.getByText('La fusion est annulée.').waitFor()
    await expect.poll(() => page.getByLabel('SIRET ou SIREN').inputValue()).toBe('')
    visitor.expectNoFault()
    await visitor.close()
  })

  it('a learner reads their company on a telephone and tells of a mistake; its referent writes it', async () => {
    const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
    await learner.page.goto('/company')
    await learner.page.getByRole('heading', { level: 1, name: 'Atelier Forma Conseil' }).waitFor()
    expect(await learner.page.getByLabel('Nom', { exact: true }).isDisabled()).toBe(true)
    expect(await learner.page.getByRole('button', { name: 'Enregistrer' }).count()).toBe(0)
    await learner.page.getByRole('button', { name: 'Signaler une erreur' }).click()
    await learner.page.getByLabel('Qu’est-ce qui est faux').fill('Le code postal n’est plus celui-ci.')
    await learner.page.getByRole('button', { name: 'Envoyer' }).click()
    await learner.page.getByText('Votre message est transmis.').waitFor()
    await learner.expectAccessible()
    learner.expectNoFault()
    await learner.close()

    const referent = await signedIn(browser, product.url, 'referent')
    await referent.page.goto('/company')
    await referent.page.getByLabel('Forme juridique').fill('SARL')
    await referent.page.getByRole('button', { name: 'Enregistrer' }).click()
    await referent.page.getByText('La fiche est enregistrée.').waitFor()
    await referent.page.getByRole('tab', { name: 'Personnes' }).click()
    await referent.page.getByRole('button', { name: /Me retirer/ }).click()
    await referent.page.getByRole('dialog').getByRole('button', { name: 'Me retirer' }).click()
    await referent.page.getByText(/Le référent ne peut pas être supprimé/).waitFor()
    await referent.expectAccessible()
    referent.expectNoFault()
    await referent.close()
  })
})

describe('issuers', () => {
  it('an administrator adds one, completes it and makes it the default', async () => {
    const visitor = await aVisitor(browser, product.url)
    const { page } = visitor
    await signIn(page, 'admin@groupe.test')
    await page.goto('/admin/entities')
    await page.getByRole('button', { name: 'Ajouter une entité' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter une entité' })
    await dialog.getByLabel(/^Nom/).fill('Antenne Sud')
    await dialog.getByLabel('SIRET').fill('73282932000075')
    await dialog.getByLabel(/^Adresse( \*)?$/).fill('1 quai du Port')
    await dialog.getByLabel('Code postal').fill('13002')
    await dialog.getByLabel('Ville').fill('Marseille')
    await dialog.getByLabel('Préfixe de factures').fill('SUD')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByText('SIRET ou SIREN invalide').first().waitFor()
    await dialog.getByLabel('SIRET').fill(siret)
    await visitor.expectAccessible()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Antenne Sud' })
    await card.getByText(`SUD-${new Date().getFullYear()}-000001`).waitFor()
    await card.getByText('Mentions légales\u00A0: 6/16').waitFor()
    await card.getByRole('button', { name: 'Définir par défaut' }).click()
    await page.getByText('Antenne Sud est l’entité par défaut.').waitFor()
    await card.getByText('Par défaut', { exact: true }).waitFor()
    await visitor.expectAccessible()
    visitor.expectNoFault()
    await visitor.close()
  })
})
