import type { Page } from 'playwright-core'
import { demoPassword } from '../../apps/api/seeds/accounts.ts'
import { inWeb } from './in-web.ts'

const { keptOf } = await inWeb<{ keptOf: (session: unknown) => [string, string][] }>('app/session.ts')

/** Opens the session of an account, of the tenant its mail names unless told, where its door leads, without drawing the door: doors have journeys of their own. */
export async function signIn(page: Page, mail: string, client = mail.split('@')[1]?.split('.')[0] ?? ''): Promise<void> {
  await page.goto('/healthz')
  const answer = await page.request.post('/api/login/', { data: { identifier: mail, password: demoPassword, client } })
  const session: unknown = await answer.json()
  if (!answer.ok()) throw new Error(`${mail} is refused: ${JSON.stringify(session)}`)
  await page.evaluate((kept) => {
    for (const [key, text] of kept) localStorage.setItem(key, text)
  }, keptOf(session))
  await page.goto(`/${client}`)
  await page.waitForURL((url) => !url.pathname.endsWith(client))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Picks an option of a select by what it shows. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByLabel(label, { exact: true }))
    .first()
    .click()
  await page.getByRole('option', { name: option }).first().click()
}

/** `DD/MM/YYYY HH:MM` some days from now, at an hour of the tenant's clock. */
export function inDays(days: number, time: string): string {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() + days * 86_400_000))
  return `${day} ${time}`
}
