import { contextQuery } from '../modules/tenants/index.ts'
import { bindTenant } from '../platform/bound-tenant.ts'
import { forgetEarlyAnswers } from '../platform/early-answer.ts'
import { guard } from '../platform/guard.ts'
import type { AnyQuery, Page, Place, ViewedPlace } from '../platform/page.ts'
import { queryClient } from '../platform/query-client.ts'
import { readSession } from '../platform/session.ts'
import { tenantQuery } from '../platform/tenant.ts'
import { viewerOf } from '../platform/viewer.ts'
import { fitSearch } from '../ui/navigation/address-schema.ts'

/** What a page reads first, and what its frame does of whoever looks; nothing of a page that says nothing of it. */
export const firstReads = async ({ reads }: Page, place: ViewedPlace): Promise<readonly AnyQuery[]> =>
  reads ? [...(await reads(place)), contextQuery()] : []

/** Asks what a page will read while its code comes, of whoever may open it. The page waits for none of it: what fails here is read again there. */
export const readAhead = (page: Page, place: Place): Promise<void> => askAhead(page, place).finally(forgetEarlyAnswers)

async function askAhead(page: Page, { params, search }: Place): Promise<void> {
  const session = readSession()
  if (!page.reads || !session) return
  const tenant = await queryClient.ensureQueryData(tenantQuery(session.client))
  const viewer = viewerOf(session, tenant)
  if (guard({ page, first: '', client: null, viewer }).kind !== 'page') return
  bindTenant(tenant.name)
  const queries = await firstReads(page, { params, search: fitSearch(page.address, search), viewer })
  for (const query of queries) void queryClient.prefetchQuery(query as Parameters<typeof queryClient.prefetchQuery>[0])
}
