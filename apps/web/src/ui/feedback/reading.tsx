import {
  type DefaultError,
  type QueryKey,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Boundary, type Skeleton } from './boundary.tsx'
import { Failed, Loading } from './states.tsx'

type SuspenseOptions<Data, Read, Key extends QueryKey> = UseSuspenseQueryOptions<Data, DefaultError, Read, Key>
type ReadingProps<Data, Read, Key extends QueryKey> = {
  of: SuspenseOptions<Data, Read, Key>
  lines?: number
  children: (read: Read) => ReactNode
}

function Read<Data, Of, Key extends QueryKey>({ of, children }: ReadingProps<Data, Of, Key>): ReactNode {
  return children(useSuspenseQuery(of).data)
}

/** A part of a page drawn from what it reads, with its one skeleton and its one failure: `<Reading of={entitiesQuery()}>{(entities) => …}</Reading>`. */
export function Reading<Data, Of, Key extends QueryKey>({ of, lines, children }: ReadingProps<Data, Of, Key>) {
  return (
    <Boundary watched={JSON.stringify(of.queryKey)} {...(lines === undefined ? {} : { lines })}>
      <Read of={of}>{children}</Read>
    </Boundary>
  )
}

type Asking<Data> = Pick<UseQueryResult<Data>, 'isError' | 'error' | 'data' | 'refetch'>
type AnsweredProps<Data> = Skeleton & { of: Asking<Data>; page?: boolean; children?: (read: Data) => ReactNode }

/**
 * A part drawn from a reading that is asked beside it, because it waits for a choice or keeps the page before while the next one comes:
 * its failure, its skeleton, then what it shows. Without children, the failure or the skeleton alone. What failed to be read again stays
 * as it was, with all that was typed in it; what is gone has left the cache and gives way.
 */
export function Answered<Data>({ of, page = false, lines, height, children }: AnsweredProps<Data>): ReactNode {
  if (of.isError && of.data === undefined) return <Failed error={of.error} onRetry={() => void of.refetch()} page={page} />
  if (of.data !== undefined) return children?.(of.data) ?? null
  return lines === 0 ? null : <Loading {...(lines && { lines })} {...(height && { height })} />
}
