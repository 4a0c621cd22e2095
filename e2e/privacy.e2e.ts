import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userNamed } from '../apps/api/seeds/seed-event.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser, type Visitor } from './harness/visitor.ts'

const patience = { timeout: 60_000 }

let product: Product
let browser: Browser
let admin: Visitor
let readOnly: Visitor
let person: { id: number; mail: string }
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  admin = await signedIn(browser, product.url, 'admin')
  readOnly = await signedIn(browser, product.url, 'readonly', { screen: 'phone' })
  person = await inForma(product, async (context) => {
    const { db } = context
    const id = await userNamed(context, 'karine.dupuis')
    const upcoming = db.selectFrom('events').select('id').where('end_date', '>', new Date())
    await db.updateTable('registrations').set({ status: 9 }).where('user_id', '=', id).where('event_id', 'in', upcoming).execute()
    return { id, mail: 'karine.dupuis@forma.test' }
  })
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const tab = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`/admin/user/${person.id}?tab=personal-data`)
  await page.getByRole('heading', { level: 2, name: 'Consentements' }).waitFor()
}

describe('personal data on a record', () => {
  test('PRV-03: an answer received by phone is entered with how it was given', async () => {
    const { page } = admin
    await tab(admin)
    await page.getByRole('button', { name: 'Accepter : Actualités par mail' }).click()
    await page.getByLabel('Comment la personne a répondu').fill('Appel du 12 mars')
    await admin.expectAccessible()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('La réponse est enregistrée.').waitFor()
    await page.getByText(/Depuis le .* · Saisi par l’équipe · Claire Moreau/).waitFor()
    await page.getByText('Historique des réponses').click()
    await page.getByText(/Appel du 12 mars/).waitFor()
    await admin.expectAccessible()
    admin.expectNoFault()
  })

  test('a read-only administrator reads the answers and neither gives, exports nor erases', async () => {
    await tab(readOnly)
    const { page } = readOnly
    await page
      .getByText(/Saisi par l’équipe/)
      .first()
      .waitFor()
    for (const name of [/^Accepter/, /^Refuser/, 'Exporter les données', 'Effacer les données'])
      await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0)
    await readOnly.expectAccessible()
    readOnly.expectNoFault()
  })

  test('PRV-20: the copy is prepared, then downloaded as an archive', async () => {
    const { page } = admin
    await tab(admin)
    await page.getByRole('button', { name: 'Exporter les données' }).click()
    await page.getByText(/Prête, disponible jusqu’au/).waitFor(patience)
    const [copy] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger' }).click()])
    expect(copy.suggestedFilename()).toBe(`forma-${person.id}.zip`)
    admin.expectNoFault()
  })

  test('PRV-20 INV-13: the erasure is told before, typed to confirm, carried out and reported to the person', async () => {
    const { page } = admin
    await page.goto('/admin/users?q=Dupuis')
    await page
      .getByRole('link', { name: /Dupuis/ })
      .first()
      .waitFor()
    await tab(admin)
    await page.getByRole('heading', { name: 'Ce qui est effacé' }).waitFor()
    await admin.expectAccessible()
    await page.getByRole('button', { name: 'Effacer les données' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Karine Dupuis')
    await dialog.getByRole('button', { name: 'Effacer les données' }).click()
    const mail = await product.mailbox.waitFor(person.mail, /Vos données sont effacées/)
    expect(mail.text).toContain('Conservé')
    const row = await inForma(product, ({ db }) =>
      db.selectFrom('users').select(['status', 'last_name', 'mail']).where('id', '=', person.id).executeTakeFirstOrThrow(),
    )
    expect(row).toEqual({ status: 9, last_name: `#${person.id}`, mail: `${person.id}@erased.invalid` })
    await page.goto('/admin/users?q=Dupuis')
    await page.getByText('Aucun résultat pour cette recherche.').waitFor()
    await expect.poll(() => page.getByRole('link', { name: /Dupuis/ }).count()).toBe(0)
    await admin.expectAccessible()
    admin.expectNoFault()
  })
})
