import { type DefaultError, type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Boundary } from './boundary.tsx'

type Asked<Data, Read, Key extends QueryKey> = UseSuspenseQueryOptions<Data, DefaultError, Read, Key>
type ReadingProps<Data, Read, Key extends QueryKey> = {
  of: Asked<Data, Read, Key>
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
