import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { TextOrSentence } from '../i18n/language.tsx'
import { toast } from './toast.ts'

type ActionOptions<T, V, C> = UseMutationOptions<T, Error, V, C> & {
  /** The page tells the failure beside its cause: no toast does. */
  showsFailure?: boolean
}

/**
 * What changes something, as a mutation: `useAction({ mutationFn: () => lockSheet(id), onSuccess: … })`. A failure is told once, by a toast unless
 * `onError` or the page does; the call carries its idempotency key and reads again what its contract declares stale.
 */
export function useAction<T, V = void, C = unknown>({
  showsFailure = false,
  ...options
}: ActionOptions<T, V, C>): UseMutationResult<T, Error, V, C> {
  return useMutation({ ...(showsFailure ? {} : { onError: (error: Error) => toast.failure(error) }), ...options })
}

/** The same for an act nothing waits for: tells that it is done, or why not, and answers which. */
export async function runAction(work: () => Promise<unknown>, done?: TextOrSentence): Promise<boolean> {
  try {
    await work()
  } catch (error) {
    toast.failure(error)
    return false
  }
  if (done !== undefined) toast.success(done)
  return true
}
