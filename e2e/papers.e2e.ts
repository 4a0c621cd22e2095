import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aField, seedEvent, seedForm, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

const title = 'Habilitation électrique'
const photo = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')

let product: Product
let browser: Browser
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await inForma(product, async (context) => {
    const { id } = await seedEvent(context, {
      title,
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Travailler hors tension.',
      themes: ['Sécurité'],
      town: 'Lyon',
      max: 12,
    })
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('papers are asked for by a day, kept as a list, given by one person, and seen in the table of all', async () => {
  const { page, expectAccessible } = await signedIn(browser, product.url, 'admin')
  await page.goto(`/admin/event_step/${event}/documents`)
  await page.getByRole('button', { name: 'Demander une pièce' }).click()
  await page.getByRole('textbox', { name: /^Nom de la pièce/ }).fill('Titre d’habilitation')
  await page.getByRole('textbox', { name: /combien de jours/ }).fill('5')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('5 jours avant le début').waitFor()
  await page.getByRole('button', { name: 'Garder comme liste' }).click()
  await page.getByRole('textbox', { name: /^Nom de la liste/ }).fill('Dossier électricien')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Reprendre une liste' }).waitFor()
  await expectAccessible()

  await inForma(product, async (context) => {
    for (const local of ['user', 'amandine.leroy'])
      await startRegistration(context, { event_id: event, user_id: await userNamed(context, local), is_silent: true })
  })
  const person = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await person.page.goto(`/events/${event}/signin?step=papers`)
  await person.page.getByText(/à fournir avant le/).waitFor()
  await person.page.locator('input[type=file]').setInputFiles({ name: 'titre.pdf', mimeType: 'application/pdf', buffer: photo })
  await person.page.getByText('Déposée, elle sera vérifiée.').waitFor()

  await page.goto(`/admin/event/${event}?tab=papers&papers=toCheck`)
  const row = page.getByRole('row').filter({ hasText: 'À valider' })
  await row.first().waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Toutes', exact: true }).click()
  await page.getByText('À fournir').first().waitFor()
  const { n } = await inForma(product, ({ db }) =>
    db
      .selectFrom('registration_papers')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  )
  expect(Number(n)).toBe(1)
})

const heavy = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(7 * 1024 * 1024, 32), Buffer.from('\n%%EOF')])
const sizes = () =>
  inForma(product, ({ db }) =>
    db
      .selectFrom('registration_papers as p')
      .innerJoin('documents as d', 'd.id', 'p.document_id')
      .innerJoin('files as f', 'f.id', 'd.file_id')
      .select(['f.name', 'f.size'])
      .execute(),
  ).then((rows) => rows.map(({ name, size }) => [name, Number(size)]))

test('a heavy paper goes on by itself after the network was cut, and in a page opened again', async () => {
  const { page, context, takeFaults } = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await page.goto(`/events/${event}/signin?step=papers`)
  let [sent, isBlocked] = [0, false]
  const offsets: number[] = []
  await page.route('**/api/uploads/*/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    offsets.push(Number(route.request().headers()['upload-offset']))
    if (++sent === 3) {
      await context.setOffline(true)
      return route.abort()
    }
    return isBlocked ? undefined : route.continue()
  })
  const choose = (name: string) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: heavy })
  await choose('lourd.pdf')
  await page.getByText(/Connexion perdue à/).waitFor()
  await context.setOffline(false)
  await expect.poll(sizes).toEqual([['lourd.pdf', heavy.length]])
  // What had arrived was not sent again.
  expect(offsets).toEqual([0, 2, 4, 4, 6].map((parts) => parts * 1024 * 1024))

  await page.getByText('lourd.pdf').waitFor()
  ;[sent, isBlocked] = [4, true]
  offsets.length = 0
  await choose('autre.pdf')
  await expect.poll(() => offsets.length).toBe(1)
  isBlocked = false
  await page.reload()
  await expect.poll(sizes).toEqual([['autre.pdf', heavy.length]])
  await page.getByText('autre.pdf').waitFor()
  takeFaults()
})

/** An event that asks for a film, where the person has begun to register. */
async function asksForFilm(title: string): Promise<number> {
  const id = await inForma(product, async (context) => {
    const film = aField('film', 'Un film qui vous présente', { input_type: 'video' })
    const form_id = await seedForm(context, title, [{ title: '', fields: [film] }])
    return (
      await seedEvent(context, {
        title,
        inDays: 21,
        slots: [{ from: '09:00', to: '12:00', title: 'Séance' }],
        summary: 'Une matinée devant la caméra.',
        description: 'Chacun vient avec un film court.',
        themes: ['Communication'],
        town: 'Lyon',
        max: 12,
        form_id,
      })
    ).id
  })
  await inForma(product, async (context) => {
    await startRegistration(context, { event_id: id, user_id: await userNamed(context, 'user'), is_silent: true })
  })
  return id
}

const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(7 * 1024 * 1024)])
const chooseFilm = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer: film })

test('a film asked by a form goes on by itself after the network was cut in the middle', async () => {
  const id = await asksForFilm('Prise de parole filmée')
  const { page, context, takeFaults } = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await page.goto(`/events/${id}/signin?step=answers`)
  await page.getByRole('textbox', { name: 'Nom de la vidéo' }).fill('Bonjour')
  await page.getByRole('textbox', { name: 'Rang' }).fill('1')
  let sent = 0
  const offsets: number[] = []
  await page.route('**/api/uploads/*/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    offsets.push(Number(route.request().headers()['upload-offset']))
    if (++sent !== 3) return route.continue()
    await context.setOffline(true)
    return route.abort()
  })
  await chooseFilm(page, 'bonjour.mp4')
  await page.getByText(/Connexion perdue à/).waitFor()
  await context.setOffline(false)
  await page.getByText('bonjour.mp4').waitFor()
  // What had arrived was not sent again.
  expect(offsets).toEqual([0, 2, 4, 4, 6].map((parts) => parts * 1024 * 1024))
  const files = await inForma(product, ({ db }) =>
    db.selectFrom('files').select(['name', 'size']).where('name', '=', 'bonjour.mp4').execute(),
  )
  expect(files.map(({ size }) => Number(size))).toEqual([film.length])
  takeFaults()
})

test('a film whose page was closed in the middle goes on in the page opened again, under the name of its file', async () => {
  const id = await asksForFilm('Prise de parole rejouée')
  const { page, takeFaults } = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await page.goto(`/events/${id}/signin?step=answers`)
  const name = page.getByRole('textbox', { name: 'Nom de la vidéo' })
  await name.fill('Rejouée')
  await page.getByRole('textbox', { name: 'Rang' }).fill('1')
  let isBlocked = true
  let sent = 0
  await page.route('**/api/uploads/*/', (route) => {
    if (route.request().method() === 'PATCH') sent += 1
    return isBlocked && sent === 2 ? undefined : route.continue()
  })
  await chooseFilm(page, 'rejouee.mp4')
  await expect.poll(() => sent).toBe(2)
  isBlocked = false
  await page.reload()
  await page.getByText('rejouee.mp4').waitFor()
  await expect.poll(() => name.inputValue()).toBe('rejouee')
  takeFaults()
})
