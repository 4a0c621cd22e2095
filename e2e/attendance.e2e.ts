import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentCategory } from '@kxo/domain/documents/category'
import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { PDF } from '@libpdf/core'
import { sql } from 'kysely'
import type { ParsedMail } from 'mailparser'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendDueAt } from '../apps/api/src/testing/send-due-at.ts'
import { aTrainingDay, halfDayCard, inForma, type TrainingDay } from './harness/a-training-day.ts'
import { filmOf } from './harness/film-of.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

const [julien, amandine, bastien] = ['user@forma.test', 'amandine.leroy@forma.test', 'bastien.marchand@forma.test']
/** Printing on a busy machine takes its time. */
const printing = { timeout: 60_000 }

let product: Product
let browser: Browser
let day: TrainingDay
const visitors: Record<'admin' | 'julien' | 'amandine' | 'paul', Visitor> = {} as never
const folder = mkdtempSync(join(tmpdir(), 'journey-'))

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  day = await aTrainingDay(product)
  visitors.admin = await signedIn(browser, product.url, 'admin')
  visitors.julien = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  visitors.amandine = await signedIn(browser, product.url, 'amandine.leroy', { screen: 'phone' })
  visitors.paul = await signedIn(browser, product.url, 'paul.girard', { screen: 'tablet' })
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await product?.close()
  rmSync(folder, { recursive: true, force: true })
})

const attachment = (mail: ParsedMail, kind: string, isSought = (_name: string) => true): Buffer => {
  const [found, ...others] = mail.attachments.filter(({ contentType, filename = '' }) => contentType === kind && isSought(filename))
  expect(others, `${mail.subject}: one ${kind}`).toEqual([])
  if (!found) throw new Error(`« ${mail.subject} » carries no ${kind}`)
  return found.content
}
const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await PDF.load(bytes))
    .getPages()
    .map((page) => page.extractText().text)
    .join('\n')
/** The address a mail's button leads to, on this product. */
const addressIn = (mail: ParsedMail, path: string): string => {
  const [address] = new RegExp(`${path}[^"?#\\s]*`).exec(mail.html || '') ?? []
  if (!address) throw new Error(`« ${mail.subject} » leads nowhere under ${path}`)
  return address
}
const saved = async (page: Page, act: () => Promise<void>): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download', printing), act()])
  return readFile(await download.path())
}
/** Cards of the day that is followed here: the demo world has others at the same date. */
const ofTheDay = (page: Page): Locator => page.getByRole('article').filter({ hasText: day.title })
const halfDay = (page: Page, which: 0 | 1): Locator => halfDayCard(page, day, which)
/** The day goes by: both half-days are over, as long as they were. */
const afterwards = () =>
  inForma(product, ({ db }) =>
    sql`update slots set start_at = start_at - interval '195 minutes', end_at = end_at - interval '195 minutes' where event_id = ${day.id}`.execute(
      db,
    ),
  )
const chip = (page: Page, name: RegExp): Locator => page.getByRole('group', { name: 'Statut' }).getByRole('button', { name })

describe('from the convocation to the sealed sheet', () => {
  test('FOR-23 EXT-01: each paid registration is mailed its convocation with a PDF and a calendar file', async () => {
    for (const [person, name] of [
      [julien, 'Julien Roux'],
      [amandine, 'Amandine Leroy'],
    ] as const) {
      const mail = await product.mailbox.waitFor(person, new RegExp(`^Inscription confirmée.*${day.title}$`))
      const isProgramme = (file: string) => file.startsWith('Fiche')
      const printed = await textOf(attachment(mail, 'application/pdf'))
      for (const text of [name, day.title]) expect(printed).toContain(text)
      // FOR-14: whoever was registered by others receives the programme before it is final.
      const first = await product.mailbox.waitFor(person, new RegExp(`^Votre inscription.*${day.title}$`))
      expect(await textOf(attachment(first, 'application/pdf', isProgramme))).toContain(day.title)
      const calendar = attachment(mail, 'text/calendar').toString()
      expect(calendar).toContain('METHOD:REQUEST')
      expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(day.slots.length)
      expect(await textOf(attachment(await product.mailbox.waitFor(person, /^Votre facture /), 'application/pdf'))).toContain('320,00')
    }
    const confirmed = ({ subject, to }: ParsedMail) =>
      (subject ?? '').startsWith('Inscription confirmée') && subject?.endsWith(day.title) && JSON.stringify(to).includes(bastien)
    expect(product.mailbox.received.some(confirmed)).toBe(false)
  })

  test('the administrator follows registrations by status', async () => {
    const { page, ...visitor } = visitors.admin
    await page.goto(`/admin/event/${day.id}?tab=registrations`)
    await chip(page, /^Toutes 3$/).waitFor()
    await chip(page, /^À payer 1$/).click()
    await page.getByRole('row', { name: /Marchand Bastien/ }).waitFor()
    await expect.poll(() => page.getByRole('row', { name: /Roux Julien/ }).count()).toBe(0)
    await chip(page, /^Confirmée 2$/).click()
    await page.getByRole('row', { name: /Roux Julien/ }).waitFor()
    await page.getByRole('row', { name: /Leroy Amandine/ }).waitFor()
    await expect.poll(() => page.getByRole('row', { name: /Marchand Bastien/ }).count()).toBe(0)
    await visitor.expectAccessible()
    visitor.expectNoFault()
  })

  test('EXT-10: at the door, the code of a phone is scanned by the camera; it lets in once', async () => {
    const phone = visitors.julien
    await phone.page.goto('/tickets')
    const pass = ofTheDay(phone.page)
    const picture = await pass.getByRole('img', { name: 'Code à présenter à l’entrée' }).getAttribute('src')
    await phone.expectAccessible()
    const film = join(folder, 'code.y4m')
    await filmOf(Buffer.from(decodeURIComponent((picture ?? '').replace(/^[^,]*,/, ''))), film)

    const camera = await openBrowser({ film })
    try {
      const clerk = await signedIn(camera, product.url, 'admin', { screen: 'phone' })
      const { page } = clerk
      await page.goto(`/admin/event/${day.id}/checkin`)
      await page.getByText('0 / 2').waitFor()
      await clerk.expectAccessible()
      await page.getByRole('button', { name: 'Scanner avec la caméra' }).click()
      const outcome = page.getByRole('status').filter({ hasText: 'Julien Roux' })
      await outcome.getByText('Bienvenue Julien Roux').waitFor(printing)
      // Held before the camera longer than it takes to read it again: still welcome.
      await page.waitForTimeout(6000)
      await outcome.getByText('Bienvenue Julien Roux').waitFor()
      await page.getByRole('button', { name: 'Arrêter la caméra' }).click()
      await page.getByRole('button', { name: 'Scanner avec la caméra' }).click()
      await page.getByText('Déjà passé').waitFor(printing)
      await page.getByText(/Julien Roux\u00A0: entrée déjà enregistrée le .* par Claire Moreau\./).waitFor()
      await page.getByRole('button', { name: 'Arrêter la caméra' }).click()
      clerk.expectNoFault()
    } finally {
      await camera.close()
    }
    await phone.page.reload()
    await pass.getByText(/^Entrée enregistrée à/).waitFor()
    phone.expectNoFault()
  })

  test('EXT-10: a code is typed, a person is found by name, and who has not paid is refused', async () => {
    await visitors.amandine.page.goto('/tickets')
    const shown = await ofTheDay(visitors.amandine.page)
      .getByText(/^Code à saisir/)
      .innerText()
    const code = shown.replace(/^.*:\s*/, '')
    const { page, ...visitor } = visitors.admin
    await page.goto(`/admin/event/${day.id}/checkin`)
    await page.getByText('1 / 2').waitFor()
    await page.getByLabel('Code', { exact: true }).fill('nimporte-quoi')
    await page.keyboard.press('Enter')
    await page.getByText('Code inconnu').waitFor()
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Enregistrer l’entrée' }).click()
    await page.getByText('Bienvenue Amandine Leroy').waitFor()
    await page.getByLabel('Chercher une personne').fill('marchand')
    await page.getByRole('button', { name: 'Faire entrer, Bastien Marchand' }).click()
    await page.getByText(/Bastien Marchand\u00A0: inscription non confirmée \(À payer\)/).waitFor()
    await visitor.expectAccessible()
    await page.goto(`/admin/event/${day.id}?tab=registrations`)
    await chip(page, /^Présence constatée 2$/).waitFor()
    visitor.expectNoFault()
    visitors.amandine.expectNoFault()
  })

  test('FOR-32: the learner signs both half-days on a phone, one with a finger, one by name', async () => {
    const { page, ...visitor } = visitors.julien
    await page.goto('/emargement')
    const cards = ofTheDay(page)
    const [first, second] = [halfDay(page, 0), halfDay(page, 1)]
    await expect.poll(() => cards.count()).toBe(2)
    await visitor.expectAccessible()

    await first.getByRole('button', { name: 'Signer', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Je certifie ma présence à cette demi-journée/).waitFor()
    await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Dessinez votre signature, ou saisissez votre nom.' }).waitFor()
    await visitor.expectAccessible()
    const area = dialog.getByRole('img', { name: 'Zone de signature' })
    await area.scrollIntoViewIfNeeded()
    const box = await area.boundingBox()
    if (!box) throw new Error('the signature area is not shown')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.move(...at(0.15, 0.7))
    await page.mouse.down()
    for (const [x, y] of [
      [0.3, 0.2],
      [0.45, 0.8],
      [0.6, 0.3],
      [0.85, 0.6],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 6 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
    await page.getByText('Signature enregistrée.').first().waitFor()
    await first.getByText('Signé', { exact: true }).waitFor()

    await second.getByRole('button', { name: 'Signer', exact: true }).click()
    await dialog.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
    await dialog.getByLabel('Votre nom et votre prénom').fill('Julien Roux')
    await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
    await second.getByText('Signé', { exact: true }).waitFor()
    await expect.poll(() => cards.getByRole('button', { name: 'Signer', exact: true }).count()).toBe(0)
    await expect.poll(() => cards.getByText(/^Signé le/).count()).toBe(2)
    await visitor.expectAccessible()
    visitor.expectNoFault()
  })

  test('FOR-32: another learner signs the second half-day only', async () => {
    const { page, ...visitor } = visitors.amandine
    await page.goto('/emargement')
    const second = halfDay(page, 1)
    await second.getByRole('button', { name: 'Signer', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
    await dialog.getByLabel('Votre nom et votre prénom').fill('Amandine Leroy')
    await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
    await second.getByText('Signé', { exact: true }).waitFor()
    visitor.expectNoFault()
  })

  test('FOR-31: noted absent from the first half-day, she says why; the organiser excuses it', async () => {
    const { page: hers, ...visitor } = visitors.amandine
    await visitors.paul.page.goto(`/event/${day.id}/signatures`)
    await visitors.paul.page
      .getByRole('button', { name: /^Agir sur Amandine Leroy/ })
      .first()
      .click()
    await visitors.paul.page.getByRole('menuitem', { name: 'Noter une absence' }).click()
    const marking = visitors.paul.page.getByRole('dialog')
    await marking.getByLabel('Motif de l’absence').click()
    await visitors.paul.page.getByRole('option', { name: 'Sans motif connu' }).click()
    await marking.getByRole('button', { name: 'Enregistrer' }).click()
    await marking.waitFor({ state: 'detached' })

    await hers.goto('/emargement')
    await halfDay(hers, 0).getByRole('button', { name: 'Expliquer mon absence' }).click()
    const dialog = hers.getByRole('dialog')
    await dialog.getByLabel('Pourquoi').click()
    await hers.getByRole('option', { name: 'Problème de transport' }).click()
    await visitor.expectAccessible()
    await dialog.getByRole('button', { name: 'Prévenir l’organisation' }).click()
    await halfDay(hers, 0).getByText('À examiner').waitFor()

    const { page, ...clerk } = visitors.admin
    await page.goto(`/event/${day.id}/signatures`)
    await page
      .getByText(/Problème de transport/)
      .first()
      .waitFor()
    await clerk.expectAccessible()
    await page.getByRole('button', { name: /^Excuser Amandine Leroy/ }).click()
    await page.getByText('Excusé', { exact: true }).waitFor()
    await hers.reload()
    await halfDay(hers, 0).getByText('Excusé', { exact: true }).waitFor()
    for (const one of [visitor, clerk, visitors.paul]) one.expectNoFault()
  })

  test('FOR-33: the trainer counter-signs, then the sheet is locked and sealed with its evidence', async () => {
    const { page, ...visitor } = visitors.paul
    await page.goto('/emargement')
    await halfDay(page, 0).getByText('1 sur 2 ont signé').waitFor()
    await halfDay(page, 1).getByText('2 sur 2 ont signé').waitFor()
    await visitor.expectAccessible()
    await halfDay(page, 0).getByRole('link', { name: 'Ouvrir la feuille' }).click()
    await page.waitForURL(`**/event/${day.id}/signatures`)
    const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await rowOf('Julien Roux').getByText('6\u00A0h', { exact: true }).waitFor()
    await rowOf('Amandine Leroy').getByText('3\u00A0h', { exact: true }).waitFor()
    await expect.poll(() => rowOf('Bastien Marchand').count()).toBe(0)
    await visitor.expectAccessible()

    const lock = async () => {
      await page.getByRole('button', { name: 'Verrouiller la feuille' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Verrouiller la feuille' }).click()
    }
    await page.getByText(/^La feuille pourra être verrouillée à partir du/).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Verrouiller la feuille' }).count()).toBe(0)

    for (const remaining of [1, 0]) {
      await rowOf('Paul Girard').getByRole('button', { name: 'Signer ma demi-journée' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/^Je certifie animer cette demi-journée/).waitFor()
      await dialog.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
      await dialog.getByLabel('Votre nom et votre prénom').fill('Paul Girard')
      await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await expect
        .poll(() => rowOf('Paul Girard').getByRole('button', { name: 'Signer ma demi-journée' }).count(), printing)
        .toBe(remaining)
      if (remaining === 0) continue
      await afterwards()
      await page.reload()
      await lock()
      await page
        .getByText(/^Le formateur n’a pas signé/)
        .first()
        .waitFor()
    }
    await lock()
    await page.getByText(/^Feuille verrouillée le/).waitFor()
    await page.getByRole('button', { name: 'Voir la feuille scellée' }).click(printing)
    const dialog = page.getByRole('dialog')
    const sealed = await saved(page, () => dialog.getByRole('button', { name: 'Télécharger', exact: true }).click(printing))
    expect(sealed.toString('latin1')).toContain('/ETSI.CAdES.detached')
    const printed = await textOf(sealed)
    for (const text of ['Julien Roux', 'Amandine Leroy', 'Paul Girard', 'Preuves des signatures', julien]) expect(printed).toContain(text)
    const evidence = (await PDF.load(sealed)).getAttachment('preuves.json')
    expect(JSON.parse(Buffer.from(evidence ?? []).toString())).toHaveLength(5)
    visitor.expectNoFault()
  })

  test('the administrator sees the sheet locked and everybody signed in', async () => {
    const { page, ...visitor } = visitors.admin
    await page.goto('/admin/emargement')
    await expect.poll(() => page.getByRole('row', { name: day.title }).getByText('Verrouillée').count(), printing).toBe(2)
    await visitor.expectAccessible()
    await page.goto(`/admin/event/${day.id}?tab=registrations`)
    await chip(page, /^Présence signée 2$/).waitFor()
    visitor.expectNoFault()
  })
})

describe('the documents of the user space', () => {
  test('FOR-36: the attestation is mailed the next day with the hours really followed', async () => {
    const attestations = () =>
      inForma(product, async ({ db, tenant, now }) => ({
        tenant: tenant.id,
        tomorrow: instantInZone(addDays(dayInZone(now, tenant.time_zone), 1), '12:00', tenant.time_zone),
        issued: (
          await db
            .selectFrom('documents')
            .select('id')
            .where('category', '=', documentCategory.codeOf('attestation'))
            .where('event_id', '=', day.id)
            .where('replaced_by', 'is', null)
            .execute()
        ).length,
      }))
    await expect.poll(async () => (await attestations()).issued, printing).toBe(2)
    const { tenant, tomorrow } = await attestations()
    await sendDueAt(product.program, tenant, tomorrow)
    for (const [person, name, hours] of [
      [julien, 'Julien Roux', '6'],
      [amandine, 'Amandine Leroy', '3'],
    ] as const) {
      const mail = await product.mailbox.waitFor(person, new RegExp(`^Votre attestation.*${day.title}$`))
      expect(mail.text).toMatch(new RegExp(`\\(${hours}\\sh suivies\\)`))
      const printed = await textOf(attachment(mail, 'application/pdf'))
      for (const text of [name, day.title, 'Attestation de fin de formation']) expect(printed).toContain(text)
    }
    const titled = ({ subject, to }: ParsedMail) => (subject ?? '').startsWith('Votre attestation') && JSON.stringify(to).includes(bastien)
    expect(product.mailbox.received.some(titled)).toBe(false)
  })

  test('the learner finds bill, convocation and attestation on the phone, and opens each', async () => {
    const { page, ...visitor } = visitors.julien
    const shownAs = async (bytes: Buffer, ...texts: string[]) => {
      const printed = await textOf(bytes)
      for (const text of texts) expect(printed).toContain(text)
    }
    const download = () => page.getByRole('button', { name: 'Télécharger', exact: true }).click(printing)

    await page.goto('/attestations')
    const card = page.getByRole('listitem').filter({ hasText: day.title })
    await card.getByText('6\u00A0h', { exact: true }).waitFor()
    await visitor.expectAccessible()
    await page.goto(addressIn(await product.mailbox.waitFor(julien, /^Votre attestation/), '/attestations/'))
    await shownAs(await saved(page, download), 'Julien Roux', 'Attestation de fin de formation')

    await page.goto(addressIn(await product.mailbox.waitFor(julien, new RegExp(`^Inscription confirmée.*${day.title}$`)), '/tickets/'))
    await shownAs(await saved(page, download), 'Julien Roux', day.title)

    await page.goto('/bills')
    const bill = page.getByRole('listitem').filter({ hasText: day.title })
    await bill.waitFor()
    await visitor.expectAccessible()
    await bill.getByRole('link').first().click()
    await page.waitForURL(/\/bills\/[^/]+$/)
    await shownAs(await saved(page, download), 'Manipuler un extincteur', '320,00')
    visitor.expectNoFault()
  })

  test('nobody else can fetch them', async () => {
    const documents = await inForma(product, ({ db }) =>
      db
        .selectFrom('documents')
        .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'documents.tenant_id').onRef('users.id', '=', 'documents.user_id'))
        .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'documents.tenant_id').onRef('files.id', '=', 'documents.file_id'))
        .select(['documents.id', 'documents.category', 'files.storage_key as path', 'documents.bill_id'])
        .where('users.mail', '=', julien)
        .where((eb) => eb.or([eb('documents.event_id', '=', day.id), eb('documents.bill_id', 'is not', null)]))
        .execute(),
    )
    expect(new Set(documents.map(({ category }) => documentCategory.keyOf(category)))).toEqual(new Set(['attestation', 'bill', 'ticket']))

    const stranger = await aVisitor(browser, product.url)
    const downloadStatus = async (of: Visitor | null, path: string): Promise<number> => {
      const authorization = of ? await bearerOf(of) : undefined
      const answer = await (of ?? stranger).page.request.post('/api/download/', {
        data: { path },
        ...(authorization ? { headers: { authorization } } : {}),
      })
      return answer.status()
    }
    for (const { id, path } of documents)
      for (const name of [String(id), path]) {
        expect(await downloadStatus(visitors.julien, name), `${name} by its holder`).toBe(200)
        expect(await downloadStatus(visitors.amandine, name), `${name} by another learner`).toBe(404)
        expect(await downloadStatus(visitors.paul, name), `${name} by the trainer`).toBe(404)
        expect(await downloadStatus(null, name), `${name} by a visitor`).toBe(401)
      }
    for (const { bill_id } of documents.filter(({ bill_id }) => bill_id !== null)) {
      const pdf = (of: Visitor, authorization: string) =>
        of.page.request.get(`/api/clients/forma/bills/${bill_id}/pdf/`, { headers: { authorization } }).then((answer) => answer.status())
      expect(await pdf(visitors.julien, await bearerOf(visitors.julien))).toBe(200)
      expect(await pdf(visitors.amandine, await bearerOf(visitors.amandine))).toBe(404)
    }
    const sheet = await inForma(product, ({ db }) =>
      db
        .selectFrom('documents')
        .select('id')
        .where('event_id', '=', day.id)
        .where('category', '=', documentCategory.codeOf('presence'))
        .executeTakeFirstOrThrow(),
    )
    expect(await downloadStatus(visitors.paul, String(sheet.id))).toBe(200)
    expect(await downloadStatus(visitors.julien, String(sheet.id))).toBe(404)

    const { page, ...visitor } = visitors.amandine
    await page.goto('/attestations')
    await page.getByText('3\u00A0h', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('6\u00A0h', { exact: true }).count()).toBe(0)
    visitor.expectNoFault()
    await stranger.close()
  })
})

const bearers = new Map<Visitor, string>()
/** The session a page speaks with. */
async function bearerOf(visitor: Visitor): Promise<string> {
  const known = bearers.get(visitor)
  if (known) return known
  const [request] = await Promise.all([
    visitor.page.waitForRequest((one) => one.headers()['authorization'] !== undefined),
    visitor.page.goto('/attestations'),
  ])
  const bearer = request.headers()['authorization'] as string
  bearers.set(visitor, bearer)
  return bearer
}
