import { bindTenant } from '../platform/bound-tenant.ts'
import { guard } from '../platform/guard.ts'
import type { Page, Place } from '../platform/page.ts'
import { queryClient } from '../platform/query-client.ts'
import { readSession } from '../platform/session.ts'
import { tenantQuery } from '../platform/tenant.ts'
import { viewerOf } from '../platform/viewer.ts'
import { fitSearch } from '../ui/navigation/address-schema.ts'

/** Asks what a page will read while its code comes, of whoever may open it. The page waits for none of it: what fails here is read again there. */
export async function readAhead(page: Page, { params, search }: Place): Promise<void> {
  const session = readSession()
  if (!page.reads || !session) return
  const tenant = await queryClient.ensureQueryData(tenantQuery(session.client))
  const viewer = viewerOf(session, tenant)
  if (guard({ page, first: '', client: null, viewer }).kind !== 'page') return
  bindTenant(tenant.name)
  const queries = await page.reads({ params, search: fitSearch(page.address, search), viewer })
  for (const query of queries) void queryClient.prefetchQuery(query as Parameters<typeof queryClient.prefetchQuery>[0])
}
