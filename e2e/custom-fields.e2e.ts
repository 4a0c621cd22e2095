import { readFile } from 'node:fs/promises'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../apps/api/src/platform/database/tenancy.ts'
import { choose } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await acrossTenants(product.program.database, ({ db }) =>
    db
      .updateTable('tenants')
      .set(({ ref, fn, val }) => ({ params: fn('jsonb_set', [ref('params'), val('{field_tabs}'), val('true')]) }) as never)
      .where('name', '=', 'forma')
      .execute(),
  )
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** Writes one field of a type on the contact record, from the gallery to its page. */
async function aField(page: Page, type: string, label: string, more: () => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/admin/custom-fields/new/User')
  await page
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .first()
    .click()
  await page.getByLabel('Libellé', { exact: false }).first().fill(label)
  await page.getByLabel(/^Finalité/).fill('Organiser votre accueil')
  await more()
  await page.getByRole('button', { name: 'Créer le champ' }).click()
  await page.getByText(`Le champ « ${label} » a été ajouté.`.replace('« ', '«\u00A0').replace(' »', '\u00A0»')).waitFor()
}

test('fields of the tenant: one of every type, a tab, answers with the rights of each', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')

  await page.goto('/admin/custom-fields')
  await page.getByText('Aucun champ ajouté').waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/custom-fields/new/User')
  await page.getByRole('heading', { name: 'Que voulez-vous demander' }).waitFor()
  await admin.expectAccessible()

  const options = async (): Promise<void> => page.getByLabel(/^Réponses possibles/).fill('Paris\nLyon\nNantes')
  const extra: Partial<Record<string, () => Promise<void>>> = {
    select: async () => {
      await options()
      await page.getByLabel('Aussi une colonne de la liste').check()
    },
    multiSelect: options,
    matrix: () => page.getByLabel(/^Colonnes du tableau/).fill('Poste\nAnnées'),
    terms: () => page.getByLabel(/^Texte à accepter/).fill('Le règlement du lieu'),
    number: async () => {
      await page.getByLabel('Minimum').fill('1')
      await page.getByLabel('Maximum').fill('10')
    },
  }
  for (const key of inputType.keys) await aField(page, inputType.labelOf(key).fr, `Essai ${key}`, extra[key])
  await aField(page, 'Texte', 'Note interne', () => page.getByLabel('Les administrateurs seuls répondent, les autres lisent').check())
  await aField(page, 'Texte', 'Depuis quand', async () => {
    await choose(page, 'Afficher seulement si', 'Essai number')
    await choose(page, 'Comparaison', 'est supérieur à')
    await page.getByLabel('Valeur', { exact: false }).last().fill('6')
    await admin.expectAccessible()
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/users')
  await page.getByRole('columnheader', { name: /Essai select/ }).waitFor()

  await page.goto('/admin/custom-fields/new/User')
  await page
    .getByRole('button', { name: /^Texte/ })
    .first()
    .click()
  await page.getByLabel('Libellé', { exact: false }).first().fill('Numéro de téléphone')
  await page.getByText('Existe déjà : Téléphone'.replace(' :', '\u00A0:')).waitFor()
  await page.getByLabel('Libellé', { exact: false }).first().fill('Allergies')
  await page.getByText('Cette donnée est sensible').waitFor()
  await page.getByLabel(/^Nom technique/).fill('phone')
  await page.getByLabel(/^Finalité/).fill('Repas')
  await page.getByRole('button', { name: 'Créer le champ' }).click()
  await page.getByText('Ce champ existe déjà d’origine').first().waitFor()

  await page.goto('/admin/custom-fields')
  const ordered = page.waitForResponse((response) => response.url().includes('/fields/order/'))
  await page.getByRole('button', { name: 'Descendre Essai text', exact: true }).click()
  expect((await ordered).status()).toBe(200)
  await page.reload()
  const first = page.getByRole('list', { name: 'Contact' }).getByRole('listitem').first()
  await first.getByText('Essai number').waitFor()
  await admin.expectAccessible()

  await page.goto('/admin/onglets')
  await page.getByText('Aucun onglet personnalisé.').waitFor()
  await page.getByRole('button', { name: 'Ajouter un onglet' }).click()
  await page.getByLabel('Libellé', { exact: false }).first().fill('Accueil')
  await page.getByRole('checkbox', { name: 'Essai select' }).check()
  await page.getByRole('checkbox', { name: 'Essai number' }).check()
  await page.getByRole('checkbox', { name: 'Depuis quand' }).check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('L’onglet est enregistré.').waitFor()
  await admin.expectAccessible()

  const person = await acrossTenants(product.program.database, ({ db }) =>
    db.selectFrom('users').select(['id', 'tenant_id']).where('mail', '=', 'user@forma.test').executeTakeFirstOrThrow(),
  )
  await page.goto(`/admin/user/${person.id}?tab=profile`)
  await page.getByRole('heading', { name: 'Informations complémentaires' }).waitFor()
  await page.getByLabel('Note interne', { exact: false }).fill('À rappeler')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Informations complémentaires' }) })
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Les informations sont enregistrées.').waitFor()
  await page.getByRole('tab', { name: 'Accueil' }).click()
  await choose(page, 'Essai select', 'Lyon')
  const number = page.getByLabel('Essai number', { exact: false })
  await number.fill('11')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('La valeur doit être inférieure ou égale à 10').first().waitFor()
  await page.getByLabel('Depuis quand').waitFor()
  await number.fill('7')
  await page.getByLabel('Depuis quand').fill('2019')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Les informations sont enregistrées.').last().waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()

  const own = await aVisitor(browser, product.url, { screen: 'phone' })
  await signIn(own.page, 'user@forma.test')
  await own.page.goto(`/user/${person.id}`)
  const note = own.page.getByLabel('Note interne', { exact: false })
  await note.waitFor()
  expect([await note.inputValue(), await note.isDisabled()]).toEqual(['À rappeler', true])
  await own.page.getByLabel('Essai text', { exact: true }).fill('Bonjour')
  await own.page.getByLabel('Essai checkbox', { exact: false }).check()
  const mine = own.page.locator('section', { has: own.page.getByRole('heading', { name: 'Informations complémentaires' }) })
  await mine.getByRole('button', { name: 'Enregistrer' }).click()
  await own.page.getByText('Les informations sont enregistrées.').waitFor()
  await own.expectAccessible()
  const isTooWide = () => own.page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
  await expect.poll(isTooWide).toBe(false)
  own.expectNoFault()

  const answers = await acrossTenants(product.program.database, ({ db }) =>
    db
      .selectFrom('record_responses as answer')
      .innerJoin('record_fields as field', (join) =>
        join.onRef('field.tenant_id', '=', 'answer.tenant_id').onRef('field.id', '=', 'answer.field_id'),
      )
      .select(['field.name', 'answer.value'])
      .where('answer.morph', '=', 'User')
      .where('answer.morph_id', '=', person.id)
      .where('answer.tenant_id', '=', person.tenant_id)
      .execute(),
  )
  expect(Object.fromEntries(answers.map(({ name, value }) => [name, value]))).toMatchObject({
    essai_select: 'Lyon',
    essai_number: '7',
    note_interne: 'À rappeler',
    essai_text: 'Bonjour',
    essai_checkbox: 'true',
  })

  admin.expectNoFault()
}, 240_000)

test('a rubric, a built-in field said otherwise, and a field on the page of an event', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await page.goto('/admin/custom-fields?morph=Event')
  await page.getByRole('button', { name: 'Gérer les rubriques' }).click()
  const rubrics = page.getByRole('dialog')
  await rubrics.getByLabel('Libellé', { exact: false }).first().fill('Logistique')
  await rubrics.getByRole('button', { name: 'Ajouter' }).click()
  await rubrics.getByText('aucun champ').waitFor()
  await admin.expectAccessible()
  await page.keyboard.press('Escape')
  await page.goto('/admin/custom-fields/new/Event')
  await page
    .getByRole('button', { name: /^Texte/ })
    .first()
    .click()
  await page.getByLabel('Libellé', { exact: false }).first().fill('Code du portail')
  await choose(page, 'Rubrique', 'Logistique')
  await page.getByRole('button', { name: 'Créer le champ' }).click()
  await page.getByText('a été ajouté.').waitFor()
  const event = await acrossTenants(product.program.database, ({ db }) =>
    db
      .selectFrom('events')
      .innerJoin('tenants', 'tenants.id', 'events.tenant_id')
      .select('events.id')
      .where('tenants.name', '=', 'forma')
      .where('events.is_active', '=', true)
      .orderBy('events.id')
      .executeTakeFirstOrThrow(),
  )
  await page.goto(`/admin/event/${event.id}`)
  await page.getByRole('group', { name: 'Logistique' }).getByLabel('Code du portail').fill('1234A')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Les informations sont enregistrées.').waitFor()
  await admin.expectAccessible()

  await page.goto('/admin/custom-fields?morph=User')
  await page.getByText(/Champs d’origine/).click()
  await page.getByRole('button', { name: 'Modifier Fonction' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Libellé', { exact: true }).fill('Métier')
  await dialog.getByLabel('Réponse obligatoire').check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Modifier Métier' }).waitFor()
  await page.goto('/admin/users')
  await page.getByRole('link', { name: /Roux/ }).first().click()
  const job = page.getByLabel('Métier', { exact: false })
  await job.fill('')
  await page.getByLabel('Code comptable').fill('411ROUX')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await page.getByRole('button', { name: /Métier.*Requis/ }).waitFor()
  await job.fill('Formateur')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await page.getByText('enregistré').first().waitFor()
  // The refusal is the point: the console told it.
  expect(admin.takeFaults().filter((fault) => !fault.includes('422'))).toEqual([])
}, 120_000)

test('a tenant’s own word and duty reach the list, its file and the form that adds', async () => {
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await page.goto('/admin/custom-fields?morph=Company')
  await page.getByText(/Champs d’origine/).click()
  await page.getByRole('button', { name: 'Modifier Nombre de salariés' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Libellé', { exact: true }).fill('Effectif réel')
  await editor.getByLabel('Réponse obligatoire').check()
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Modifier Effectif réel' }).waitFor()
  await page.goto('/admin/custom-fields/new/Company')
  await page
    .getByRole('button', { name: /^Texte/ })
    .first()
    .click()
  await page.getByLabel('Libellé', { exact: false }).first().fill('Secteur suivi')
  await page.getByLabel('Réponse obligatoire').check()
  await page.getByRole('button', { name: 'Créer le champ' }).click()
  await page.getByText('a été ajouté.').waitFor()

  await page.goto('/admin/companies')
  await page.getByRole('columnheader', { name: /Effectif réel/ }).waitFor()
  await page.getByRole('button', { name: 'Exporter' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toContain(';Effectif réel;')

  await page
    .getByRole('button', { name: /^Ajouter une/ })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Effectif réel').waitFor()
  await form.getByLabel('Secteur suivi').waitFor()
  await admin.expectAccessible()
  await form.getByLabel('Nom', { exact: false }).first().fill('Chantiers de l’Anse')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await form.getByRole('button', { name: /Effectif réel.*Requis/ }).waitFor()
  await form.getByRole('button', { name: /Secteur suivi.*Requis/ }).waitFor()
  await form.getByLabel('Effectif réel').fill('12')
  await form.getByLabel('Secteur suivi').fill('Nautisme')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Chantiers de l’Anse').first().waitFor()

  // What the product computes with changes its words alone.
  await page.goto('/admin/custom-fields?morph=Event')
  await page.getByText(/Champs d’origine/).click()
  await page.getByRole('button', { name: 'Modifier Début' }).click()
  await editor.getByLabel('Libellé', { exact: true }).fill('Ouverture des portes')
  await expect.poll(() => editor.getByLabel('Réponse obligatoire').count()).toBe(0)
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Modifier Ouverture des portes' }).waitFor()
  await page.goto('/admin/event/new')
  await page.getByLabel('Ouverture des portes', { exact: false }).first().waitFor()
  // The refusal is the point: the console told it.
  expect(admin.takeFaults().filter((fault) => !fault.includes('422'))).toEqual([])
}, 120_000)

test('customising is nobody else’s: menu, page and call', async () => {
  for (const mail of ['readonly@forma.test', 'restricted@forma.test']) {
    const visitor = await aVisitor(browser, product.url)
    await signIn(visitor.page, mail)
    await visitor.page.goto('/admin/custom-fields')
    await visitor.page.getByRole('heading', { name: 'Accès refusé' }).waitFor()
    await expect.poll(() => visitor.page.getByRole('link', { name: 'Champs personnalisés' }).count()).toBe(0)
    visitor.expectNoFault()
    await visitor.close()
  }
})
