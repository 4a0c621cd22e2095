import { registrationsContract } from '@kxo/domain/registrations/contract'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/api/seeds/accounts.ts'
import { hashPassword } from '../apps/api/src/modules/identity/account/passwords.ts'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { aTenant, callAs, type TenantWorld } from '../apps/api/src/testing/world.ts'
import { inForma } from './harness/a-training-day.ts'
import { chooseFound } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn, signIn } from './harness/sign-in.ts'
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

const idOf = (mail: string): Promise<number> =>
  inForma(product, async ({ db }) => (await db.selectFrom('users').select('id').where('mail', '=', mail).executeTakeFirstOrThrow()).id)

test('an administrator is told that a person is already there, adds them all the same, and sees what a colleague changed meanwhile', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Ajouter un contact' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Prénom').fill('Amandine')
  await dialog.getByLabel(/^Nom/).fill('Leroy')
  await dialog.getByText('Cette personne est peut-être déjà là').waitFor()
  await dialog.getByRole('link', { name: 'Amandine Leroy' }).waitFor()
  await admin.expectAccessible()
  await dialog.getByLabel(/^Adresse mail/).fill('amandine.leroy@forma.test')
  await dialog.getByText(/Même adresse mail/).waitFor()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText('L’e-mail existe probablement déjà').first().waitFor()
  await dialog.getByLabel(/^Adresse mail/).fill('amandine.seconde@forma.test')
  // Her company is not there yet: it is added on the way.
  await dialog.getByRole('button', { name: 'Ajouter une entreprise' }).click()
  const added = page.getByRole('dialog', { name: 'Ajouter une entreprise' })
  await added.getByLabel(/^Nom/).fill('Fonderie Bellevue')
  await admin.expectAccessible()
  await added.getByRole('button', { name: 'Enregistrer' }).click()
  await added.waitFor({ state: 'detached' })
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Entreprise' }).inputValue()).toBe('Fonderie Bellevue')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Amandine Leroy' }).waitFor()
  await page.getByText('Invitation envoyée').first().waitFor()
  await page
    .getByText(/Fonderie Bellevue/)
    .first()
    .waitFor()
  const second = await idOf('amandine.seconde@forma.test')

  // A colleague saves first: the second one is shown both versions.
  await page.getByLabel('Ville', { exact: true }).fill('Marseille')
  const colleague = await signedIn(browser, product.url, 'restricted')
  await colleague.page.goto(`/admin/user/${second}`)
  await colleague.page.getByLabel('Fonction').fill('Juriste')
  await colleague.page.getByLabel('Ville', { exact: true }).fill('Toulon')
  await colleague.page.getByRole('button', { name: 'Enregistrer' }).click()
  await colleague.page.getByText('La fiche est enregistrée.').waitFor()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('heading', { name: /Inès Garnier a modifié cette fiche à/ }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Fusionner' }).click()
  await page.getByText('La fiche est enregistrée.').waitFor()
  await expect.poll(() => page.getByLabel('Ville', { exact: true }).inputValue()).toBe('Marseille')
  await expect.poll(() => page.getByLabel('Fonction').inputValue()).toBe('Juriste')

  await page.getByRole('tab', { name: 'Historique' }).click()
  await page.getByText('Toulon').first().waitFor()
  await admin.expectAccessible()

  admin.expectNoFault()
  colleague.expectNoFault()
  await admin.close()
  await colleague.close()
})

test('two records of one person are found, merged, and told apart again', async () => {
  const second = await inForma(product, async ({ db }) => {
    const {
      id: _,
      unique_id,
      mail: __,
      search: ___,
      name_key: ____,
      ...first
    } = await db.selectFrom('users').selectAll().where('mail', '=', 'bastien.marchand@forma.test').executeTakeFirstOrThrow()
    const copy = { ...first, mail: 'bastien.bis@forma.test', unique_id: `${unique_id}-bis`, town: 'Toulon' }
    return (await db.insertInto('users').values(copy).returning('id').executeTakeFirstOrThrow()).id
  })
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/users?tab=duplicates')
  await page.getByRole('listitem').filter({ hasText: 'bastien.bis@forma.test' }).getByRole('button', { name: 'Fusionner' }).first().click()
  await page.getByRole('dialog').getByText('Fiche à garder').waitFor()
  await admin.expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fusionner' }).click()
  await page.getByText(/Cette fiche a absorbé/).waitFor()
  await admin.expectAccessible()
  await page.goto(`/admin/user/${second}`)
  await page.getByRole('heading', { level: 1, name: 'Cette fiche a été fusionnée dans celle de Bastien Marchand.' }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await page.getByRole('button', { name: 'Annuler la fusion' }).first().click()
  await page.getByText(/La fusion est annulée/).waitFor()
  await page.goto(`/admin/user/${second}`)
  await page.getByRole('heading', { level: 1, name: 'Bastien Marchand' }).waitFor()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Fusionner avec une autre fiche' }).click()
  await chooseFound(page.getByRole('combobox', { name: 'Autre fiche' }), 'Amandine', 'Amandine Leroy · Atelier')
  await page.getByRole('button', { name: 'Comparer' }).click()
  await page.getByText('Fiche à garder').waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})

test('an administrator acts on many people: a few at once, all the results of a list as a work with its report', async () => {
  await inForma(product, ({ db }) =>
    db
      .insertInto('users')
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          first_name: 'Membre',
          last_name: `Promotion ${n}`,
          mail: `promotion${n}@forma.test`,
          unique_id: `promotion-${n}`,
          status: 5,
        })),
      )
      .execute(),
  )
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/users?q=promotion')
  await page.getByText('Promotion 0 Membre').waitFor()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByText('1 fiche sera modifiée.').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /Membre Promotion \d+ Non Oui/ })
    .waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page.getByText('1 fiche a été modifiée.').waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Annuler l’opération' }).click()
  await page.getByText('1 fiche a été rétablie.').waitFor()
  await page.getByRole('button', { name: 'Fermer' }).last().click()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByText('1 fiche sera modifiée.').waitFor()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page.getByText('1 fiche a été modifiée.').waitFor()
  await page.getByRole('button', { name: 'Fermer' }).last().click()

  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Sélectionner les 60 résultats' }).click()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByText('59 fiches seront modifiées.').waitFor()
  await page.getByText('Rien à changer · 1').waitFor()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page.waitForURL(/job=\d+/)
  await page.getByText('59 fiches ont été modifiées.').waitFor()
  await page.goto('/admin/users')
  await page.getByRole('button', { name: /^Notifications\s: \d+ nouvelles?$/ }).click()
  await admin.expectAccessible()
  await page.getByRole('link', { name: /^Modification de fiches\s: terminé, 1 échec/ }).click()
  await page.waitForURL(/job=\d+/)
  await page.getByText('59 fiches ont été modifiées.').waitFor()
  await admin.expectAccessible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger le rapport' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('button', { name: 'Annuler l’opération' }).click()
  await page.getByText('59 fiches ont été rétablies.').waitFor()
  admin.expectNoFault()
  await admin.close()
})

test('a referent keeps the team in hand on a phone: adds, invites again, lets go', async () => {
  const referent = await signedIn(browser, product.url, 'referent', { screen: 'phone' })
  const { page } = referent
  await page.goto('/users')
  await page.getByText('Roux Julien').waitFor()
  await referent.expectAccessible()
  await page.getByRole('button', { name: 'Ajouter' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Prénom').fill('Noémie')
  await dialog.getByLabel(/^Nom/).fill('Abadie')
  await dialog.getByLabel(/^Adresse mail/).fill('noemie.abadie@forma.test')
  await referent.expectAccessible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Abadie Noémie').waitFor()
  await product.mailbox.waitFor('noemie.abadie@forma.test', /Choisissez votre mot de passe/)
  // A mail already known is asked for, never taken.
  await page.getByRole('button', { name: 'Ajouter' }).first().click()
  await dialog.getByLabel('Prénom').fill('Amandine')
  await dialog.getByLabel(/^Nom/).fill('Leroy')
  await dialog.getByLabel(/^Adresse mail/).fill('consultant@forma.test')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByRole('button', { name: 'Demander le rattachement' }).click()
  await page.getByText(/La demande est envoyée à/).waitFor()
  const card = page.locator('article, li').filter({ hasText: 'Abadie Noémie' }).last()
  await card.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Renvoyer l’invitation' }).click()
  await page.getByText('L’invitation est envoyée à noemie.abadie@forma.test.').waitFor()
  // Registered by her company to what is open to it.
  const fields = { title: 'Habilitation électrique' }
  await anOpenEvent({ inTenant: (work) => inForma(product, ({ db }) => work(db)) }, fields)
  await card.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Inscrire à une formation' }).click()
  const registering = page.getByRole('dialog', { name: 'Inscrire 1 personne à une formation' })
  await chooseFound(registering.getByRole('combobox', { name: 'Formation' }), fields.title)
  await referent.expectAccessible()
  await registering.getByRole('button', { name: 'Inscrire' }).click()
  await registering.getByText('Terminé').waitFor()
  await product.mailbox.waitFor('noemie.abadie@forma.test', /Habilitation électrique/)
  await registering.getByRole('button', { name: 'Fermer' }).last().click()
  await card.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /Ne fait plus partie/ }).click()
  await page.getByText(/garde son compte et ses documents.*Habilitation électrique/).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ne fait plus partie/ })
    .click()
  await page
    .getByText(/ne fait plus partie d/)
    .first()
    .waitFor()
  await page.getByText('Abadie Noémie').waitFor({ state: 'detached' })
  referent.expectNoFault()
  await referent.close()
})

test('a person changes their own record and portrait, and nothing the tenant decides', async () => {
  const person = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  const { page } = person
  const id = await idOf('user@forma.test')
  await page.goto(`/user/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()
  const portrait = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type="file"]').setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: portrait })
  await page.getByText('Le fichier a été envoyé.').waitFor()
  await page.locator('img[src^="blob:"]').first().waitFor()
  const avatar = await inForma(product, async ({ db, services }) => {
    const file = await db
      .selectFrom('users')
      .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'users.tenant_id').onRef('files.id', '=', 'users.avatar_file_id'))
      .select('files.storage_key')
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow()
    return sharp(await services.storage.read(file.storage_key)).metadata()
  })
  // Shrunk by the browser before it left.
  expect([avatar.width, avatar.height]).toEqual([512, 329])
  await page.locator('input[type="file"]').setInputFiles({ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('pas une image') })
  await page.getByText('Erreur lors de chargement de l’image').waitFor()
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await page.getByText('La fiche est enregistrée.').waitFor()
  await expect.poll(() => page.getByLabel('Entreprise').count()).toBe(0)
  await person.expectAccessible()
  await page.goto(`/user/${await idOf('amandine.leroy@forma.test')}`)
  await page.getByText('Cette page n’existe pas ou n’est plus disponible.').first().waitFor()
  person.expectNoFault()
  await person.close()
})

test('a referent agrees to a request of the team before its place is certain', async () => {
  const params = (change: object) =>
    product.program.database.pool.query("update tenants set params = params || $1 where name = 'forma'", [JSON.stringify(change)])
  await params({ referent_validates: true })
  product.program.services.tenants.forget()
  const request = await inForma(product, async ({ db }) => {
    const referent = await db.selectFrom('users').select('company_id').where('mail', '=', 'referent@forma.test').executeTakeFirstOrThrow()
    const person = await db
      .insertInto('users')
      .values({ unique_id: 'paul-request', mail: 'paul.delorme@forma.test', first_name: 'Paul', last_name: 'Delorme', ...referent })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = await db.selectFrom('events').select('id').where('is_active', '=', true).orderBy('id').executeTakeFirstOrThrow()
    const row = { event_id: event.id, user_id: person.id, company_id: referent.company_id, status: 4, code: 'paul-request' }
    return db.insertInto('registrations').values(row).returning('id').executeTakeFirstOrThrow()
  })
  const referent = await signedIn(browser, product.url, 'referent')
  const { page } = referent
  await page.goto('/events')
  const team = page.getByRole('region', { name: 'Mon équipe' })
  await team.getByText('Paul Delorme').first().waitFor()
  await team.getByRole('heading', { name: 'Prochaines dates' }).waitFor()
  await referent.expectAccessible()
  await team.getByRole('link', { name: /^Voir les \d+ personnes$/ }).click()
  await page.getByRole('columnheader', { name: 'Heures de l’année' }).waitFor()
  await page.getByRole('tab', { name: 'À valider' }).click()
  await page.getByText('Delorme Paul').waitFor()
  await referent.expectAccessible()
  await page
    .getByRole('button', { name: /Delorme|Paul/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Valider' }).click()
  await page.getByText('Rien n’attend votre accord.').waitFor()
  const { status } = await inForma(product, ({ db }) =>
    db.selectFrom('registrations').select('status').where('id', '=', request.id).executeTakeFirstOrThrow(),
  )
  expect(status).toBe(5)
  referent.expectNoFault()
  await referent.close()
  await params({ referent_validates: false })
  product.program.services.tenants.forget()
})

test('a recruiter answers the applications received on their own offers, and each candidate is written to', async () => {
  const recruiting = await aTenant(product.program, { params: { is_recruiting_platform: true } })
  const company_id = await recruiting.inTenant(async (db) => {
    const company = { name: 'Ateliers Recruteurs', is_recruiter: true }
    return (await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()).id
  })
  const chief = await recruiting.aPerson({ profile_code: 'REF', company_id, password_hash: await hashPassword(demoPassword) })
  const offer = await anOpenEvent(recruiting, { title: 'Comptable en alternance', company_id, needs_approval: true })
  const retained = await recruiting.aPerson({ first_name: 'Inès', last_name: 'Aubry' })
  const declined = await recruiting.aPerson({ first_name: 'Hugo', last_name: 'Blin' })
  for (const candidate of [retained, declined])
    await callAs(product.program, candidate, registrationsContract.start, {
      params: { client: recruiting.name, id: offer },
      body: { submit: true },
    })
  const recruiter = await aVisitor(browser, product.url)
  const { page } = recruiter
  await signIn(page, chief.mail, recruiting.name)
  await page.goto('/users')
  await page.getByRole('tab', { name: 'Inscriptions' }).click()
  await page.getByText('Aubry Inès').waitFor()
  await recruiter.expectAccessible()
  const act = async (name: RegExp, label: string): Promise<void> => {
    await page.getByRole('button', { name }).last().click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await act(/Aubry/, 'Retenir')
  await page.getByRole('row', { name: /Aubry/ }).getByText('Confirmée').waitFor()
  await act(/Blin/, 'Décliner')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Profil différent')
  await recruiter.expectAccessible()
  await dialog.getByRole('button', { name: 'Décliner' }).click()
  await page.getByRole('row', { name: /Blin/ }).getByText('Profil différent').waitFor()
  await product.mailbox.waitFor(retained.mail, /./)
  await product.mailbox.waitFor(declined.mail, /./)
  recruiter.expectNoFault()
  await recruiter.close()
})

test('an administrator gives a person a function, and reads what they do of it', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  const id = await idOf('amandine.leroy@forma.test')
  await page.goto(`/admin/user/${id}?tab=functions`)
  await page.getByRole('link', { name: 'Affecter à une formation' }).click()
  await page.getByRole('combobox', { name: 'Formation' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Rôle affiché').fill('Formatrice référente')
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.waitForURL(/partner\/provider/)
  await page.getByText('Formatrice référente').waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})

test('an administrator reads what a person was billed, and registers them from their record', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  const inTenant: TenantWorld['inTenant'] = (work) => inForma(product, ({ db }) => work(db))
  await anOpenEvent({ inTenant }, { title: 'Alpha', url: 'alpha' })
  await page.goto(`/admin/user/${await idOf('amandine.leroy@forma.test')}?tab=bills`)
  await page.getByText('Facturé', { exact: true }).waitFor()
  await page.getByText('Aucune facture pour le moment.').waitFor()
  await admin.expectAccessible()
  await page.getByRole('tab', { name: 'Inscriptions' }).click()
  await page.getByRole('button', { name: 'Inscrire à une formation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inscrire à une formation' })
  await chooseFound(dialog.getByRole('combobox', { name: 'Formation' }), 'Alpha')
  await dialog.getByRole('button', { name: 'Inscrire' }).click()
  await page.getByRole('link', { name: 'Alpha' }).waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/users?q=forma.test')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: 'Inscrire à une formation' }).click()
  const many = page.getByRole('dialog', { name: 'Inscrire 2 personnes à une formation' })
  await chooseFound(many.getByRole('combobox', { name: 'Formation' }), 'Alpha')
  await admin.expectAccessible()
  await many.getByRole('button', { name: 'Inscrire' }).click()
  await many.getByRole('button', { name: 'Fermer' }).last().waitFor()
  await many.getByText('Terminé').waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})

test('a person leaves their company, told what stays theirs', async () => {
  const learner = await signedIn(browser, product.url, 'user')
  await learner.page.goto(`/user/${await idOf('user@forma.test')}`)
  await learner.page.getByRole('button', { name: 'Quitter mon entreprise' }).click()
  const question = learner.page.getByRole('dialog', { name: /^Quitter Atelier Forma Conseil/ })
  await question.getByText(/Vous gardez votre compte et vos documents/).waitFor()
  await learner.expectAccessible()
  await question.getByRole('button', { name: 'Quitter mon entreprise' }).click()
  await learner.page.getByText('Atelier Forma Conseil\u00A0: vous n’en faites plus partie.').waitFor()
  await expect.poll(() => learner.page.getByRole('button', { name: 'Quitter mon entreprise' }).count()).toBe(0)
  learner.expectNoFault()
  await learner.close()
})
