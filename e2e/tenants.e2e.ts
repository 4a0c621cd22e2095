import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../apps/api/src/platform/context.ts'
import { acrossTenants } from '../apps/api/src/platform/database/tenancy.ts'
import { aTraining } from '../apps/api/src/testing/a-training.ts'
import { runJobNow } from '../apps/api/src/testing/run-jobs.ts'
import { inTenant } from './harness/a-training-day.ts'
import { chooseInAccount } from './harness/account-menu.ts'
import { choose } from './harness/filling-in.ts'
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

test('B8 a tenant is born: created, invited, coloured, worded, limited, suspended', async () => {
  const vendor = await aVisitor(browser, product.url)
  await signIn(vendor.page, 'super@kxo.test')
  await vendor.page.goto('/admin/tenants')
  await vendor.page.getByRole('heading', { level: 1, name: 'Espaces' }).waitFor()
  await vendor.page.getByText('Fichiers gardés').waitFor()
  await vendor.expectAccessible()
  await vendor.page.getByRole('button', { name: 'Nouvel espace' }).click()
  const dialog = vendor.page.getByRole('dialog')
  await dialog.getByLabel('Nom').first().fill('Club du Lac')
  await dialog.getByLabel('Code').fill('event')
  await choose(vendor.page, 'Type', 'Club')
  await dialog.getByLabel('Prénom').fill('Inès')
  await dialog.getByLabel('Nom').last().fill('Morel')
  await dialog.getByLabel('Adresse mail').fill('ines@lac.test')
  await dialog.getByRole('button', { name: 'Créer l’espace' }).click()
  await dialog.getByText('Ce nom est déjà pris').first().waitFor()
  await dialog.getByLabel('Code').fill('Lac')
  await dialog.getByRole('button', { name: 'Créer l’espace' }).click()
  await vendor.page.getByRole('heading', { level: 1, name: 'Club du Lac' }).waitFor()
  await vendor.page.getByRole('tab', { name: 'Limites' }).click()
  await vendor.page.getByLabel('Rencontres par mois').or(vendor.page.getByLabel('Événements par mois')).fill('1')
  await vendor.page.getByRole('button', { name: 'Enregistrer' }).click()
  await vendor.page.getByText('0 sur 1', { exact: true }).waitFor()
  await vendor.expectAccessible()
  vendor.expectNoFault()

  const invitation = await product.mailbox.waitFor('ines@lac.test', /./)
  const link = /\/lac\/choose-password\/[\w-]+/.exec(String(invitation.text))?.[0]
  expect(link).toBeDefined()
  const owner = await aVisitor(browser, product.url)
  const { page } = owner
  await page.goto(link as string)
  await page
    .getByLabel('Nouveau mot de passe', { exact: true })
    .or(page.getByLabel('Mot de passe', { exact: true }))
    .first()
    .fill('Lac-Bleu-2026!')
  await page.getByLabel(/confirm/i).fill('Lac-Bleu-2026!')
  await page
    .getByRole('button', { name: /mot de passe|Enregistrer|Valider/i })
    .last()
    .click()
  await page.waitForURL('**/admin/dashboard**')
  await page.getByRole('link', { name: 'Ouvrir les paramètres de l’espace' }).click()
  await page.getByRole('heading', { level: 1, name: 'Paramètres de l’espace' }).waitFor()

  await page.getByRole('tab', { name: 'Identité' }).click()
  const colour = page.getByLabel('Couleur principale', { exact: true }).first()
  await colour.fill('#ffd400')
  await page.getByText('Contraste insuffisant\u00A0: 1,4:1, il faut 4,5:1.').first().waitFor()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Sauvegarde impossible').first().waitFor()
  await colour.fill('#7a2e3a')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Paramètres enregistrés.').first().waitFor()
  await expect.poll(() => page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--k-admin-primary')")).toBe('#7a2e3a')
  await owner.expectAccessible()

  await page.getByRole('tab', { name: 'Vocabulaire' }).click()
  await page.getByRole('button', { name: /^Événement/ }).click()
  await page.getByLabel('Singulier').first().fill('atelier')
  await page.getByLabel('Pluriel').first().fill('ateliers')
  await choose(page, 'Genre', /Masculin/)
  await page.getByText('L’atelier a été créé.').waitFor()
  await owner.expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Ateliers' }).waitFor()

  await page.goto('/admin/events')
  await page.getByRole('heading', { level: 1, name: 'Ateliers' }).waitFor()
  const lac = { asMachine: <T>(work: (context: Context) => Promise<T>) => inTenant(product, 'lac', work) }
  const { id: responsible } = await lac.asMachine(({ db }) =>
    db.selectFrom('users').select('id').where('mail', '=', 'ines@lac.test').executeTakeFirstOrThrow(),
  )
  const [rowing, sailing] = [
    await aTraining(lac, responsible, { title: 'Aviron', published: false }),
    await aTraining(lac, responsible, { title: 'Voile', published: false }),
  ]
  const refusal = await page.evaluate(
    async (ids) => {
      const access = localStorage.getItem('token') ?? ''
      const publish = (id: number) =>
        fetch(`/api/clients/lac/events/${id}/publication/`, {
          method: 'POST',
          headers: { authorization: `Bearer ${access.replaceAll('"', '')}` },
        }).then((answer) => answer.json() as Promise<{ message?: string }>)
      return [(await publish(ids[0]!)).message, (await publish(ids[1]!)).message]
    },
    [rowing.id, sailing.id],
  )
  expect(refusal).toEqual([undefined, 'Votre formule comprend 1 atelier\u202F; la limite est atteinte.'])
  expect((await product.mailbox.waitFor('ines@lac.test', /Limite/)).subject).toBe('Limite d’ateliers atteinte')
  await page.goto('/admin/settings?tab=limits')
  await page.getByText('Limite atteinte').waitFor()
  await owner.expectAccessible()
  owner.expectNoFault()

  await page.getByRole('tab', { name: 'Textes' }).click()
  await page.getByLabel('Pied de page').fill('Club du Lac, depuis 1998')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Paramètres enregistrés.').first().waitFor()
  await page.getByRole('button', { name: /^Lire/ }).first().click()
  await page.getByRole('dialog').getByText('Club du Lac, depuis 1998').waitFor()
  await owner.expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Reprendre cette rédaction' }).click()

  await vendor.page.getByRole('button', { name: 'Suspendre' }).click()
  await vendor.page.getByRole('dialog').getByLabel('Motif').fill('Facture impayée')
  await vendor.page.getByRole('dialog').getByRole('button', { name: 'Annoncer' }).click()
  await vendor.page.getByText(/^Suspension annoncée pour le .+\u00A0: Facture impayée$/).waitFor()
  await vendor.expectAccessible()
  expect((await product.mailbox.waitFor('ines@lac.test', /sera suspendu/)).text).toContain('Facture impayée')
  await vendor.page.getByRole('button', { name: 'Renoncer à suspendre' }).click()
  await vendor.page.getByText('ne sera pas suspendu').waitFor()
  await vendor.page.getByRole('button', { name: 'Suspendre', exact: true }).click()
  await vendor.page.getByRole('dialog').getByLabel('Motif').fill('Facture impayée')
  await vendor.page.getByRole('dialog').getByLabel('Sans attendre').check()
  await vendor.page.getByRole('dialog').getByRole('button', { name: 'Suspendre' }).click()
  await vendor.page.getByText('Suspendu\u00A0: Facture impayée').waitFor()
  await page.goto('/login/lac')
  await page.getByText('Cet espace est suspendu', { exact: false }).first().waitFor()
  await owner.expectAccessible()
  await owner.close()
  await vendor.close()
}, 300_000)

test('the settings belong to unrestricted administrators, on a phone too, in English and in the dark', async () => {
  const limited = await aVisitor(browser, product.url)
  await signIn(limited.page, 'restricted@forma.test')
  await goHome(limited.page)
  await expect.poll(() => limited.page.getByRole('link', { name: 'Ouvrir les paramètres de l’espace' }).count()).toBe(0)
  await limited.page.goto('/admin/settings')
  await limited.page.getByText('Accès refusé').first().waitFor()
  await limited.close()

  const admin = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await goHome(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await chooseInAccount(page, 'English')
  for (const tab of [
    'formula',
    'limits',
    'features',
    'params',
    'glossary',
    'identity',
    'texts',
    'organisation',
    'sending',
    'payment',
    'access',
    'data',
  ]) {
    await page.goto(`/admin/settings?tab=${tab}`)
    await page.getByRole('heading', { level: 1, name: 'Space settings' }).waitFor()
    await page.getByText(/Original settings|Changed by/).waitFor()
    await admin.expectAccessible()
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: tab }).toBe(390)
  }
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await admin.expectAccessible()
  await page.getByRole('navigation').getByRole('link', { name: 'User view' }).click()
  await page.waitForURL(/\/events/)
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
  admin.expectNoFault()
  await admin.close()
}, 240_000)

test('the label of a status is said in the words of the tenant, wherever it stands', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await page.goto('/admin/settings?tab=glossary')
  await page.getByText('Libellés des statuts').click()
  await page.getByLabel('Actif, en français').fill('En règle')
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await page.getByText('Paramètres enregistrés.').waitFor()
  await page.goto('/admin/users?q=roux')
  const row = page.getByRole('row', { name: /Roux Julien/ })
  await row.getByText('En règle', { exact: true }).waitFor()
  await expect.poll(() => row.getByText('Actif', { exact: true }).count()).toBe(0)
  admin.expectNoFault()
  await admin.close()
})

test('light or dark is the person’s own choice: kept, painted first, and found again on another device', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  const scheme = () => page.evaluate("document.documentElement.getAttribute('data-mantine-color-scheme')")
  await signIn(page, 'readonly@forma.test')
  await goHome(page)
  expect(await scheme()).toBe('light')
  const saved = page.waitForResponse((answer) => answer.url().includes('/context/') && answer.request().method() !== 'GET')
  await chooseInAccount(page, 'Sombre')
  expect((await saved).ok()).toBe(true)
  expect(await scheme()).toBe('dark')
  // Painted before the program: the first script alone decides.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login/forma', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate('document.body !== null')).toBe(true)
  expect(await scheme()).toBe('dark')
  // Whatever is refused is refused by then: none of it is told as a fault of the page that follows.
  await page.waitForLoadState('load')
  await page.unroute('**/assets/*.js')
  admin.takeFaults()
  await page.goto('/admin/users')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await admin.expectAccessible()
  expect(await scheme()).toBe('dark')
  admin.expectNoFault()
  const elsewhere = await aVisitor(browser, product.url)
  await signIn(elsewhere.page, 'readonly@forma.test')
  await goHome(elsewhere.page)
  await expect.poll(() => elsewhere.page.evaluate("document.documentElement.getAttribute('data-mantine-color-scheme')")).toBe('dark')
  elsewhere.expectNoFault()
  await elsewhere.close()
  await admin.close()
})

test('B8 a suspended tenant is deleted: typed, confirmed by another, carried out, and it says what stays', async () => {
  const { database } = product.program
  await acrossTenants(database, async ({ db }) => {
    const { password_hash, tenant_id } = await db
      .selectFrom('users')
      .select(['password_hash', 'tenant_id'])
      .where('mail', '=', 'super@kxo.test')
      .executeTakeFirstOrThrow()
    const second = {
      mail: 'second@kxo.test',
      first_name: 'Nadia',
      last_name: 'Seconde',
      profile_code: 'ADM',
      is_admin: true,
      is_super_admin: true,
    }
    await db
      .insertInto('users')
      .values({ ...second, tenant_id, password_hash, unique_id: 'second' })
      .execute()
    await db
      .updateTable('tenants')
      .set({ suspended_at: new Date(), suspended_reason: 'Fin de contrat' })
      .where('name', '=', 'barreau')
      .execute()
  })
  product.program.services.tenants.forget()
  const { id } = await acrossTenants(database, ({ db }) =>
    db.selectFrom('tenants').select('id').where('name', '=', 'barreau').executeTakeFirstOrThrow(),
  )
  const one = await aVisitor(browser, product.url)
  await signIn(one.page, 'super@kxo.test')
  await one.page.goto(`/admin/tenant/${id}`)
  await one.page.getByText('Aucune copie de ses données').waitFor()
  await one.page.getByRole('button', { name: 'Demander la suppression' }).click()
  await one.page.getByRole('dialog').getByLabel('Motif').fill('Contrat terminé')
  await one.page.getByRole('dialog').getByLabel(/Tapez/).fill('barreau')
  await one.page.getByRole('dialog').getByRole('button', { name: 'Demander la suppression' }).click()
  await one.page.getByText('En attente de la confirmation d’un autre super administrateur.').waitFor()
  await one.expectAccessible()
  one.expectNoFault()
  await one.close()
  const two = await aVisitor(browser, product.url)
  await signIn(two.page, 'second@kxo.test')
  await two.page.goto(`/admin/tenant/${id}`)
  await two.page.getByRole('button', { name: 'Confirmer la suppression' }).click()
  await two.page.getByRole('dialog').getByLabel(/Tapez/).fill('barreau')
  await two.page.getByRole('dialog').getByRole('button', { name: 'Confirmer la suppression' }).click()
  await two.page.getByText(/Confirmée par Nadia Seconde/).waitFor()
  await acrossTenants(database, ({ db }) =>
    db
      .updateTable('tenant_deletions')
      .set({ due_at: new Date(Date.now() - 60_000) })
      .where('tenant_id', '=', id)
      .execute(),
  )
  await runJobNow(product.program, id, 'end-tenants', {})
  await two.page.reload()
  await two.page.getByRole('heading', { name: 'Ce qui reste, et pourquoi' }).waitFor()
  await two.page.getByText('Effacé', { exact: true }).waitFor()
  await two.expectAccessible()
  two.expectNoFault()
  await two.close()
}, 120_000)

test('the tenant named event has its public pages and its door', async () => {
  const visitor = await aVisitor(browser, product.url)
  await visitor.page.goto('/event')
  await visitor.page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  await visitor.page.getByText('Agence Événement').first().waitFor()
  await visitor.page.goto('/event/public/events')
  await visitor.page.getByRole('heading', { level: 1, name: /événements/i }).waitFor()
  const framers = async (address: string) => (await fetch(`${product.url}${address}`)).headers.get('content-security-policy') ?? ''
  await acrossTenants(product.program.database, ({ db }) =>
    db
      .updateTable('tenants')
      .set(
        ({ ref, fn, val }) =>
          ({ params: fn('jsonb_set', [ref('params'), val('{embed_origins}'), val('["https://agence.exemple.fr"]')]) }) as never,
      )
      .where('name', '=', 'event')
      .execute(),
  )
  product.program.services.tenants.forget()
  expect(await framers('/event/embedded-catalog')).toContain("frame-ancestors 'self' https://agence.exemple.fr")
  expect(await framers('/event/public/events')).toContain("frame-ancestors 'self';")
  await visitor.page.goto('/event/12/signatures')
  await visitor.page.waitForURL('**/login/kxo')
  visitor.expectNoFault()
  await visitor.close()
})
