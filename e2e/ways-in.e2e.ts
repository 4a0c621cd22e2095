import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/api/seeds/accounts.ts'
import { hashOf } from '../apps/api/src/modules/identity/sessions/hash-of.ts'
import { acrossTenants, withTenant } from '../apps/api/src/platform/database/tenancy.ts'
import { secretKey } from '../apps/api/src/platform/secret-keys.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

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

const inForma = async <T>(work: Parameters<typeof withTenant<T>>[2]): Promise<T> => {
  const forma = await product.program.services.tenants.find('forma')
  if (!forma) throw new Error('the demo tenant forma is missing')
  return withTenant(product.program.database, forma.id, work)
}
const tryDoor = async ({ page }: Visitor, mail: string, password: string): Promise<void> => {
  await page.getByLabel('Adresse mail', { exact: true }).fill(mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test.each([
  ['super@kxo.test', 'kxo', /\/admin\/dashboard/],
  ['recruiter@recrut.test', 'recrut', /\/admin\/my-dashboard/],
  ['referent@recrut.test', 'recrut', /\/events/],
  ['user@recrut.test', 'recrut', /\/events/],
  ['consultant@forma.test', 'forma', /\/events/],
])('%s lands on its page', async (mail, client, landing) => {
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto(`/login/${client}`)
  await tryDoor(visitor, mail, demoPassword)
  await visitor.page.waitForURL(landing)
  visitor.expectNoFault()
  await visitor.close()
})

test('J08: a forgotten password, for a known address and another; weak, different, then good; the link serves once', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  await page.goto('/myEvents?tab=past')
  await page.waitForURL(/\/login\/kxo/)
  for (const mail of ['personne@nulle-part.test', 'user@forma.test']) {
    await page.goto('/login/forma')
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor()
    await visitor.expectAccessible()
    await page.getByLabel('Adresse mail', { exact: true }).fill(mail)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByText('Si un compte existe, un mail vient de partir.').waitFor()
    await visitor.expectAccessible()
  }
  const { text = '' } = await product.mailbox.waitFor('user@forma.test', /Choisissez un nouveau mot de passe/)
  const link = /\/forma\/choose-password\/[\w-]+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Bonjour Julien, choisissez votre mot de passe' }).waitFor()
  await visitor.expectAccessible()
  const save = page.getByRole('button', { name: 'Enregistrer et me connecter' })
  const first = page.getByLabel('Nouveau mot de passe')
  const second = page.getByLabel('Confirmez le mot de passe')
  await first.fill('court')
  await second.fill('court')
  await save.click()
  await page.locator('[name=password][aria-invalid=true]').waitFor()
  await first.fill('Corbeille-7-Lune')
  await second.fill('Corbeille-8-Lune')
  await save.click()
  await page.getByText('Les deux mots de passe sont différents').first().waitFor()
  await visitor.expectAccessible()
  await second.fill('Corbeille-7-Lune')
  await save.click()
  // The address wanted before anyone was known is where it leads.
  await page.waitForURL(/\/myEvents\?tab=past/)
  await product.mailbox.waitFor('user@forma.test', /mot de passe a été modifié/)
  await page.goto('/logout')
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  await page.goto(link)
  await page.getByText('Ce lien a expiré.').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor()
  visitor.expectNoFault()
  await visitor.close()
})

test('PRV-40: after ten wrong passwords the door says when it opens again, and a forgotten password can still be asked', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await page.goto('/login/club')
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  const club = await product.program.services.tenants.find('club')
  await withTenant(product.program.database, club!.id, ({ db }) =>
    db
      .insertInto('login_failures')
      .values(Array.from({ length: 10 }, () => ({ subject: 'mail user@club.test' })))
      .execute(),
  )
  await tryDoor(visitor, 'user@club.test', demoPassword)
  await page.getByText('Trop de tentatives. Réessayez dans 15 minutes.').first().waitFor()
  await page.getByRole('link', { name: 'Mot de passe oublié' }).waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})

test('P01: without a network, signing in says so, and the address typed is kept', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page, context } = visitor
  await page.goto('/forma')
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  await context.setOffline(true)
  await tryDoor(visitor, 'user@forma.test', demoPassword)
  await page.getByRole('alert').filter({ hasText: 'Connexion impossible hors ligne' }).waitFor()
  await context.setOffline(false)
  await expect.poll(() => page.getByLabel('Adresse mail', { exact: true }).inputValue()).toBe('user@forma.test')
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  visitor.takeFaults()
  await visitor.close()
})

test('4.3: who is suspended is told whom to ask, after the right password only', async () => {
  await inForma(({ db }) => db.updateTable('users').set({ status: 6 }).where('mail', '=', 'partner@forma.test').execute())
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto('/forma')
  await tryDoor(visitor, 'partner@forma.test', 'Mauvais2026!')
  await visitor.page.getByText('Identifiants incorrects').first().waitFor()
  await tryDoor(visitor, 'partner@forma.test', demoPassword)
  await visitor.page.getByRole('alert').filter({ hasText: 'Votre compte est suspendu, contactez Forma Conseil.' }).waitFor()
  await visitor.page.getByRole('button', { name: 'Besoin d’aide' }).waitFor({ state: 'detached' })
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})

test('P02: where accounts are validated, whoever opens one is told that it waits, on the page and by mail', async () => {
  const { services } = product.program
  await acrossTenants(services.database, async ({ db }) => {
    const { params } = await db.selectFrom('tenants').select('params').where('name', '=', 'barreau').executeTakeFirstOrThrow()
    const validated = JSON.stringify({ ...(params as object), self_signup: 'validated' })
    await db.updateTable('tenants').set({ params: validated }).where('name', '=', 'barreau').execute()
  })
  services.tenants.forget()
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  await page.goto('/barreau')
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Alix')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Noël')
  await page.getByLabel(/^Adresse mail( \*)?$/).fill('alix@attente.test')
  await page.getByLabel(/^Mot de passe( \*)?$/).fill('Corbeille-7-Lune')
  await page.getByLabel('J’accepte les conditions d’utilisation').check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vérifier votre adresse' }).waitFor()
  const { subject = '' } = await product.mailbox.waitFor('alix@attente.test', /code de validation/)
  const right = /\d{6}/.exec(subject)?.[0] ?? ''
  const code = page.getByLabel('Code reçu par mail')
  await code.fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Ce code de validation est incorrect').first().waitFor()
  await code.fill(right)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre compte attend sa validation.' }).waitFor()
  await page.getByText('doit encore le valider').waitFor()
  await visitor.expectAccessible()
  const welcome = await product.mailbox.waitFor('alix@attente.test', /Bienvenue/)
  expect(welcome.text).toContain('doit encore le valider')
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click()
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  visitor.expectNoFault()
  await visitor.close()
})

test('a personal link opens again without a question, its own pages alone, and elsewhere its session is closed', async () => {
  const code = secretKey()
  await inForma(async ({ db }) => {
    const { id } = await db.selectFrom('users').select('id').where('mail', '=', 'referent@forma.test').executeTakeFirstOrThrow()
    const event = await db
      .selectFrom('events')
      .select('id')
      .where('is_active', '=', true)
      .where('onboarding', '=', 1)
      .where('start_date', '>', new Date())
      .orderBy('start_date')
      .limit(1)
      .executeTakeFirstOrThrow()
    const expires_at = new Date(Date.now() + 3_600_000)
    await db
      .insertInto('personal_links')
      .values({ code_hash: hashOf(code), user_id: id, purpose: 'event', path: `/events/${event.id}`, expires_at })
      .execute()
  })
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  for (let opened = 0; opened < 2; opened++) {
    await page.goto(`/forma/lien-sms/${code}`)
    await page.waitForURL(/\/events\/\d+/)
    await page.getByText('vous êtes ici par votre lien personnel').waitFor()
  }
  await page.goto('/bills?page=2')
  await page.waitForURL(/\/login\/forma/)
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await tryDoor(visitor, 'referent@forma.test', demoPassword)
  await page.waitForURL(/\/bills\?page=2/)
  visitor.expectNoFault()
  await visitor.close()
})

test('a link of another space asks, and what is wanted there stays there; the administration sends others home', async () => {
  const visitor = await signedIn(browser, product.url, 'referent', { screen: 'phone' })
  const { page } = visitor
  await page.goto('/club/events/1')
  await page.getByText('Ce lien appartient à Club des Dirigeants.').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Rester ici' }).click()
  await page.waitForURL(/\/events$/)
  await page.goto('/club/public/events')
  await page.getByRole('link', { name: 'Petit-déjeuner de rentrée', exact: true }).click()
  await page.getByRole('button', { name: 'J’ai déjà un compte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Une session est ouverte sur Forma Conseil.' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Rester sur Forma Conseil' }).click()
  await page.waitForURL(/\/events$/)
  await page.goto('/admin/settings')
  await page.waitForURL(/\/events$/)
  visitor.expectNoFault()
  await visitor.close()
})
