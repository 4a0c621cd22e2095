import { tenantParameter } from '@kxo/domain/identity/paths'
import { mayNameTenant } from '@kxo/domain/tenants/reserved'
import type { Match } from './match-page.ts'

/** The tenant an address is of: named by its path or, when it came by mail or on paper, beside a page that is not public. */
export function clientOf(match: Match | null, search: object): string | null {
  const inPath = match?.params['client']
  if (inPath !== undefined || match?.page.space === 'public') return inPath ?? null
  const named = (search as Record<string, unknown>)[tenantParameter]
  return typeof named === 'string' && mayNameTenant(named.toLowerCase()) ? named : null
}
