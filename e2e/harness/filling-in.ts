import type { Page } from 'playwright-core'

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
