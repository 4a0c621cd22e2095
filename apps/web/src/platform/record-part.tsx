import { useMemo } from 'react'
import { Boundary } from '../ui/feedback/boundary.tsx'
import { type RecordKind, type RecordPart, usePageList } from './page-list.tsx'
import { useViewer } from './viewer.ts'

export type { RecordKind, RecordPart } from './page-list.tsx'

/** The parts of a record a viewer may see, in order. */
export function useRecordParts(record: RecordKind): readonly RecordPart[] {
  const { recordParts } = usePageList()
  const viewer = useViewer()
  return useMemo(
    () => recordParts.filter((part) => part.record === record && part.permitted(viewer)).toSorted((a, b) => a.order - b.order),
    [recordParts, record, viewer],
  )
}

/** Draws a part for the record of that number. */
export const RecordPartOf = ({ part: { Content }, id }: { part: RecordPart; id: number }) => (
  <Boundary lines={6} watched={String(id)}>
    <Content id={id} />
  </Boundary>
)
