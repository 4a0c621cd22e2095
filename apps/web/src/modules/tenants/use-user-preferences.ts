import { tenantsContract } from '@kxo/domain/tenants/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { contextQuery } from './api.ts'

type Part = 'fields' | 'filters'
type SavedValues = Readonly<Record<string, unknown>>
/** What is to be kept, from what is. */
type Change = (saved: unknown) => unknown

/** One save at a time: each lays its value over what the one before left. */
let last: Promise<unknown> = Promise.resolve()

async function send(queries: QueryClient, client: string, part: Part, name: string, change: Change): Promise<void> {
  const options = contextQuery()
  // Another tab may have kept something since.
  const known = await queries.fetchQuery({ ...options, staleTime: 0 })
  const body = { [part]: { ...known?.[part], [name]: change(known?.[part][name]) } }
  const saved = known
    ? await call(tenantsContract.changeContext, { params: { id: known.id }, body })
    : await call(tenantsContract.createContext, { body })
  queries.setQueryData(options.queryKey, saved)
}

/**
 * What a person's screens remember on the server (Context calls); `keep` changes one thing, as the server holds it, and leaves the others.
 * `isComing` while it has never been read.
 */
export function useUserPreferences(): {
  fields: SavedValues
  filters: SavedValues
  isRead: boolean
  isComing: boolean
  keep: (part: Part, name: string, change: Change) => Promise<void>
} {
  const { tenant, user } = useViewer()
  const queries = useQueryClient()
  const { data, isSuccess, isLoading } = useQuery({ ...contextQuery(), enabled: user !== null })
  return {
    fields: data?.fields ?? {},
    filters: data?.filters ?? {},
    isRead: isSuccess,
    isComing: isLoading,
    keep: (part, name, change) => {
      const saving = last.then(() => send(queries, tenant.name, part, name, change))
      last = saving.catch(() => undefined)
      return saving
    },
  }
}
