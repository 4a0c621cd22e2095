import type { BulkPreview } from '@kxo/domain/kernel/bulk-preview'
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'

type PreviewOptions = {
  queryKey: QueryKey
  /** The records chosen, those of a whole list included. */
  ids: (signal: AbortSignal) => number[] | Promise<number[]>
  /** What the server says it would do of them: a POST that changes nothing. */
  ask: (ids: number[]) => Promise<BulkPreview>
  /** Whether it is still to be told: not before enough is chosen, nor once it is done. */
  enabled: boolean
}

/** What an act on many would do, with the records it is told of, so that the act is done on the very same. */
export const useBulkPreview = ({ queryKey, ids, ask, enabled }: PreviewOptions): UseQueryResult<BulkPreview & { ids: number[] }> =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const chosen = await ids(signal)
      return { ids: chosen, ...(await ask(chosen)) }
    },
    // A POST, though it changes nothing: what refreshes the screen must not ask it again, without end.
    meta: { writes: true },
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
