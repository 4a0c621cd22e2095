import type { Endpoint } from '@kxo/domain/kernel/contract'
import { type InvalidateOptions, type InvalidateQueryFilters, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isGone, isUnanswered } from '../ui/feedback/failure.ts'

/** What is on its way for the first time when an act is done may be of before it: it is asked anew, as the library asks what was read already. */
class Queries extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled() && !query.isStatic()) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

export const makeQueryClient = (): QueryClient =>
  new Queries({
    queryCache: new QueryCache({
      // What is gone is shown no more; what failed to be read again stays as it was, with all that was typed in it.
      onError: (error, query) => {
        if (query.state.data !== undefined && isGone(error)) query.setState({ data: undefined })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal is an answer: only what may pass by itself is asked again.
        retry: (failures, error) => failures < 2 && isUnanswered(error),
        refetchOnWindowFocus: true,
        throwOnError: false,
      },
      mutations: { retry: false },
    },
  })

export const queryClient = makeQueryClient()

/**
 * After an act, reads again what is on the screen: all of it, or only the resources its contract declares stale.
 * What is not on the screen is read when it is next shown. Keys begin with their resource (`apiQuery`); the tenant's look stays.
 */
export function refreshAfter({ stale }: Pick<Endpoint, 'stale'>): void {
  const isStale = (resource: unknown): boolean => resource !== 'tenant' && (stale?.includes(String(resource)) ?? true)
  void queryClient.invalidateQueries({ predicate: ({ queryKey, meta }) => !meta?.['writes'] && isStale(queryKey[0]) })
}

/** Reads again what is known of a resource: something else than an act of this page changed it. */
export const refresh = (resource: string): Promise<void> => queryClient.invalidateQueries({ queryKey: [resource] })

/** Reads again all that is on the screen. */
export const refreshAll = (): void => refreshAfter({})

/** What was shown to a person, before someone else is at their browser; the look and words of the tenant stay. */
export const forgetPerson = (): void => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenant' })

/** What the server worded is asked again when the language changes; the look and words of the tenant come in both. */
export const askAgainInLanguage = (): void => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenant' })
