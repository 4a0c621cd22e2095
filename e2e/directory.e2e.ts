import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userNamed } from '../apps/api/seeds/seed-event.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

const amandine = 'amandine.leroy@forma.test'

let product: Product
let browser: Browser
let julien: Visitor
let visitor: Visitor
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await inForma(product, async (context) => {
    const { db } = context
    const id = await userNamed(context, 'amandine.leroy')
    await db
      .updateTable('users')
      .set({
        in_annuary: true,
        directory_consented_at: new Date(),
        directory_fields: ['job', 'town', 'specialities', 'mail'],
        job: 'Chargée de prévention',
        town: 'Lyon',
        code_postal: '69003',
        specialities: ['Extincteurs', 'Évacuation'],
      })
      .where('id', '=', id)
      .execute()
    const tenant = await db.selectFrom('tenants').select('params').executeTakeFirstOrThrow()
    await db
      .updateTable('tenants')
      .set({ params: JSON.stringify({ ...(tenant.params as object), public_directory: true }) })
      .execute()
  })
  julien = await signedIn(browser, product.url, 'user')
  await goHome(julien.page)
  visitor = await aVisitor(browser, product.url, { screen: 'phone' })
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

describe('the directory', () => {
  test('U11: people who agreed, with what each ticked; search, sheet, contact card', async () => {
    const { page } = julien
    await page.getByRole('link', { name: 'Annuaire' }).click()
    await page.getByRole('heading', { level: 1, name: 'Annuaire' }).waitFor()
    await page.getByText('Vous n’apparaissez pas dans l’annuaire.').waitFor()
    await page.getByRole('heading', { name: 'Amandine Leroy' }).waitFor()
    await expect.poll(() => page.getByText('1 personne', { exact: true }).count()).toBe(1)
    await julien.expectAccessible()
    await page.getByRole('button', { name: 'Voir la fiche d’Amandine Leroy' }).click()
    await page.getByText(amandine).waitFor()
    await julien.expectAccessible()
    const [card] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ajouter à mes contacts' }).click()])
    expect(card.suggestedFilename()).toBe('Amandine Leroy.vcf')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('evacuation')
    await page.waitForURL(/q=evacuation/)
    await page.getByRole('heading', { name: 'Amandine Leroy' }).waitFor()
    await page.getByRole('searchbox').fill('personne de ce nom')
    await page.getByText('Aucun résultat. Essayez sans filtre.').waitFor()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await page.getByText('Liste', { exact: true }).click()
    await page.getByRole('button', { name: 'Amandine Leroy', exact: true }).waitFor()
    await julien.expectAccessible()
    await page.getByRole('tab', { name: 'Entreprises' }).click()
    await page.getByText(/^\d+ entreprises?$/).waitFor()
    await julien.expectAccessible()
    julien.expectNoFault()
  })

  test('U11: who is where, by département; the logo put on a record is beside the name of its people', async () => {
    const company = await inForma(product, async ({ db }) => {
      const { id, name } = await db.selectFrom('companies').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow()
      await db.updateTable('companies').set({ in_annuary: true, code_postal: '69003' }).where('id', '=', id).execute()
      const directory = { company_id: id, directory_fields: ['job', 'company', 'town', 'specialities', 'mail'] }
      await db.updateTable('users').set(directory).where('mail', '=', amandine).execute()
      return { id, name }
    })
    const admin = await signedIn(browser, product.url, 'admin')
    await admin.page.goto(`/admin/company/${company.id}`)
    const buffer = await sharp({ create: { width: 240, height: 120, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    await admin.page.locator('input[type="file"]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await admin.page.getByText('Le fichier a été envoyé.').waitFor()
    const { page } = julien
    await page.goto('/annuary')
    const card = page.getByRole('article').filter({ hasText: 'Amandine Leroy' })
    await card.getByText(company.name).waitFor()
    const drawn = () => card.locator('img[src*="/logo/"]').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
    await expect.poll(drawn).toBeGreaterThan(0)
    await page.getByText('Par département', { exact: true }).click()
    await page.waitForURL(/view=departments/)
    await page.getByRole('heading', { level: 2, name: '69 – Rhône' }).waitFor()
    await page.getByRole('button', { name: 'Amandine Leroy', exact: true }).waitFor()
    await julien.expectAccessible()
    await page.getByRole('tab', { name: 'Entreprises' }).click()
    const line = page.getByRole('listitem').filter({ hasText: company.name })
    await line.locator('img').waitFor()
    await page.getByText('Par département', { exact: true }).click()
    await page.getByRole('heading', { level: 2, name: '69 – Rhône' }).waitFor()
    await julien.expectAccessible()
    await line.getByRole('link').click()
    await page.getByRole('heading', { name: 'Amandine Leroy' }).waitFor()
    julien.expectNoFault()
    admin.expectNoFault()
    await admin.close()
  })

  test('U25 PRV-03: I choose what I show, others see it at once, and leaving removes me', async () => {
    const { page } = julien
    await page.goto('/annuary')
    await page.getByRole('link', { name: 'Choisir ce que je montre' }).click()
    await page.getByRole('checkbox', { name: /J’accepte de figurer/ }).check()
    await page.getByRole('checkbox', { name: 'Ville' }).uncheck()
    await page.getByLabel(/^Spécialités, séparées/).fill('Médiation, Négociation')
    await julien.expectAccessible()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Votre choix est enregistré.').waitFor()
    await page.getByRole('heading', { name: 'Ce que les autres voient' }).waitFor()
    await julien.expectAccessible()
    await page.goto('/annuary?q=negociation')
    await page.getByText('Vous apparaissez dans l’annuaire.').waitFor()
    await page.getByRole('heading', { name: 'Julien Roux' }).waitFor()
    await page.getByRole('link', { name: 'Choisir ce que je montre' }).click()
    await page.getByRole('checkbox', { name: /J’accepte de figurer/ }).uncheck()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Vous n’apparaissez plus dans l’annuaire.').waitFor()
    await page.goto('/annuary?q=negociation')
    await page.getByText('Aucun résultat. Essayez sans filtre.').waitFor()
    julien.expectNoFault()
  })

  test('P11: a visitor reads neither phone nor mail, and writes without learning them', async () => {
    const { page } = visitor
    const received = product.mailbox.received.length
    await page.goto('/forma/public/annuary')
    await page.getByRole('heading', { name: 'Amandine Leroy' }).waitFor()
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.content()).not.toContain(amandine)
    await visitor.expectAccessible()
    await page.getByRole('button', { name: 'Écrire à Amandine Leroy' }).click()
    await page.getByLabel('Votre nom').fill('Un visiteur')
    await page.getByLabel('Votre adresse mail').fill('visiteur@ailleurs.test')
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, avez-vous une place ?')
    await visitor.expectAccessible()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText('Votre message est envoyé.').waitFor()
    const mail = await product.mailbox.waitFor(amandine, /Un message d’Un visiteur/)
    expect(mail.text).toContain('visiteur@ailleurs.test')
    expect(product.mailbox.received.length).toBeGreaterThan(received)
    expect(await page.content()).not.toContain(amandine)
    visitor.expectNoFault()
  })
})
