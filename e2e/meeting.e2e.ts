import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma, letEverybodySignIn } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

const server = 'https://meet.test'
let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct({ MEETING_URL: server, MEETING_APP_ID: 'kxo', MEETING_SECRET: 's'.repeat(32) })
  browser = await openBrowser({ devices: true })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const title = 'Animer une réunion à distance'
const hour = 3_600_000

/** An online session under way, where entering the room counts as presence. */
const underWay = (): Promise<number> =>
  inForma(product, async (context) => {
    await letEverybodySignIn(context)
    const slots = [{ from: '09:00', to: '12:00' }]
    const { id } = await seedEvent(context, {
      title,
      inDays: 30,
      slots,
      summary: title,
      description: title,
      themes: ['Management'],
      town: 'Lyon',
      max: 10,
    })
    const { db, now } = context
    await startRegistration(context, { event_id: id, user_id: await userNamed(context, 'user'), submit: true })
    await db
      .updateTable('registrations')
      .set({ status: registrationStatus.codeOf('registered') })
      .where('event_id', '=', id)
      .execute()
    const [start, end] = [new Date(now.getTime() - hour / 6), new Date(now.getTime() + 3 * hour)]
    await db.updateTable('slots').set({ start_at: start, end_at: end }).where('event_id', '=', id).execute()
    await db.updateTable('events').set({ is_online: true, start_date: start, end_date: end }).where('id', '=', id).execute()
    return id
  })

const script = `window.JitsiMeetExternalAPI = class {
  heard = {}
  constructor(domain, { roomName, userInfo, jwt, parentNode }) {
    const room = document.createElement('iframe')
    room.title = 'Salle'
    room.allow = 'camera; microphone; display-capture'
    room.style = 'border:0;width:100%;height:100%'
    room.src = 'https://' + domain + '/' + roomName + '?' + new URLSearchParams({ name: userInfo.displayName, jwt })
    parentNode.append(room)
    addEventListener('message', ({ data }) => this.heard[data]?.())
  }
  addListener(name, act) { this.heard[name] = act }
  dispose() { document.querySelector('iframe').remove() }
}`
const page = `<!doctype html><html lang="fr"><title>Salle</title><body style="background:#222;color:#fff;font:24px sans-serif">
<h1></h1><p></p><button onclick="parent.postMessage('readyToClose', '*')">Raccrocher</button>
<script>
document.querySelector('h1').textContent = new URLSearchParams(location.search).get('name')
document.querySelector('p').textContent = ['camera', 'microphone'].filter((one) => document.featurePolicy.allowsFeature(one)).join(' ')
</script></body></html>`

/** Stands for the server of meetings, as its script and its rooms do. */
const standIn = (context: BrowserContext) =>
  context.route(`${server}/**`, (route) =>
    new URL(route.request().url()).pathname === '/external_api.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }),
  )

test('one checks camera and microphone, enters the room in the page, signs beside it and leaves', async () => {
  const event = await underWay()
  const learner = await signedIn(browser, product.url, 'user', { screen: 'desk' })
  await standIn(learner.context)
  const answer = await learner.page.goto(`/meeting/${event}`)
  // The page itself lets in no other site: the frame of the room alone does.
  expect(answer?.headers()['content-security-policy']).not.toContain('meet.test')
  await learner.page.getByRole('button', { name: 'Tester la caméra et le micro' }).click()
  await learner.page.getByText('L’image arrive.').waitFor()
  await learner.page.getByText(/la barre doit bouger/).waitFor()
  await learner.page.getByText(/Bonne liaison|Liaison lente/).waitFor()
  await learner.page.getByText(/^Votre nom dans la salle/).waitFor()
  await learner.expectAccessible()

  await learner.page.getByRole('button', { name: 'Entrer', exact: true }).click()
  const room = learner.page.frameLocator('iframe[title="Visioconférence"]').frameLocator('iframe[title="Salle"]')
  await room.getByRole('heading', { name: /Julien/ }).waitFor()
  await room.getByText('camera microphone').waitFor()
  const panel = learner.page.getByRole('complementary', { name: 'Autour de la salle' })
  await panel.getByText('Programme du jour').waitFor()
  await panel.getByRole('button', { name: 'Signer' }).waitFor()
  await room.getByRole('button', { name: 'Raccrocher' }).click()
  await learner.page.getByText('Vous avez quitté la salle.').waitFor()
  await learner.page.getByText(/^Entrée enregistrée à/).waitFor()
  const organiser = await signedIn(browser, product.url, 'admin', { screen: 'desk' })
  await organiser.page.goto(`/event/${event}/signatures`)
  await organiser.page.getByText(/^Visio\s: \d+\sh\s\d+ – \d+\sh\s\d+$/).waitFor()
  await organiser.close()
  learner.expectNoFault()
  await learner.close()
})

test('a server of meetings that is away leaves a link to the room', async () => {
  const event = await underWay()
  const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await learner.context.route(`${server}/**`, (route) => route.abort())
  await learner.page.goto(`/meeting/${event}`)
  await learner.page.getByRole('button', { name: 'Entrer', exact: true }).click()
  const link = learner.page.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' })
  await link.waitFor()
  await expect.poll(() => link.getAttribute('href')).toMatch(/^https:\/\/meet\.test\/forma-\d+-[0-9a-f]{16}\?jwt=/)
  await learner.expectAccessible()
  await learner.close()
})
