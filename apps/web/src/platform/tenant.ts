import { ClientParams, tenantsContract } from '@kxo/domain/tenants/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { isUnanswered } from '../ui/feedback/failure.ts'
import { call } from './api-client.ts'
import { mayBeDone } from './api-error.ts'
import { storage, storageKeys } from './storage.ts'
import { paintTenant } from './theme.ts'

const minutes = 60_000

/** Keeps what a page needs to open without the network on this device; `null` keeps nothing any more. */
export function keepTenant(tenant: ClientParams | null): void {
  if (tenant) storage.write(storageKeys.clientParams, JSON.stringify(z.encode(ClientParams, tenant)))
  else storage.forget(storageKeys.clientParams)
}

/** What was kept of a tenant; null of another one. */
function readCached(client: string): ClientParams | null {
  const stored = z.safeDecode(ClientParams, storage.readJson(storageKeys.clientParams) as z.input<typeof ClientParams>)
  return stored.success && stored.data.name === client ? stored.data : null
}

async function readTenant(client: string): Promise<ClientParams> {
  try {
    return await call(tenantsContract.clientParams, { query: { client } })
  } catch (error) {
    // A device may believe in a network that leads nowhere, as in a hall.
    const cached = mayBeDone(error) ? readCached(client) : null
    if (cached) return cached
    throw error
  }
}

/** Words, colours, features and parameters of a tenant, by its name. */
export const tenantQuery = (client: string) =>
  queryOptions({
    queryKey: ['tenant', client],
    // Never cut short: the pages of the product come while it is asked, and are drawn anew.
    queryFn: () => readTenant(client),
    staleTime: 5 * minutes,
    // Asked even offline: the page then says so, instead of waiting in silence.
    networkMode: 'always',
    retry: (failures, error) => navigator.onLine && failures < 2 && isUnanswered(error),
  })

/** The tenant of an address or of the session; paints its colours when they are known. */
export function useTenant(client: string) {
  const answer = useQuery(tenantQuery(client))
  const tenant: ClientParams | undefined = answer.data
  useEffect(() => {
    if (!tenant) return
    paintTenant(tenant.name, tenant.colours)
    storage.write(storageKeys.glossary, JSON.stringify(tenant.glossary))
  }, [tenant])
  const { isError, refetch } = answer
  useEffect(() => {
    if (!isError) return undefined
    // A page opened without a network has seen it neither lost nor found again.
    const again = (): void => void refetch()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isError, refetch])
  return answer
}
