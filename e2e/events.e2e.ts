import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signIn } from './harness/sign-in.ts'
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

const day = 86_400_000
const at = (days: number, hour: number): Date => new Date(Math.floor(Date.now() / day) * day + days * day + hour * 3_600_000)

/** A free event of two half-days that two people are registered for and Paul Girard leads. */
const anEvent = (title: string, inDays = 90) =>
  inForma(product, async (context) => {
    const event = await seedEvent(context, {
      title,
      starts: {
        start: at(inDays, 8),
        end: at(inDays, 16),
        slots: [
          { start: at(inDays, 8), end: at(inDays, 11), title: '' },
          { start: at(inDays, 13), end: at(inDays, 16), title: '' },
        ],
      },
      summary: 'Une journée.',
      description: 'Une journée de pratique.',
      sheet: {},
      themes: ['Management'],
      town: 'Lyon',
      is_training: false,
      prices: [],
      partners: [{ user_id: await userNamed(context, 'paul.girard'), kind: 'guest', role_title: 'Formateur' }],
      max: 10,
    })
    for (const local of ['user', 'amandine.leroy'])
      await startRegistration(context, { event_id: event.id, user_id: await userNamed(context, local), submit: true })
    return event.id
  })

/** A message as it arrives, without the minutes it waits for those that may follow it. */
async function mailTo(recipient: string, subject: string) {
  const { pool } = product.program.database
  const parameters = [recipient, `${subject}%`]
  const written = async () => (await pool.query('select id from mails where recipient = $1 and subject like $2', parameters)).rows.length
  await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(0)
  await pool.query('update mails set send_at = now() where recipient = $1 and subject like $2 and send_at > now()', parameters)
  await pool.query(
    `update pgboss.job set start_after = now() where name = 'deliver-mail' and state = 'created' and start_after > now()
       and (data->>'mail_id')::bigint in (select id from mails where recipient = $1 and subject like $2)`,
    parameters,
  )
  return product.mailbox.waitFor(recipient, new RegExp(subject))
}

test('an event is postponed, then cancelled: what follows is said first, everyone is told, and deleting says why not', async () => {
  const id = await anEvent('Tenir une réunion courte')
  await product.mailbox.waitFor('user@forma.test', /confirmée\s: Tenir une réunion courte/)
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')

  await page.goto(`/admin/event/${id}`)
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Reporter ou déplacer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nouveau premier jour').fill(new Intl.DateTimeFormat('fr-FR').format(at(97, 8)))
  await dialog.getByLabel('Nouveau premier jour').blur()
  await dialog.getByText('2 personnes prévenues').waitFor()
  await dialog.getByText(/2 convocations refaites/).waitFor()
  await admin.expectAccessible()
  await dialog.getByLabel('Motif').fill('Grève des transports')
  await dialog.getByRole('button', { name: 'Reporter ou déplacer' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const moved = await mailTo('user@forma.test', 'Nouveaux horaires\u00A0: Tenir une réunion courte')
  expect(moved.text).toContain('Grève des transports')
  expect(moved.attachments.map(({ contentType }) => contentType)).toContain('text/calendar')
  await mailTo('paul.girard@forma.test', 'Nouveaux horaires\u00A0: Tenir une réunion courte')

  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByText(/2 inscriptions, même annulées, y sont attachées/).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Annuler la formation plutôt' }).click()
  await dialog.getByText('2 personnes prévenues').waitFor()
  await dialog.getByLabel('Motif').fill('Formateur souffrant')
  const confirm = dialog.getByRole('button', { name: 'Annuler la formation' })
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByLabel(/Pour confirmer/).fill('Tenir une réunion courte')
  await admin.expectAccessible()
  await confirm.click()
  await page.getByText(/Cette formation est annulée\s: Formateur souffrant/).waitFor()
  const gone = await product.mailbox.waitFor('amandine.leroy@forma.test', /Annulée\s: Tenir une réunion courte/)
  expect(gone.text).toContain('Formateur souffrant')
  expect(gone.attachments.map(({ content }) => content.toString()).join()).toContain('METHOD:CANCEL')
  await product.mailbox.waitFor('paul.girard@forma.test', /Fin de votre intervention/)

  await page.goto('/admin/events?tab=cancelled')
  await page.getByRole('link', { name: 'Tenir une réunion courte' }).first().waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})

test('events ticked in the list are shifted by a week, written to, then cancelled together, everyone told', async () => {
  const titles = ['Écouter activement', 'Écouter en équipe']
  for (const [index, title] of titles.entries()) await anEvent(title, 120 + index)
  await product.mailbox.waitFor('user@forma.test', /confirmée\s: Écouter en équipe/)
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await page.goto('/admin/events?q=Écouter')
  for (const title of titles) await page.getByRole('checkbox', { name: new RegExp(title) }).check()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Décaler' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre de jours').fill('7')
  await dialog.getByText('4 personnes prévenues').waitFor()
  await dialog.getByText('2 formations changeront.').waitFor()
  await expect.poll(() => dialog.getByRole('row').count()).toBe(3)
  await dialog.getByLabel('Motif').fill('Travaux dans la salle')
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Décaler' }).click()
  await dialog.getByText('2 formations décalées. 4 personnes sont prévenues.').waitFor()
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  for (const title of titles)
    expect((await mailTo('user@forma.test', `Nouveaux horaires\u00A0: ${title}`)).text).toContain('Travaux dans la salle')

  for (const title of titles) await page.getByRole('checkbox', { name: new RegExp(title) }).check()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Écrire aux personnes' }).click()
  await page.getByText('Inscriptions\u00A0: Écouter activement, Écouter en équipe').waitFor()
  // The same two people are registered for both.
  await page.getByText('2 destinataires').first().waitFor()

  await page.goto('/admin/events?q=Écouter')
  for (const title of titles) await page.getByRole('checkbox', { name: new RegExp(title) }).check()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Annuler les formations' }).click()
  await dialog.getByText('4 personnes prévenues').waitFor()
  await dialog.getByLabel('Motif').fill('Locaux fermés')
  const confirm = dialog.getByRole('button', { name: 'Annuler les formations' })
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByLabel(/Pour confirmer/).fill('2 formations')
  await admin.expectAccessible()
  await confirm.click()
  await dialog.getByText('2 formations annulées. 4 personnes sont prévenues.').waitFor()
  for (const title of titles) expect((await mailTo('user@forma.test', `Annulée\u00A0: ${title}`)).text).toContain('Locaux fermés')
  admin.expectNoFault()
  await admin.close()
})

test('an event is repeated every week but one, one of its dates is cancelled, and the whole series is moved', async () => {
  const id = await anEvent('Apprendre à déléguer', 180)
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await page.goto(`/admin/event/${id}`)
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Répéter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('9 dates à créer').waitFor()
  await dialog.getByLabel('Nombre de dates').fill('4')
  await dialog.getByText('3 dates à créer').waitFor()
  const date = (days: number) => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' }).format(at(days, 8))
  await dialog.getByRole('checkbox', { name: date(194) }).uncheck()
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Créer 2 dates' }).click()
  await page.getByText(/Toutes les semaines, le .*, 4 dates/).waitFor()
  const dates = page.getByRole('list', { name: 'Série' }).getByRole('listitem')
  await expect.poll(() => dates.count()).toBe(3)
  await admin.expectAccessible()

  await dates.nth(1).getByRole('link').click()
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Annuler la formation' }).click()
  await dialog.getByLabel('Cette date seulement').check()
  await dialog.getByText('Personne à prévenir').waitFor()
  await dialog.getByLabel('Motif').fill('Salle inondée')
  await dialog.getByLabel(/Pour confirmer/).fill('Apprendre à déléguer')
  await dialog.getByRole('button', { name: 'Annuler la formation' }).click()
  await page.getByText(/Cette formation est annulée/).waitFor()

  await page.goto(`/admin/event/${id}?tab=series`)
  await dates.nth(1).getByText('Annulée').waitFor()
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Reporter ou déplacer' }).click()
  await dialog.getByLabel('Nouveau premier jour').fill(new Intl.DateTimeFormat('fr-FR').format(at(181, 8)))
  await dialog.getByLabel('Nouveau premier jour').blur()
  await dialog.getByLabel('Toute la série, pour les dates à venir').check()
  await dialog.getByText('2 dates de la série').waitFor()
  await dialog.getByLabel('Motif').fill('Jour de marché')
  await dialog.getByRole('button', { name: 'Reporter ou déplacer' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByText(/Déplacée du/).count()).toBe(2)
  await mailTo('user@forma.test', 'Nouveaux horaires\u00A0: Apprendre à déléguer')
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})

test('many events are changed at once: what will change is said first, those that cannot are named, and it is taken back', async () => {
  for (const [rank, title] of ['Lot un', 'Lot deux', 'Lot trois'].entries()) await anEvent(title, 120 + rank)
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  await page.goto('/admin/events?q=Lot')
  await page.getByRole('row', { name: /Lot trois/ }).waitFor()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Champ').click()
  await page.getByRole('option', { name: 'Qui peut entrer' }).click()
  await dialog.getByLabel('Valeur').click()
  await page.getByRole('option', { name: 'Ouvert à tous les comptes' }).click()
  await dialog.getByText(/3 formations changeront/).waitFor()
  await dialog.getByRole('row', { name: /Lot un Ouvert au public Ouvert à tous les comptes/ }).waitFor()
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await dialog.getByText(/C’est fait pour 3 formations/).waitFor()
  await dialog.getByRole('button', { name: 'Annuler l’opération' }).click()
  await dialog.getByText(/3 formations rétablies/).waitFor()
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click()

  // Those somebody is registered for do not go online unsaid.
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await dialog.getByLabel('Champ').click()
  await page.getByRole('option', { name: 'Modalité' }).click()
  await dialog.getByLabel('Valeur').click()
  await page.getByRole('option', { name: 'À distance' }).click()
  await dialog.getByText('Lot un, Lot deux, Lot trois').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Appliquer' }).isDisabled()).toBe(true)
  admin.expectNoFault()
  await admin.close()
})

test('many events are copied as drafts two weeks later, and those nothing hangs on are deleted together', async () => {
  for (const [rank, title] of ['Gamme aiguë', 'Gamme grave'].entries()) await anEvent(title, 150 + rank)
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')
  const dialog = page.getByRole('dialog')
  const act = async (name: string) => {
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await page.goto('/admin/events?q=Gamme')
  await page.getByRole('row', { name: /Gamme grave/ }).waitFor()
  await act('Dupliquer')
  await dialog.getByLabel('Décaler les dates, en jours').fill('14')
  await dialog.getByText('2 brouillons seront créés.').waitFor()
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Dupliquer' }).click()
  await dialog.getByText('2 brouillons ont été créés.').waitFor()
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click()

  // The two people registered hold the first ones; their copies are free.
  await act('Supprimer')
  await dialog.getByText('Aucune ne sera supprimée.').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Supprimer' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
  await page.goto('/admin/events?tab=drafts&q=Gamme')
  await page.getByRole('row', { name: /Gamme grave/ }).waitFor()
  await act('Supprimer')
  await dialog.getByText('2 formations seront supprimées pour de bon.').waitFor()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await dialog.getByText('2 formations supprimées.').waitFor()
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await expect.poll(() => page.getByRole('row', { name: /Gamme/ }).count()).toBe(0)
  admin.expectNoFault()
  await admin.close()
})

test('a person is alerted on the search they look at, and stops it', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'user@forma.test')
  await page.goto('/events?town=Lyon')
  await page.getByRole('button', { name: 'M’alerter', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'M’alerter sur ces critères' }).click()
  await dialog.getByRole('link', { name: 'Ville\u00A0: Lyon' }).waitFor()
  await visitor.expectAccessible()
  await dialog.getByRole('button', { name: /^Arrêter/ }).click()
  await dialog.getByText('Aucune alerte pour le moment.').waitFor()
  visitor.expectNoFault()
  await visitor.close()
})

test('an event is presented with a title, a list and pictures, looked at as a visitor before it is published, then read without script', async () => {
  const draft = await inForma(product, async (context) => {
    const { id } = await seedEvent(context, {
      title: 'Lire les nuages',
      inDays: 120,
      slots: [{ from: '09:00', to: '12:30' }],
      summary: 'Une matinée dehors.',
      description: '',
      themes: ['Management'],
      town: 'Lyon',
      published: false,
    })
    return id
  })
  const drawing = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#3a86c8' } })
    .jpeg()
    .toBuffer()
  const picture = { name: 'ciel-de-traine.jpg', mimeType: 'image/jpeg', buffer: drawing }
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')

  await page.goto(`/admin/event_step/${draft}/thumbnail`)
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByLabel('Ce que l’image montre').fill('Un ciel bleu')
  const aimed = page.getByRole('slider', { name: 'Position verticale' })
  await aimed.focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Enregistrer l’image' }).click()
  await page.getByRole('status').getByText('La formation a été modifiée.').first().waitFor()
  await admin.expectAccessible()

  await page.goto(`/admin/event_step/${draft}/page`)
  const presentation = page.getByRole('textbox', { name: 'Présentation' })
  const tools = page.getByRole('button', { name: 'Titre', exact: true }).first()
  await presentation.click()
  await tools.click()
  await page.keyboard.type('Pour qui')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Les curieux')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Les marcheurs')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Ajouter une image' }).first().click()
  await (await chosen).setFiles(picture)
  await presentation.locator('img').waitFor()
  await page.getByRole('button', { name: 'Partir d’un exemple, Informations pratiques' }).click()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('status').getByText('La formation a été modifiée.').first().waitFor()

  await page.getByRole('button', { name: 'Aperçu' }).click()
  const previewed = page.frameLocator('iframe[title="Aperçu avant publication"]')
  await previewed.getByText(/Aperçu\s: cette formation n’est pas encore en ligne/).waitFor()
  await previewed.getByRole('heading', { level: 2, name: 'Pour qui' }).waitFor()
  await page.keyboard.press('Escape')

  await page.goto(`/admin/event_step/${draft}/publication`)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page.getByRole('button', { name: 'Dépublier' }).waitFor()
  admin.expectNoFault()
  await admin.close()

  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, locale: 'fr-FR' })
  const reader = await context.newPage()
  await reader.goto('/forma/public/events?q=marcheurs')
  const card = reader.locator('article', { hasText: 'Lire les nuages' })
  await card.getByRole('img', { name: 'Un ciel bleu' }).waitFor()
  await card.getByRole('link', { name: 'Lire les nuages', exact: true }).click()
  await reader.getByRole('heading', { level: 2, name: 'Pour qui' }).waitFor()
  await reader.getByRole('listitem').filter({ hasText: 'Les marcheurs' }).waitFor()
  await reader.getByRole('heading', { level: 2, name: 'Informations pratiques' }).waitFor()
  const inText = reader.getByRole('img', { name: 'ciel-de-traine' })
  await inText.scrollIntoViewIfNeeded()
  const shared = await reader.locator('meta[property="og:image"]').getAttribute('content')
  const answers = await Promise.all(
    [await inText.getAttribute('src'), shared].map((address) => reader.request.get(new URL(address ?? '').pathname)),
  )
  expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
    [200, 'image/webp'],
    [200, 'image/jpeg'],
  ])
  await context.close()
})
