import { bindTenant } from './src/platform/bound-tenant.ts'
import type { Page } from './src/platform/page.ts'
import type { Viewer } from './src/platform/viewer.ts'
import { everyPage } from './src/shell/every-page.ts'
import { firstReads } from './src/shell/read-ahead.ts'

/** Stands for the tenant of whoever opens the page. */
const anyTenant = 'any-tenant'
/** Stands for the first part of a page's address that differs from record to record; those after it follow. */
const firstNumber = 900_000_001

/** What depends on who looks is known once they are. */
const nobody = new Proxy({} as Viewer, {
  get: () => {
    throw new Error('who looks is not known yet')
  },
})

/** What an address holds of the day it was written on is wrong the next. */
const isDated = (url: string): boolean => /\d{4}-\d{2}/.test(url)

/**
 * The addresses a page gets first whoever opens it, as `/api/clients/:client/users/:id/`; none of a page that waits to know who does, nor of a
 * public one, which may be that of another tenant.
 */
async function readsOf(page: Page): Promise<string[]> {
  if (page.space === 'public') return []
  const names = page.path.match(/:\w+/g) ?? []
  const params = Object.fromEntries(names.map((name, index) => [name.slice(1), String(firstNumber + index)]))
  const urls = new Set<string>()
  globalThis.fetch = (url, init) => {
    const isTraced = 'idempotency-key' in ((init?.headers ?? {}) as Record<string, string>)
    const isGet = (init?.method ?? 'GET') === 'GET'
    if (isGet && !isTraced && !isDated(String(url))) urls.add(String(url))
    return new Promise(() => undefined)
  }
  const queries = await firstReads(page, { params, search: {}, viewer: nobody }).catch(() => [])
  const signal = new AbortController().signal
  for (const query of queries as { queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }[])
    query.queryFn({ signal }).catch(() => undefined)
  await new Promise((settle) => setTimeout(settle))
  return [...urls].map((url) =>
    names.reduce((text, name, index) => text.replaceAll(String(firstNumber + index), name), url.replaceAll(anyTenant, ':client')),
  )
}

/** Every page, with what it reads first: found as the build imports this file, which it can do no longer afterwards. */
export const pagesWithReads: (Page & { readings: readonly string[] })[] = []
bindTenant(anyTenant)
const { fetch } = globalThis
// One after the other: what is sent meanwhile is that page's.
for (const page of everyPage) pagesWithReads.push({ ...page, readings: await readsOf(page) })
globalThis.fetch = fetch
