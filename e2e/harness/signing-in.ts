import type { Page } from 'playwright-core'
import { demoPassword } from '../../apps/api/seeds/accounts.ts'

/** Signs a demo account in through the login page of its tenant and waits for its landing page. */
export async function signIn(page: Page, mail: string): Promise<void> {
  const client = mail.split('@')[1]?.split('.')[0] ?? ''
  await page.goto(`/${client}`)
  await page.getByLabel('Adresse mail').fill(mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
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
