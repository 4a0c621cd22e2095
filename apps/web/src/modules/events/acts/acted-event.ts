import type { EventRecord } from '@kxo/domain/events/contract'

/** What decides which acts an event offers, from its row in a list or its record. */
export type ActedEvent = Pick<
  EventRecord,
  'id' | 'nature' | 'parent_id' | 'series_id' | 'title' | 'start_date' | 'is_asynchronous' | 'is_active'
> & {
  isCancelled: boolean
  isClosed: boolean
  isArchived: boolean
}
