import type { Browser } from 'playwright-core'
import { signIn } from './signing-in.ts'
import { aVisitor, type Visitor } from './visitor.ts'

/** A visitor who has signed in to the demo tenant `forma` through its door. */
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
