import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Picks an option of a select by what it shows. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByLabel(label, { exact: true }))
    .first()
    .click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Types in a box that searches the server and picks a record found, once only such are listed: what is pressed before may move away. */
export async function chooseFound(box: Locator, typed: string, option = typed): Promise<void> {
  await box.fill(typed)
  const options = box.page().getByRole('listbox').getByRole('option')
  const others = options.filter({ hasNotText: typed })
  await expect.poll(async () => [(await options.count()) > 0, await others.count()]).toEqual([true, 0])
  await options.filter({ hasText: option }).click()
}

/** `DD/MM/YYYY HH:MM` some days from now, at an hour of the tenant's clock. */
export function inDays(days: number, time: string): string {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() + days * 86_400_000))
  return `${day} ${time}`
}
