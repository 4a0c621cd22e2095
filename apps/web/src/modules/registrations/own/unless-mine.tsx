import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { mineQuery } from '../api.ts'

/** What only who is not registered is offered on a card; one call serves every card of the page, and nothing shows before its answer. */
export default function UnlessMine({ event_id, children }: { event_id: number; children: ReactNode }) {
  const { actor } = useViewer()
  const isKnown = actor.user_id !== null
  const mine = useQuery({ ...mineQuery(), enabled: isKnown })
  if (!isKnown || mine.isError) return children
  if (mine.data === undefined || mine.data.some(({ event, status }) => event === event_id && status !== 'cancelled')) return null
  return children
}
