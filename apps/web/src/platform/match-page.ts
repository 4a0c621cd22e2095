import { mayNameTenant } from '@kxo/domain/tenants/reserved'
import type { Page } from './page.ts'

export type Match = { page: Page; params: Readonly<Record<string, string>> }

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)
const patternsOf = (page: Page): readonly string[] => [page.path, ...(page.aliases ?? [])]

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const patternParts = segmentsOf(pattern)
  const pathParts = segmentsOf(path)
  if (patternParts.length !== pathParts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of patternParts.entries()) {
    const value = pathParts[index]!
    if (name.startsWith(':')) params[name.slice(1)] = decoded(value)
    else if (name.toLowerCase() !== value.toLowerCase()) return null
  }
  // `/{client}` is unambiguous because a reserved word never names a tenant.
  return patternParts[0] === ':client' && !mayNameTenant(params['client']!.toLowerCase()) ? null : params
}

/** Fixed segments first, so that `/events/new` is never read as `/events/:id`. */
const weight = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')

/** The page an address opens, as the router finds it; null when there is none. */
export function matchPage(pages: readonly Page[], path: string): Match | null {
  const found = pages.flatMap((page) =>
    patternsOf(page).flatMap((pattern) => {
      const params = paramsOf(pattern, path)
      return params ? [{ page, params, weight: weight(pattern) }] : []
    }),
  )
  return found.sort((a, b) => a.weight.localeCompare(b.weight))[0] ?? null
}
