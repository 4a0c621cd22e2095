import { formatDate, timeInZone } from '@kxo/domain/kernel/dates'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signedIn } from './harness/sign-in.ts'
import { openBrowser, type Visitor } from './harness/visitor.ts'

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

const minute = 60_000
const day = 24 * 60 * minute
const typed = (at: Date): string => `${formatDate(at, 'fr', { zone: 'Europe/Paris' })} ${timeInZone(at, 'Europe/Paris')}`
const aTaskFor = (local: string, label: string, todo_date: Date | null): Promise<number> =>
  inForma(product, async ({ db }) => {
    const person = await db.selectFrom('users').select('id').where('mail', '=', `${local}@forma.test`).executeTakeFirstOrThrow()
    const task = { label, todo_user_id: person.id, created_by: person.id, todo_date, detail_text: 'Appeler avant midi.' }
    const detail = JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: task.detail_text }] }],
    })
    return (
      await db
        .insertInto('tasks')
        .values({ ...task, detail })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  })
const bell = ({ page }: Visitor, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

test('J25 a task is given from the header, heard at once by a colleague, done, and its author told', async () => {
  const [admin, colleague] = [await signedIn(browser, product.url, 'admin'), await signedIn(browser, product.url, 'consultant')]
  for (const { page } of [admin, colleague]) await goHome(page)
  await bell(colleague, /^Notifications/).click()
  await bell(colleague, /^Notifications\s:\srien de nouveau/).waitFor()
  await colleague.page.keyboard.press('Escape')
  await bell(admin, /^Notifications/).click()
  await bell(admin, /^Notifications\s:\srien de nouveau/).waitFor()
  await admin.page.keyboard.press('Escape')
  await bell(admin, /^Tâches/).click()
  await admin.page.getByRole('button', { name: 'Nouvelle tâche' }).click()
  const dialog = admin.page.getByRole('dialog', { name: 'Nouvelle tâche' })
  await expect.poll(() => admin.page.evaluate('document.activeElement?.getAttribute("name")')).toBe('label')
  await admin.page.keyboard.type('Réserver la salle Vauban')
  await dialog.getByLabel('À faire par').first().click()
  await admin.page.getByRole('option', { name: 'Aïcha Diallo' }).click()
  await dialog.getByLabel('Échéance').fill(typed(new Date(Date.now() + 30 * minute)))
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  // an hour away at least.
  await dialog
    .getByText(/^La valeur doit être supérieure ou égale à \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .first()
    .waitFor()
  await dialog.getByLabel('Échéance').fill(typed(new Date(Date.now() + day)))
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await admin.page.getByText('La tâche a été ajoutée.').waitFor()

  // Nothing was loaded again: the server told the page.
  await bell(colleague, /^Notifications\s:\s1 nouvelle$/).click()
  const { page } = colleague
  await page.getByRole('button', { name: /Claire Moreau vous confie\s:\sRéserver la salle Vauban/ }).waitFor()
  await bell(colleague, /^Notifications\s:\srien de nouveau/).waitFor()
  await colleague.expectAccessible()
  await page.getByRole('button', { name: /Claire Moreau vous confie\s:\sRéserver la salle Vauban/ }).click()
  const opened = page.getByRole('dialog', { name: /^Tâche du/ })
  await opened.getByRole('button', { name: 'Marquer comme faite' }).click()
  const question = page.getByRole('dialog', { name: 'Marquer cette tâche comme faite ?' })
  await question.waitFor()
  // The safest act of a question has the focus.
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Annuler')
  await question.getByRole('button', { name: 'Marquer comme faite' }).click()
  await page.getByText('« Réserver la salle Vauban » est faite.').waitFor()

  await bell(admin, /^Notifications\s:\s\d+ nouvelles?$/).click()
  await admin.page.getByRole('button', { name: /Faite par Aïcha Diallo\s:\sRéserver la salle Vauban/ }).click()
  const closed = admin.page.getByRole('dialog', { name: /^Tâche du/ })
  await closed.getByText(/^Faite par Aïcha Diallo le/).waitFor()
  await expect.poll(() => closed.getByRole('button', { name: /Marquer comme faite|Annuler la tâche/ }).count()).toBe(0)
  await product.mailbox.waitFor('consultant@forma.test', /À faire\s: Réserver la salle Vauban/)
  await product.mailbox.waitFor('admin@forma.test', /Faite\s: Réserver la salle Vauban/)
  for (const visitor of [admin, colleague]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})

test('what is late is counted in the header and the menu, the oldest first, and is ticked off there', async () => {
  await aTaskFor('restricted', 'Relancer la mairie', new Date(Date.now() - 2 * day - minute))
  await aTaskFor('restricted', 'Rappeler le traiteur', new Date(Date.now() - 5 * day - minute))
  const admin = await signedIn(browser, product.url, 'restricted')
  await goHome(admin.page)
  const { page } = admin
  await bell(admin, /^Tâches\s:\s2 en retard$/).click()
  await page.getByRole('heading', { name: 'En retard (2)' }).waitFor()
  const lines = page.getByRole('listitem').filter({ hasText: 'En retard de' })
  expect((await lines.allInnerTexts()).map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['Rappeler le traiteur', 'En retard de 5 jours'],
    ['Relancer la mairie', 'En retard de 2 jours'],
  ])
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Marquer comme faite : Rappeler le traiteur' }).click()
  await page
    .getByRole('dialog', { name: 'Marquer cette tâche comme faite ?' })
    .getByRole('button', { name: 'Marquer comme faite', exact: true })
    .click()
  await page.getByText('« Rappeler le traiteur » est faite.').waitFor()
  await bell(admin, /^Tâches\s:\s1 en retard$/).waitFor()

  await page.goto('/admin/to-do-list?tab=overdue')
  await page.getByRole('button', { name: 'Relancer la mairie', exact: true }).waitFor()
  // Several at once: told before, then done; a note has no date to put off.
  await aTaskFor('restricted', 'Penser aux badges', null)
  await page.goto('/admin/to-do-list?scope=mine')
  await page.getByRole('checkbox', { name: /Relancer la mairie/ }).check()
  await page.getByRole('checkbox', { name: /Penser aux badges/ }).check()
  await page.getByRole('button', { name: 'Décaler de…' }).click()
  const many = page.getByRole('dialog', { name: 'Décaler 2 tâches' })
  await many.getByText('1 tâche changera.').waitFor()
  await many.getByText('Sans échéance · 1').waitFor()
  await admin.expectAccessible()
  await many.getByRole('button', { name: 'Appliquer' }).click()
  await many.getByText('C’est fait pour 1 tâche.').waitFor()
  await many.getByRole('button', { name: 'Fermer' }).last().click()
  await bell(admin, /^Tâches\s:\srien en retard$/).waitFor()
  await page.goto('/admin/history/task')
  await page
    .getByRole('row', { name: /Rappeler le traiteur/ })
    .first()
    .waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})

test('§6 whoever may not edit reads: fields held, nothing to save, the detail as a text', async () => {
  const own = await aTaskFor('user', 'Rendre le badge', new Date(Date.now() + day))
  const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await learner.page.goto(`/to-do-list?task=${own}`)
  const reader = await signedIn(browser, product.url, 'readonly')
  // The alias of the administration opens the dialog over the list.
  await reader.page.goto(`/admin/to-do-list/${own}`)
  for (const visitor of [learner, reader]) {
    const dialog = visitor.page.getByRole('dialog', { name: /^Tâche du/ })
    await dialog.getByText('Appeler avant midi.').waitFor()
    await expect.poll(() => dialog.getByLabel('Tâche', { exact: true }).isDisabled()).toBe(true)
    await expect.poll(() => dialog.getByLabel('Échéance').isDisabled()).toBe(true)
    await expect.poll(() => dialog.getByRole('button', { name: /Enregistrer|Marquer comme faite|Annuler la tâche/ }).count()).toBe(0)
    await visitor.expectAccessible()
    await expect.poll(() => visitor.page.getByRole('button', { name: 'Nouvelle tâche' }).count()).toBe(0)
    visitor.expectNoFault()
    await visitor.close()
  }
})

test('B6 a list taken away as a file is remembered, with what was asked of it', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/facturation?q=forma')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
  await page.goto('/admin/history/task?tab=exports')
  await page.getByRole('row', { name: /Factures.*CSV · «\sforma\s»/ }).click()
  await page
    .getByRole('dialog', { name: 'Factures' })
    .getByText(/CSV · «\sforma\s»/)
    .waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})
