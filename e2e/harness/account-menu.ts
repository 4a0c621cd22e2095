import type { Page } from 'playwright-core'

/** Chooses a language, or light or dark, in the menu of one's account. */
export async function chooseInAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Mon compte|My account)/ }).click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}
