import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ComponentType, Suspense, useMemo } from 'react'
import { Loading } from '../ui/feedback/states.tsx'
import { usePageList } from './page-list.tsx'
import { useViewer, type Viewer } from './viewer.ts'

/**
 * A record's page that other modules add to: as those who follow people and companies see it, as the person concerned does,
 * or as who speaks for a company sees its people (`recruiter`: one that recruits). The number is then the company's.
 * `organisation`: the tenant's own settings; `ownBills`: what one has to pay.
 */
export type RecordKind = 'contact' | 'company' | 'event' | 'profile' | 'ownCompany' | 'team' | 'recruiter' | 'organisation' | 'ownBills'

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
  /** Lazy. */
  Content: ComponentType<{ id: number }>
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

/** Draws a part for the record of that number. */
export const RecordPartOf = ({ part: { Content }, id }: { part: RecordPart; id: number }) => (
  <Suspense fallback={<Loading lines={6} />}>
    <Content id={id} />
  </Suspense>
)
