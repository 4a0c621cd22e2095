import type { BulkPreview } from '@kxo/domain/kernel/bulk-preview'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useAction } from '../feedback/action.ts'
import type { BulkDialogProps } from './bulk-dialog.tsx'

type BulkActOptions<Done> = {
  queryKey: QueryKey
  /** The records chosen, those of a whole list included. */
  ids: (signal: AbortSignal) => number[] | Promise<number[]>
  /** What the server says it would do of them: a POST that changes nothing. */
  ask: (ids: number[]) => Promise<BulkPreview>
  act: (ids: number[]) => Promise<Done>
  /** Whether enough is chosen for it to be told. */
  isReady?: boolean
}
type BulkAct<Done> = {
  /** What it did. */
  done: Done | undefined
  /** Something else is asked: what it would do is told again. */
  reset: () => void
  /** What its dialog shows of it. */
  bulk: Pick<BulkDialogProps, 'preview' | 'isPending' | 'onApply'>
}

/** An act on many: told before anything is written, then done of the very records it was told of. */
export function useBulkAct<Done>({ queryKey, ids, ask, act, isReady = true }: BulkActOptions<Done>): BulkAct<Done> {
  const applying = useAction({ mutationFn: act })
  const preview = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const chosen = await ids(signal)
      return { ids: chosen, ...(await ask(chosen)) }
    },
    // A POST, though it changes nothing: what refreshes the screen must not ask it again, without end.
    meta: { writes: true },
    enabled: isReady && applying.isIdle,
    staleTime: 0,
    gcTime: 0,
  })
  const onApply = (): void => {
    if (preview.data) applying.mutate(preview.data.ids)
  }
  return { done: applying.data, reset: applying.reset, bulk: { preview, isPending: applying.isPending, onApply } }
}
