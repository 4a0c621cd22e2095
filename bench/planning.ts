import { instantInZone } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { planningContract } from '@kxo/domain/planning/contract'
import { adminPartnerPlanning } from '@kxo/domain/planning/paths'
import pg from 'pg'
import { type Browser, chromium, type Page } from 'playwright-core'
import { worlds } from '../apps/api/seeds/worlds.ts'
import { seedDemo } from '../apps/api/src/seed.ts'
import { aTenant, callAs } from '../apps/api/src/testing/world.ts'
import { signIn } from '../e2e/harness/sign-in.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { buildWeb } from '../scripts/web-build.mjs'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const partners = 200
const slots = 5_000
const days = 90
const first = '2031-03-01'
const zone = 'Europe/Paris'

/** Partners with a half-day each of so many days of a quarter, all of published events. */
async function fill(client: pg.Client, tenant: number): Promise<void> {
  await client.query(`insert into users (tenant_id, unique_id, mail, first_name, last_name, is_partner)
    select ${tenant}, 'trainer' || n, 'trainer' || n || '@essai.test', 'Camille', 'Formatrice ' || lpad(n::text, 3, '0'), true from generate_series(1, ${partners}) n`)
  await client.query(`insert into partners (tenant_id, user_id, kind, status)
    select ${tenant}, id, ${partnerKind.codeOf('provider')}, ${partnerStatus.codeOf('validated')} from users
    where tenant_id = ${tenant} and unique_id like 'trainer%'`)
  await client.query(`insert into events (tenant_id, nature, url, title, start_date, end_date, is_active)
    select ${tenant}, 1, 'planned' || n, 'Session ' || n, '${first}', '${first}'::timestamptz + interval '${days} days', true from generate_series(0, 99) n`)
  await client.query(`insert into slots (tenant_id, event_id, title, start_at, end_at)
    select ${tenant}, e.id, (n % ${partners} + 1)::text, begun, begun + interval '3 hours 30 minutes'
    from generate_series(0, ${slots - 1}) n
    join events e on e.tenant_id = ${tenant} and e.url = 'planned' || n % 100
    cross join lateral (select ('${first}'::timestamp + (n / ${partners} * ${days} * ${partners} / ${slots}) * interval '1 day'
      + case when n % 2 = 0 then interval '9 hours' else interval '14 hours' end) at time zone '${zone}' as begun) at`)
  await client.query(`insert into slot_partners (tenant_id, slot_id, user_id, start_at, end_at)
    select ${tenant}, s.id, u.id, s.start_at, s.end_at from slots s
    join events e on e.tenant_id = s.tenant_id and e.id = s.event_id and e.url like 'planned%'
    join users u on u.tenant_id = s.tenant_id and u.unique_id = 'trainer' || s.title where s.tenant_id = ${tenant}`)
  await client.query('vacuum analyze')
}

/** Frames a second while what overflows of the board is scrolled down and back. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const overflow = (element) => element.scrollHeight - element.clientHeight
    const scrolls = [...document.querySelectorAll('*')].filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
    const board = [document.scrollingElement, ...scrolls].sort((a, b) => overflow(b) - overflow(a))[0]
    const until = performance.now() + 3000
    let frames = 0
    const frame = () => {
      frames += 1
      board.scrollTop = (Math.sin(performance.now() / 600) + 1) * 0.5 * overflow(board)
      if (performance.now() < until) requestAnimationFrame(frame)
      else resolve(frames / 3)
    }
    requestAnimationFrame(frame)
  })`)

/** A planning opened by somebody whose application is loaded: seconds until its bars stand, and frames a second. */
async function opened(browser: Browser, url: string, view: 'week' | 'month'): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  const page = await context.newPage()
  await signIn(page, 'admin@forma.test')
  const stands: number[] = []
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    await page.goto(`${adminPartnerPlanning()}?day=${first.slice(0, 8)}10&view=${view}`)
    await page.getByText('Session', { exact: false }).first().waitFor()
    stands.push((performance.now() - begun) / 1000)
  }
  const frames = await scrolled(page)
  await context.close()
  const seconds = percentile(stands, 0.5)
  return [
    { name: `${view} of ${partners} partners, until its bars stand`, value: seconds, unit: 's', ratio: seconds / 1, aim: '≤ 1' },
    { name: `${view}, scrolled`, value: frames, unit: 'frames/s', ratio: frames / 50, aim: '≥ 1' },
  ]
}

/** The planning of 200 partners with 5,000 slots in a quarter: read through HTTP, opened and scrolled in a browser. */
export const run = async (): Promise<Figure[]> => {
  await buildWeb()
  return onPostgres(async (program) => {
    const client = new pg.Client({ connectionString: program.databaseUrl })
    await client.connect()
    client.on('error', () => {}) // the database goes with the program
    await seedDemo(program.services, program.jobs, worlds) // only into an empty program
    const tenant = await aTenant(program)
    const admin = await tenant.anAdmin()
    await fill(client, tenant.id)
    const reads: number[] = []
    for (let round = 0; round < 20; round++) {
      const begun = performance.now()
      await callAs(program, admin, planningContract.read, {
        params: { client: tenant.name },
        query: { from: instantInZone(first, '00:00', zone), to: instantInZone('2031-06-01', '00:00', zone) },
      })
      reads.push((performance.now() - begun) / 1000)
    }
    const { rows } = await client.query<{ id: number }>(`select id from tenants where name = 'forma'`)
    await fill(client, rows[0]!.id)
    await client.end()
    const url = (await program.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
    const browser = await chromium.launch({ executablePath: findChromium() })
    const quarter = percentile(reads, 0.95)
    const figures: Figure[] = [
      { name: `the quarter, ${slots} slots, read p95`, value: quarter, unit: 's', ratio: quarter / 1, aim: '≤ 1' },
      ...(await opened(browser, url, 'week')),
      ...(await opened(browser, url, 'month')),
    ]
    await browser.close()
    return figures
  })
}
