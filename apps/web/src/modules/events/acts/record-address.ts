import type { EventRecord } from '@kxo/domain/events/contract'
import { adminActivity, adminEvent } from '@kxo/domain/events/paths'

/** Where an event is run, or an activity within its event. */
export const recordAddress = ({ id, parent_id }: Pick<EventRecord, 'id' | 'parent_id'>): string =>
  parent_id === null ? adminEvent(id) : adminActivity(parent_id, id)
