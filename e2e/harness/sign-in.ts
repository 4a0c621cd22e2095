import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '../../apps/api/seeds/accounts.ts'
import { inWeb } from './in-web.ts'
import { aVisitor, type Visitor } from './visitor.ts'

const { storedSession } = await inWeb<{ storedSession: (session: unknown) => [string, string][] }>('platform/session.ts')

/** The tenant the mail of a demo account names. */
export const clientOf = (mail: string): string => mail.split('@')[1]?.split('.')[0] ?? ''

/** Opens the session of an account, of the tenant its mail names unless told, without drawing its door nor any page: doors have journeys of their own. */
export async function signIn(page: Page, mail: string, client = clientOf(mail)): Promise<void> {
  await page.goto('/healthz')
  const answer = await page.request.post('/api/login/', { data: { identifier: mail, password: demoPassword, client } })
  const session: unknown = await answer.json()
  if (!answer.ok()) throw new Error(`${mail} is refused: ${JSON.stringify(session)}`)
  await page.evaluate((items) => {
    for (const [key, text] of items) localStorage.setItem(key, text)
  }, storedSession(session))
}

/** Opens the page where the door of a tenant leads whoever is signed in. */
export async function goHome(page: Page, client = 'forma'): Promise<void> {
  await page.goto(`/${client}`)
  await page.waitForURL((url) => !url.pathname.endsWith(client))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A visitor who has signed in to the demo tenant `forma`. */
export async function signedIn(
  browser: Browser,
  url: string,
  local: string,
  options: Parameters<typeof aVisitor>[2] = {},
): Promise<Visitor> {
  const visitor = await aVisitor(browser, url, options)
  await signIn(visitor.page, `${local}@forma.test`)
  return visitor
}
