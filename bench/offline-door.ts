import { randomBytes } from 'node:crypto'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { chromium, type Page } from 'playwright-core'
import { worlds } from '../apps/api/seeds/worlds.ts'
import { seedDemo } from '../apps/api/src/seed.ts'
import type { Program } from '../apps/api/src/testing/program.ts'
import { signIn } from '../e2e/harness/sign-in.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { buildWeb } from '../scripts/web-build.mjs'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const people = 10_000
const reloads = 10
const scans = 20

/** A door with a list of 10,000 on the device: how soon it opens again without the network, and how soon it answers a code, in a browser. */
export const run = async (): Promise<Figure[]> => {
  // The files a server serves are those it finds as it starts.
  await buildWeb()
  return onPostgres(async (program) => {
    await seedDemo(program.services, program.jobs, worlds)
    const { event, codes } = await aHall(program)
    const url = (await program.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
    const browser = await chromium.launch({ executablePath: findChromium() })
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
    const page = await context.newPage()
    await signIn(page, 'admin@forma.test')
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await page.goto(`/admin/event/${event}/checkin`)
    await page.getByRole('button', { name: 'Préparer le mode hors ligne' }).click()
    await page.getByText(/sur cet appareil\u00A0: 10.000 personnes/).waitFor()
    await page.reload()
    await page.getByText('En ligne', { exact: true }).waitFor()
    await context.setOffline(true)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const processor = async (): Promise<number> =>
      (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN
    const opened: number[] = []
    const before = await processor()
    for (let turn = 0; turn < reloads; turn++) opened.push(await taken(() => open(page)))
    const work = ((await processor()) - before) / reloads
    const answered: number[] = []
    for (let turn = 0; turn < scans; turn++) answered.push(await taken(() => enter(page, codes[turn * 400]!)))
    await browser.close()
    const [whole, one] = [percentile(opened, 0.95) / 1000, percentile(answered, 0.95)]
    return [
      { name: `offline list of ${people} opened again, a person found, p95`, value: whole, unit: 's', ratio: whole / 2, aim: '< 2' },
      { name: 'processor of the browser for one of these', value: work, unit: 's' },
      { name: `answer to a code without the network, p95`, value: one, unit: 'ms' },
    ]
  })
}

async function taken(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function open(page: Page): Promise<void> {
  await page.reload()
  await page.getByLabel('Chercher une personne').fill('nom9876')
  await page.getByRole('button', { name: 'Faire entrer, Prénom Nom9876' }).waitFor()
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Enregistrer l’entrée' }).click()
  await page.getByText(/^Bienvenue/).waitFor()
  await page.getByLabel('Code', { exact: true }).fill('')
}

/** An event of the demo held now, where everybody is registered. */
async function aHall({ database }: Program): Promise<{ event: number; codes: string[] }> {
  const { pool } = database
  const { rows } = await pool.query<{ tenant_id: number; id: number }>(
    `with tenant as (select id from tenants where name = 'forma'),
     event as (insert into events (tenant_id, nature, url, title, is_active, start_date, end_date)
       select id, 1, 'grande-salle', 'Grande salle', true, now() - interval '1 hour', now() + interval '3 hours' from tenant returning tenant_id, id),
     place as (insert into event_places (tenant_id, event_id) select tenant_id, id from event)
     insert into slots (tenant_id, event_id, start_at, end_at)
       select tenant_id, id, now() - interval '1 hour', now() + interval '3 hours' from event returning tenant_id, event_id as id`,
  )
  const { tenant_id, id: event } = rows[0]!
  await pool.query(
    `insert into users (tenant_id, unique_id, mail, first_name, last_name)
     select $1, 'salle' || n, 'salle' || n || '@essai.test', 'Prénom', 'Nom' || n from generate_series(1, $2) n`,
    [tenant_id, people],
  )
  const codes = Array.from({ length: people }, () => codeFrom(randomBytes(10)))
  await pool.query(
    `insert into registrations (tenant_id, event_id, user_id, status, code)
     select $1, $2, id, $3, ($4::text[])[row_number() over ()] from users where tenant_id = $1 and unique_id like 'salle%'`,
    [tenant_id, event, registrationStatus.codeOf('registered'), codes],
  )
  return { event, codes }
}
