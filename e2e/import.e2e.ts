import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn, signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

let product: Product
let browser: Browser
let admin: Visitor
let page: Page
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  admin = await aVisitor(browser, product.url)
  page = admin.page
  await signIn(page, 'admin@forma.test')
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const headings =
  'Nature;Code;Intitulé;Adresse du site;Date de début;Date de fin;Ville;Pays;En ligne;Thème;Langues;Date limite d’appel;Mail du référent'
const towns = ['Lyon', 'Nantes', 'Strasbourg', 'Lille', '']
/** Events of the form a tenant keeps them in a spreadsheet. */
const goodLines = Array.from({ length: 60 }, (_, n) => {
  const day = String((n % 28) + 1).padStart(2, '0')
  const town = towns[n % towns.length] ?? ''
  return `événement;RX-${n};Rencontre n° ${n};https://rencontre-${n}.test;${day}/03/2027 09:00;${day}/03/2027 18:00;${town};${town ? 'France' : ''};${town ? 'non' : 'oui'};design;FR;;referent@exemple.fr`
})
const fileOf = (lines: string[]) => ({
  name: 'rencontres.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${[headings, ...lines].join('\r\n')}\r\n`),
})

async function control(lines: string[]): Promise<void> {
  await page.goto('/admin/import?step=file&kind=events')
  await page.setInputFiles('input[type=file]', fileOf(lines))
  await page.waitForURL(/id=\d+/)
  await page
    .getByRole('button', { name: 'Vérifier' })
    .or(page.getByRole('button', { name: /Contrôler|Continuer/ }))
    .first()
    .click()
  await page.getByRole('heading', { name: 'Résultat du contrôle' }).waitFor()
}
const count = async (): Promise<number> => {
  await page.goto('/admin/events?tab=all')
  await page
    .getByText(/sur \d+/)
    .first()
    .waitFor()
  return (await product.program.database.pool.query(`select count(*)::int as n from events where code like 'RX-%'`)).rows[0].n
}

test('the dry run tells errors by line and cell and writes nothing', async () => {
  const bad = [...goodLines]
  bad[2] = bad[2]!.replace('03/03/2027 09:00', '2027-03-03')
  bad[4] = bad[4]!.replace(';oui;', ';vrai;')
  bad[6] = bad[6]!.replace('événement', 'atelier')
  bad[8] = bad[8]!.replace('referent@exemple.fr', '')
  bad[10] = bad[10]!.replace('événement', 'activité')
  bad[12] = bad[12]!.replace('Rencontre n° 12', '=HYPERLINK("http://mal.test")')
  await control(bad)
  await page
    .getByRole('cell', { name: /saisissez/ })
    .first()
    .waitFor()
  const said = (await page.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said).toContain('Format incorrect de date')
  expect(said).toMatch(/saisissez « oui » ou « non »/)
  expect(said).toMatch(/nature « atelier » inconnue/)
  expect(said).toMatch(/mail du référent est requis/)
  expect(await count()).toBe(0)
  await admin.expectAccessible()
})

test('valid lines come in, and the same file twice changes nothing', async () => {
  await control(goodLines)
  await page.getByRole('button', { name: /Importer les 60 lignes valides/ }).click()
  await page.getByRole('heading', { name: 'Import terminé' }).waitFor({ timeout: 60_000 })
  expect(await count()).toBe(60)
  await control(goodLines)
  const said = (await page.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said).toMatch(/Inchangé\s+60/)
  expect(await count()).toBe(60)
})

test('another encoding is read; a file that is no table is refused in words', async () => {
  await page.goto('/admin/import?step=file&kind=events')
  await page.setInputFiles('input[type=file]', {
    name: 'latin.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([headings.replace('’', "'"), ...goodLines].join('\n'), 'latin1'),
  })
  await page
    .getByText(/Windows-1252|ISO/i)
    .first()
    .waitFor()
  await page.goto('/admin/import?step=file&kind=events')
  await page.setInputFiles('input[type=file]', {
    name: 'programme.exe.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('MZ\x90\x00\x03\x00\x00', 'latin1'),
  })
  await page
    .getByText(/n’est pas accepté|ne peut pas être lu/)
    .first()
    .waitFor()
  admin.expectNoFault()
})

test('the dashboard counts what came in, for all and for a month', async () => {
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
  await page.getByText('Taux de présence').first().waitFor()
  await page.getByText('Chiffre d’affaires HT').first().waitFor()
  const months = page.getByRole('link', { name: /20\d\d|janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc/ })
  await expect.poll(() => months.count()).toBeGreaterThanOrEqual(12)
  await admin.expectAccessible()
  admin.expectNoFault()
})

test('a file of people comes in from their list, those it adds are invited, and a referent brings in their team on a phone', async () => {
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Importer' }).first().click()
  await page.getByRole('radio', { name: /^Contacts/ }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('link', { name: 'Continuer' }).click()
  const people = [
    'Nom;Prénom;E-mail;Entreprise',
    'Garnier;Inès;ines.neuve@exemple.fr;Atelier Forma Conseil',
    'Roux;Léo;leo@exemple.fr;Inconnue',
  ]
  await page.setInputFiles('input[type=file]', { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(people.join('\n')) })
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.getByRole('heading', { name: 'Résultat du contrôle' }).waitFor()
  await page.getByRole('cell', { name: /aucune entreprise ne correspond/ }).waitFor()
  await page.getByRole('checkbox', { name: /Inviter par mail/ }).check()
  await page.getByRole('button', { name: 'Importer la ligne valide' }).click()
  await page.getByRole('heading', { name: 'Import terminé' }).waitFor({ timeout: 60_000 })
  await product.mailbox.waitFor('ines.neuve@exemple.fr', /./)

  const referent = await signedIn(browser, product.url, 'referent', { screen: 'phone' })
  await referent.page.goto('/users')
  await referent.page.getByRole('link', { name: 'Importer' }).click()
  await referent.page.getByRole('link', { name: 'Continuer' }).click()
  await referent.page.setInputFiles('input[type=file]', {
    name: 'equipe.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nom;Prénom;E-mail\nPetit;Zoé;zoe.equipe@exemple.fr'),
  })
  await referent.page.getByRole('button', { name: 'Vérifier' }).click()
  await referent.page.getByRole('button', { name: 'Importer la ligne valide' }).click()
  await referent.page.getByRole('heading', { name: 'Import terminé' }).waitFor({ timeout: 60_000 })
  await referent.expectAccessible()
  await referent.page.getByRole('link', { name: /^Voir les/ }).click()
  await referent.page.getByText('zoe.equipe@exemple.fr').first().waitFor()
  referent.expectNoFault()
  await referent.close()
})
