import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { isChunkFailure } from './failure.ts'
import { Failed, Loading } from './states.tsx'

type CaughtProps = { children: ReactNode; failure: (error: unknown, again: () => void) => ReactNode; watched: string }
type CaughtState = { error: unknown; of: string | null }

/** Keeps what failed inside a part of the page; a file that could not be fetched goes on to the page, which offers to load it anew. */
class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { error: null, of: null }
  static getDerivedStateFromError(error: unknown): Partial<CaughtState> {
    return { error }
  }
  static getDerivedStateFromProps({ watched }: CaughtProps, { of }: CaughtState): Partial<CaughtState> | null {
    return of === watched ? null : { of: watched, error: null }
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (isChunkFailure(error)) throw error
    return this.props.failure(error, () => this.setState({ error: null }))
  }
}

/** A reading that failed, with a way to ask again; it is asked anew by itself when its page is next opened. */
export function FailedReading({ error, again, page }: { error: unknown; again: () => void; page?: boolean }) {
  const queries = useQueryClient()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(
    () => () =>
      queries.removeQueries({
        predicate: (query) => query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0,
      }),
    [queries],
  )
  const retry = (): void => {
    reset()
    again()
  }
  return <Failed error={error} onRetry={retry} page={page ?? false} />
}

/** No line: what may turn out to be nothing takes no room while it comes. */
export type Skeleton = { lines?: number; height?: number }

type BoundaryProps = Skeleton & {
  /** What the part shows: another forgets that the one before failed. */
  watched?: string
  failure?: (error: unknown, again: () => void) => ReactNode
  children: ReactNode
}
const failedPart = (error: unknown, again: () => void): ReactNode => <FailedReading error={error} again={again} />

/** One skeleton and one failure for all that a part of a page reads with `useSuspenseQuery`. */
export function Boundary({ lines, height, watched = '', failure = failedPart, children }: BoundaryProps) {
  return (
    <Caught watched={watched} failure={failure}>
      <Suspense fallback={lines === 0 ? null : <Loading {...(lines && { lines })} {...(height && { height })} />}>{children}</Suspense>
    </Caught>
  )
}

const fingerprint = (props: object): string =>
  JSON.stringify(Object.values(props).filter((value) => typeof value === 'string' || typeof value === 'number'))

/** A part that reads within a boundary of its own: `export const HistoryTab = bounded(function HistoryTab({ id }) { … }, { lines: 6 })`. */
export function bounded<Props extends object>(Part: ComponentType<Props>, skeleton: Skeleton = {}): ComponentType<Props> {
  const Bounded = (props: Props) => (
    <Boundary {...skeleton} watched={fingerprint(props)}>
      <Part {...props} />
    </Boundary>
  )
  Bounded.displayName = `Bounded(${Part.displayName ?? Part.name})`
  return Bounded
}
