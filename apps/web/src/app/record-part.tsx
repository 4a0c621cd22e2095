import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { Loading } from '../ui/states.tsx'
import { usePageList } from './page-list.tsx'
import { useViewer, type Viewer } from './viewer.ts'

/** A record's page that other modules add to. */
export type RecordKind = 'contact'

/**
 * A tab (`?tab=key`) a module adds to the page of a record it does not own.
 * The page's own module stands below and is handed these; it never imports them.
 */
export type RecordPart = {
  record: RecordKind
  key: string
  label: Sentence
  order: number
  permitted: (viewer: Viewer) => boolean
  component: () => Promise<{ default: ComponentType<{ id: number }> }>
}

/** The parts of a record a viewer may see, in order. */
export function useRecordParts(record: RecordKind): readonly RecordPart[] {
  const { recordParts } = usePageList()
  const viewer = useViewer()
  return useMemo(
    () => recordParts.filter((part) => part.record === record && part.permitted(viewer)).toSorted((a, b) => a.order - b.order),
    [recordParts, record, viewer],
  )
}

const loaded = new Map<RecordPart, ComponentType<{ id: number }>>()

/** Draws a part for the record of that number. */
export function RecordPartOf({ part, id }: { part: RecordPart; id: number }) {
  let Part = loaded.get(part)
  if (!Part) {
    Part = lazy(part.component)
    loaded.set(part, Part)
  }
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <Part id={id} />
    </Suspense>
  )
}
