import { attendance, meeting } from '@kxo/domain/attendance/paths'
import { otherDocuments, tickets } from '@kxo/domain/documents/paths'
import { event as eventPage } from '@kxo/domain/events/paths'
import { signin } from '@kxo/domain/registrations/paths'
import { eventVote } from '@kxo/domain/votes/paths'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLink } from '../apps/api/src/modules/identity/index.ts'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { postalAddress } from '../apps/api/src/testing/world.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
let person: number
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await anOpenEvent({ inTenant: (work) => inForma(product, ({ db }) => work(db)) }, { title: 'Atelier des liens courts' })
  person = await inForma(product, async ({ db }) => {
    const values = {
      mail: 'lina.petit@exemple.test',
      first_name: 'Lina',
      last_name: 'Petit',
      language: 'fr',
      unique_id: 'a-linked-person',
      ...postalAddress,
    }
    const { id } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('registrations')
      .values({ event_id: event, user_id: id, status: 5, code: `linked-${event}` })
      .execute()
    await db
      .updateTable('events')
      .set({ is_online: true, meeting_url: 'https://visio.exemple.test/salle' })
      .where('id', '=', event)
      .execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

type Purpose = Parameters<typeof makeLink>[1]['purpose']
const ways: [Purpose, () => string][] = [
  ['attendance', () => attendance()],
  ['registration', () => signin(event)],
  ['event', () => eventPage(event)],
  ['meeting', () => meeting(event)],
  ['ticket', () => tickets()],
  ['paper', () => otherDocuments()],
  ['vote', () => eventVote(event)],
]

test.each(ways)('P03: a short link for %s opens its page alone, for its holder alone', async (purpose, path) => {
  const expires_at = new Date(Date.now() + 3_600_000)
  const code = await inForma(product, (context) => makeLink(context, { user_id: person, purpose, path: path(), expires_at }))
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  await page.goto(`/forma/lien-sms/${code}`)
  await page.waitForURL((url) => url.pathname.startsWith(path()))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.getByText('Cette page n’existe pas').count()).toBe(0)
  await visitor.expectAccessible()
  await page.goto('/bills')
  await page.waitForURL((url) => url.pathname !== '/bills')
  await visitor.close()
})
