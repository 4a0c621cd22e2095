import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { ownQuery } from '../api.ts'

/** What only who is not registered is offered: nothing while that is not known, so that it never shows and goes. */
export default function UnlessRegistered({ event_id, children }: { event_id: number; children: ReactNode }) {
  const { actor } = useViewer()
  const isKnown = actor.user_id !== null
  const own = useQuery({ ...ownQuery(event_id), enabled: isKnown })
  if (!isKnown || own.isError) return children
  if (own.data === undefined || (own.data !== null && own.data.status !== 'cancelled')) return null
  return children
}
