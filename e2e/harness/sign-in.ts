import type { Browser } from 'playwright-core'
import { demoPassword } from '../../apps/api/seeds/accounts.ts'
import { aVisitor, type Visitor } from './visitor.ts'

/** A visitor who has signed in to the demo tenant `forma` through its door. */
export async function signedIn(
  browser: Browser,
  url: string,
  local: string,
  options: Parameters<typeof aVisitor>[2] = {},
): Promise<Visitor> {
  const visitor = await aVisitor(browser, url, options)
  const { page } = visitor
  await page.goto('/forma')
  await page.getByLabel('Adresse mail').fill(`${local}@forma.test`)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return visitor
}
