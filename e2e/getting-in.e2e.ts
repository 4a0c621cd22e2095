import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/api/seeds/accounts.ts'
import { hashOf } from '../apps/api/src/modules/identity/sessions/hash-of.ts'
import { acrossTenants, type Queries, withTenant } from '../apps/api/src/platform/database/tenancy.ts'
import { secretKey } from '../apps/api/src/platform/secret-keys.ts'
import { codeNow } from '../apps/api/src/testing/a-code-app.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, screens } from './harness/visitor.ts'

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

const fillLogin = async (page: Page, mail: string): Promise<void> => {
  await page.getByLabel('Adresse mail').fill(mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}
/** The key shown under the QR code, as someone types it in their app. */
/** The password is asked before the code to scan. */
const proveToEnrol = async (page: Page): Promise<void> => {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Continuer' }) })
  await form.getByLabel('Mot de passe actuel').fill(demoPassword)
  await form.getByRole('button', { name: 'Continuer' }).click()
}
const secretShown = async (page: Page): Promise<string> => ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
const inForma = async <T>({ program }: Product, work: (db: Queries) => Promise<T>): Promise<T> => {
  const forma = await program.services.tenants.find('forma')
  if (!forma) throw new Error('the demo tenant forma is missing')
  return withTenant(program.database, forma.id, ({ db }) => work(db))
}
const ownProfile = async (page: Page): Promise<void> => {
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: number }).id)
  await page.goto(`/user/${id}?tab=connection`)
  await page.getByRole('heading', { level: 2, name: 'Sessions ouvertes' }).waitFor()
}

test.each([
  ['admin', /\/admin\/dashboard/],
  ['readonly', /\/admin\/users/],
  ['restricted', /\/admin\/users/],
  ['user', /\/events/],
  ['referent', /\/events/],
  ['partner', /\/my-planning/],
])('%s lands on its page', async (local, landing) => {
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto('/forma')
  await fillLogin(visitor.page, `${local}@forma.test`)
  await visitor.page.waitForURL(landing)
  visitor.expectNoFault()
  await visitor.close()
})

test('an address whose hash alone changes is loaded again', async () => {
  const { page, close, expectNoFault } = await aVisitor(browser, product.url)
  await page.goto('/forma')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate("globalThis.isFormer = true; location.hash = 'ici'")
  await expect.poll(() => page.evaluate<boolean | undefined>('globalThis.isFormer').catch(() => true)).toBe(undefined)
  expect(new URL(page.url()).hash).toBe('#ici')
  expectNoFault()
  await close()
})

test('a remembered address comes first, once signed in', async () => {
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto('/myEvents?tab=past')
  await visitor.page.waitForURL(/\/login\/kxo/)
  await visitor.page.goto('/forma')
  await fillLogin(visitor.page, 'user@forma.test')
  await visitor.page.waitForURL(/\/myEvents\?tab=past/)
  await visitor.close()
})

test('sign in at 390 px by keyboard alone', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  await page.goto('/forma')
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Tab')
    if (
      (await page
        .locator(':focus')
        .getAttribute('name')
        .catch(() => null)) === 'identifier'
    )
      break
  }
  await page.keyboard.type('user@forma.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/events/)
  visitor.expectNoFault()
  await visitor.close()
})

test('an address that came by mail opens the login of its tenant, then the page', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await page.goto('/events?client=forma')
  await page.waitForURL(/\/login\/forma/)
  await fillLogin(page, 'user@forma.test')
  await page.waitForURL(/\/events\?client=forma/)
  visitor.expectNoFault()
  await visitor.close()
})

test('PRV-41: the second factor is set up in one’s account, asked at the next login, and a recovery code replaces it once', async () => {
  const visitor = await signedIn(browser, product.url, 'partner')
  const { page } = visitor
  await ownProfile(page)
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Activer' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Activer' }).click()
  await proveToEnrol(page)
  await page.getByRole('img', { name: 'Code QR' }).waitFor()
  await visitor.expectAccessible()
  await page.setViewportSize(screens.phone)
  await visitor.expectAccessible()
  await page.setViewportSize(screens.desk)
  await page.getByLabel('Code affiché par l’application').fill(codeNow(await secretShown(page)))
  await page.getByRole('button', { name: 'Vérifier et activer' }).click()
  await page.getByRole('heading', { name: 'Codes de secours' }).waitFor()
  const [code = ''] = await page.locator('li code').allTextContents()
  await page.getByRole('button', { name: 'Mes codes sont en lieu sûr' }).click()
  await page.getByText('10 codes de secours restants').waitFor()
  await page.goto('/logout')
  await page.waitForURL(/\/login\/forma/)
  await fillLogin(page, 'partner@forma.test')
  expect(new URL(page.url()).pathname).toBe('/login/forma')
  await page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' }).waitFor()
  await visitor.expectAccessible()
  const field = page.getByLabel('Code à 6 chiffres ou code de secours')
  await field.fill('AAAAA-AAAAA')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByText('Ce code de validation est incorrect').first().waitFor()
  await field.fill(code)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/my-planning/)
  visitor.expectNoFault()
  await visitor.close()
})

test('a session closed from another device is put out at once', async () => {
  const phone = await signedIn(browser, product.url, 'referent', { screen: 'phone' })
  await goHome(phone.page)
  const desk = await signedIn(browser, product.url, 'referent')
  await ownProfile(desk.page)
  await desk.page
    .getByRole('button', { name: /Fermer la session/ })
    .first()
    .click()
  await desk.page.getByText('La session a été fermée.').waitFor()
  await phone.page.waitForURL(/\/login\/forma/)
  await phone.close()
  desk.expectNoFault()
  await desk.close()
})

test('an administrator connects as someone, says so on every page, and returns to their own account', async () => {
  const visitor = await signedIn(browser, product.url, 'admin')
  const { page } = visitor
  await page.goto('/admin/users')
  await page.getByText('Julien', { exact: false }).first().click()
  await page.getByRole('button', { name: 'Se connecter en tant que' }).click()
  await page.getByText('Vous allez naviguer à la place de', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(/\/events/)
  await page.getByText('Vous agissez au nom de', { exact: false }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  await visitor.expectAccessible()
  await page.setViewportSize(screens.phone)
  await visitor.expectAccessible()
  await page.setViewportSize(screens.desk)
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
  await page.waitForURL(/\/admin\/dashboard/)
  await expect.poll(() => page.getByText('Vous agissez au nom de', { exact: false }).count()).toBe(0)
  visitor.expectNoFault()
  await visitor.close()
})

test('the news of a session that ends comes before its answer: an administrator is back all the same, and both sessions end at the way out', async () => {
  const since = new Date()
  const visitor = await signedIn(browser, product.url, 'admin')
  const { page } = visitor
  const answeredLate = (path: string) =>
    page.route(path, async (route) => {
      const response = await route.fetch()
      await new Promise((wake) => setTimeout(wake, 3000))
      await route.fulfill({ response }).catch(() => undefined)
    })
  await answeredLate('**/connect-as/end/')
  await answeredLate('**/api/logout/')
  const actAsJulien = async (): Promise<void> => {
    await page.goto('/admin/users')
    await page.getByText('Julien', { exact: false }).first().click()
    await page.getByRole('button', { name: 'Se connecter en tant que' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
    await page.getByText('Vous agissez au nom de', { exact: false }).waitFor()
    await page.waitForURL(/\/events$/)
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  }
  await actAsJulien()
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
  await page.waitForURL(/\/admin\/dashboard/)
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
  await expect.poll(() => page.getByText('Vous agissez au nom de', { exact: false }).count()).toBe(0)

  await actAsJulien()
  await page.getByRole('button', { name: /^Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await page.waitForURL(/\/login\/forma/)
  const open = () =>
    inForma(product, (db) =>
      db.selectFrom('sessions').select('acting_admin_name').where('created_at', '>', since).where('revoked_at', 'is', null).execute(),
    )
  await expect.poll(open).toEqual([])
  await visitor.close()
})

test('P02, P08: at another space’s door a session is told, its public pages are read as a visitor, and an unknown space is', async () => {
  const visitor = await signedIn(browser, product.url, 'user')
  const { page } = visitor
  await page.goto('/club')
  await page.getByRole('heading', { level: 1, name: 'Une session est ouverte sur Forma Conseil.' }).waitFor()
  await visitor.expectAccessible()
  await page.goto('/club/public/events')
  await page.getByRole('link', { name: 'Petit-déjeuner de rentrée', exact: true }).click()
  await page.getByRole('button', { name: 'J’ai déjà un compte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Une session est ouverte sur Forma Conseil.' }).waitFor()
  await page.goto('/inconnu-au-bataillon')
  await page.getByText('Cet espace n’existe pas', { exact: false }).waitFor()
  await page.goto('/login/club')
  await page.getByRole('link', { name: 'Changer d’espace' }).click()
  await page.waitForURL('**/login/club')
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  visitor.expectNoFault()
  await visitor.close()
})

test('signing out in one tab signs the others out', async () => {
  const visitor = await signedIn(browser, product.url, 'user')
  await goHome(visitor.page)
  const second = await visitor.context.newPage()
  await second.goto('/events')
  await second.getByRole('heading', { level: 1 }).waitFor()
  await visitor.page.goto('/logout')
  await second.waitForURL(/\/login\/forma/)
  const keys = ['token', 'refresh', 'user', 'client_id', 'target']
  const left = () => second.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys)
  await expect.poll(left).toEqual([])
  await visitor.close()
})

test('an administrator whose space requires the second factor sets it up before anything else', async () => {
  const { services } = product.program
  await acrossTenants(services.database, async ({ db }) => {
    const { params } = await db.selectFrom('tenants').select('params').where('name', '=', 'club').executeTakeFirstOrThrow()
    await db
      .updateTable('tenants')
      .set({ params: JSON.stringify({ ...(params as object), admins_need_totp: true }) })
      .where('name', '=', 'club')
      .execute()
  })
  services.tenants.forget()
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  await page.goto('/club')
  await fillLogin(page, 'admin@club.test')
  await page.getByRole('heading', { level: 1, name: 'Double authentification' }).waitFor()
  await proveToEnrol(page)
  await page.getByRole('img', { name: 'Code QR' }).waitFor()
  await visitor.expectAccessible()
  await page.getByLabel('Code affiché par l’application').fill(codeNow(await secretShown(page)))
  await page.getByRole('button', { name: 'Vérifier et activer' }).click()
  await page.getByRole('button', { name: 'Mes codes sont en lieu sûr' }).click()
  await page.waitForURL(/\/admin\/dashboard/)
  visitor.expectNoFault()
  await visitor.close()
})

test('P10, P03: a personal address says what it opens and opens it; a dead link is sent again to the address on file', async () => {
  const { id, unique_id, event } = await inForma(product, async (db) => ({
    ...(await db.selectFrom('users').select(['id', 'unique_id']).where('mail', '=', 'user@forma.test').executeTakeFirstOrThrow()),
    event: await db
      .selectFrom('events')
      .select(['id', 'url', 'title'])
      .where('is_active', '=', true)
      .where('onboarding', '=', 1)
      .where('start_date', '>', new Date())
      .orderBy('start_date')
      .limit(1)
      .executeTakeFirstOrThrow(),
  }))
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  await page.goto(`/forma/url/${event.url}/${unique_id}`)
  await page.getByRole('heading', { level: 1, name: event.title }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Ce n’est pas vous' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ce lien est pour' }).waitFor()
  await visitor.expectAccessible()
  await page.reload()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(new RegExp(`/events/${event.id}`))
  await page.getByText('vous êtes ici par votre lien personnel').waitFor()
  await page.getByRole('heading', { level: 1, name: event.title }).waitFor()
  await visitor.expectAccessible()

  const code = await inForma(product, async (db) => {
    const dead = secretKey()
    await db
      .insertInto('personal_links')
      .values({ code_hash: hashOf(dead), user_id: id, purpose: 'registration', path: `/events/${event.id}`, expires_at: new Date(0) })
      .execute()
    return dead
  })
  await page.goto(`/forma/lien-sms/${code}`)
  await page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable.' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
  await page.getByText('Un nouveau lien vient de partir à u…@forma.test').waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()

  const letter = await product.mailbox.waitFor('user@forma.test', /Votre nouveau lien personnel/)
  const link = /\/forma\/lien-sms\/[\w-]+/.exec(letter.text ?? '')?.[0] ?? ''
  const admin = await signedIn(browser, product.url, 'admin')
  await admin.page.goto(link)
  await admin.page.getByRole('heading', { level: 1, name: 'Vous allez agir pour' }).waitFor()
  await admin.expectAccessible()
  await admin.page.getByRole('button', { name: 'Continuer' }).click()
  await admin.page.waitForURL(new RegExp(`/events/${event.id}`))
  admin.expectNoFault()
  await admin.close()
})

test('P02, P04: an account asks to accept the terms; a first password tells its strength and offers the news', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone', language: 'en' })
  const { page } = visitor
  await page.goto('/forma')
  await page.locator('button[lang=en]').click()
  await page.getByRole('link', { name: 'See the' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Alix')
  await page.getByLabel('Last name').fill('Noël')
  await page.getByLabel('Email address').fill('alix.noel@essai.test')
  await page.getByLabel(/^Password( \*)?$/).fill('Corbeille-7-Lune')
  await page.getByLabel('Company', { exact: true }).fill('Atelier Vauban')
  await page.getByText('Strength: strong').waitFor()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.locator('[name=terms][aria-invalid=true]').waitFor()
  await visitor.expectAccessible()
  await page.getByLabel('I accept the terms of use').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your address' }).waitFor()
  const { subject = '' } = await product.mailbox.waitFor('alix.noel@essai.test', /\d{6}/)
  await page.getByLabel('Code received by email').fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/events/)
  visitor.expectNoFault()
  await visitor.close()

  const code = secretKey()
  const invited = await inForma(product, async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ unique_id: secretKey(), mail: 'sasha@essai.test', first_name: 'Sasha', last_name: 'Petit', status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const expires_at = new Date(Date.now() + 3_600_000)
    await db
      .insertInto('personal_links')
      .values({ code_hash: hashOf(code), user_id: id, purpose: 'password', path: '', expires_at, is_single_use: true })
      .execute()
    return id
  })
  const first = await aVisitor(browser, product.url)
  await first.page.goto(`/forma/choose-password/${code}`)
  await first.page.getByLabel('Nouveau mot de passe').fill('Lune-7-Cor')
  await first.page.getByText('Solidité : correcte').waitFor()
  await first.page.getByLabel('Confirmez le mot de passe').fill('Lune-7-Cor')
  await first.page.getByLabel('J’accepte de recevoir par mail les actualités').check()
  await first.expectAccessible()
  await first.page.getByRole('button', { name: 'Enregistrer et me connecter' }).click()
  await first.page.waitForURL(/\/events/)
  first.expectNoFault()
  await first.close()
  const consents = await inForma(product, (db) =>
    db.selectFrom('consents').select(['source', 'is_given']).where('user_id', '=', invited).execute(),
  )
  expect(consents).toEqual([{ source: 'choose_password', is_given: true }])
})

test('a suspended space says so at its door, on an open session and in its catalogue', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await page.goto('/barreau')
  await fillLogin(page, 'user@barreau.test')
  await page.waitForURL(/\/events/)
  const { services } = product.program
  await acrossTenants(services.database, ({ db }) =>
    db.updateTable('tenants').set({ suspended_at: new Date() }).where('name', '=', 'barreau').execute(),
  )
  services.tenants.forget()
  const notice = page.getByText('Cet espace est suspendu. Vos documents sont gardés')
  await page.goto('/events')
  await notice.first().waitFor()
  for (const address of ['/barreau', '/barreau/public/events']) {
    await page.goto(address)
    await notice.first().waitFor()
    await visitor.expectAccessible()
  }
  await visitor.close()
})
