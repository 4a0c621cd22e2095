import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/api/seeds/accounts.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
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

const refusal = (status: number) => ({
  status,
  contentType: 'application/json',
  body: '{"code":"noSession","message":"Reconnectez-vous."}',
})
const lost = 'La connexion ne répond pas. Vos saisies sont gardées.'
/** The server acts, and the network loses its answer. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}
/** What is written to addresses that end so is treated so, as many times; then the network is itself again. */
const onWrites = (page: Page, end: string, act: (route: Route) => Promise<void>, times = 1): Promise<unknown> => {
  let left = times
  return page.route(
    (url) => url.pathname.endsWith(end),
    (route) => (route.request().method() === 'GET' || left-- <= 0 ? route.fallback() : act(route)),
  )
}
const peopleNamed = (last_name: string): Promise<number> =>
  inForma(product, async ({ db }) => (await db.selectFrom('users').select('id').where('last_name', '=', last_name).execute()).length)

test('what was typed outlives a network that fails, an answer that is lost, and a session that ends; nobody is added twice', async () => {
  const { page, close } = await signedIn(browser, product.url, 'admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Ajouter un contact' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un contact' })
  await dialog.getByLabel('Prénom').fill('Ondine')
  await dialog.getByLabel(/^Nom/).fill('Coupure')
  await dialog.getByLabel(/^Adresse mail/).fill('ondine.coupure@courriel.test')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })

  await onWrites(page, '/users/', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<html>' }))
  await save.click()
  await dialog.getByText('Le service est momentanément indisponible. Réessayez dans un instant.').waitFor()

  await page.route('**/api/token/refresh/', (route) => route.fulfill(refusal(401)))
  await onWrites(page, '/users/', (route) => route.fulfill(refusal(401)))
  await save.click()
  const login = page.getByRole('dialog', { name: /session/i })
  await login.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await expect.poll(() => dialog.getByLabel('Prénom').inputValue()).toBe('Ondine')
  await onWrites(page, '/users/', loseAnswer)
  await login.getByRole('button', { name: 'Se connecter' }).click()
  await dialog.getByText(lost).waitFor()
  expect(await peopleNamed('Coupure')).toBe(1)

  await save.click()
  await page.getByRole('heading', { level: 1, name: 'Ondine Coupure' }).waitFor()
  expect(await peopleNamed('Coupure')).toBe(1)
  await close()
})

test('one’s own record saved while what is read next fails: the page stays, and saves again', async () => {
  const { page, close } = await signedIn(browser, product.url, 'user')
  await page.goto('/myEvents')
  await page.getByRole('link', { name: 'Mon profil' }).first().click()
  const job = page.getByLabel('Fonction')
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await job.fill('Chef d’atelier')
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await save.click()
  await page.getByText('La fiche est enregistrée.').waitFor()
  await job.fill('Chef d’équipe')
  await save.click()
  await expect.poll(() => page.getByText('La fiche est enregistrée.').count()).toBe(2)
  await expect.poll(() => job.inputValue()).toBe('Chef d’équipe')
  await close()
})

test('an account made whose answer was lost: the same code opens it', async () => {
  const { page, close } = await aVisitor(browser, product.url)
  const mail = 'ondine.neuve@courriel.test'
  await page.goto('/login/forma?step=create')
  await page.getByLabel('Prénom').fill('Ondine')
  await page.getByLabel(/^Nom/).fill('Neuve')
  await page.getByLabel(/^Adresse mail/).fill(mail)
  await page.getByLabel('Mot de passe', { exact: false }).first().fill('Ondine-2026-neuve')
  await page.getByLabel(/J’accepte les conditions/).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByRole('heading', { name: 'Vérifier votre adresse' }).waitFor()
  const subject = await inForma(product, async ({ db }) =>
    db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', mail)
      .where('moment', '=', 'validation_code')
      .executeTakeFirstOrThrow(),
  )
  await page.getByLabel('Code reçu par mail').fill(/\d{6}/.exec(subject.subject)?.[0] ?? '')
  await onWrites(page, '/accounts/', loseAnswer)
  const confirm = page.getByRole('button', { name: 'Continuer' })
  await confirm.click()
  await page.getByText(lost).waitFor()
  await confirm.click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  expect(await peopleNamed('Neuve')).toBe(1)
  await close()
})

test('what is saved closes at once and is there once, though nothing can be read again yet', async () => {
  const { page, close } = await signedIn(browser, product.url, 'admin')
  await page.goto('/admin/companies')
  await page.getByRole('button', { name: 'Ajouter une entreprise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une entreprise' })
  await dialog.getByLabel('Nom').fill('Papeterie du Silence')
  await dialog.getByLabel('Code postal').fill('44000')
  await dialog.getByLabel('Ville', { exact: true }).fill('Nantes')
  const pending: Route[] = []
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? void pending.push(route) : route.fallback()))
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Papeterie du Silence\u00A0: l’entreprise est enregistrée.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.unrouteAll()
  await Promise.all(pending.map((route) => route.continue().catch(() => undefined)))
  await page.getByRole('link', { name: 'Papeterie du Silence' }).waitFor()
  await close()
})

test('a save whose answer was lost is no conflict with the same save sent again', async () => {
  const { page, close } = await signedIn(browser, product.url, 'admin')
  await page.goto('/admin/companies')
  await page.getByRole('link', { name: 'Papeterie du Silence' }).click()
  await page.getByRole('heading', { level: 1, name: 'Papeterie du Silence' }).waitFor()
  const town = page.getByLabel('Ville', { exact: true }).first()
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await town.fill('Rezé')
  await onWrites(page, '/', loseAnswer)
  await save.click()
  await page.getByText(lost).waitFor()
  await save.click()
  await page.getByText('La fiche est enregistrée.').waitFor()
  await page.reload()
  await expect.poll(() => town.inputValue()).toBe('Rezé')
  await close()
})

test('an act on many whose answer was lost is asked again where the keyboard is, and tells what it did', async () => {
  const { page, close } = await signedIn(browser, product.url, 'admin')
  await page.goto('/admin/companies?q=Papeterie')
  await page.getByRole('checkbox', { name: /Papeterie du Silence/ }).check()
  await page.getByRole('button', { name: 'Marquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier 1 fiche' })
  await dialog.getByText('1 fiche sera modifiée.').waitFor()
  await onWrites(page, '/companies/bulk/', loseAnswer)
  const apply = dialog.getByRole('button', { name: 'Appliquer' })
  await apply.focus()
  await page.keyboard.press('Enter')
  await page.getByText(lost).waitFor()
  await dialog.locator('button:focus', { hasText: 'Appliquer' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText('1 fiche modifiée.').waitFor()
  await close()
})
