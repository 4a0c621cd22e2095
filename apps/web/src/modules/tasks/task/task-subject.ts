import type { RichText } from '@kxo/domain/kernel/rich-text'

/** A record a new task is about, as it is called. */
export type TaskSubject = {
  field: 'user_id' | 'company_id' | 'event_id'
  id: number
  name: string
  /** What the task begins with. */
  label?: string
  detail?: RichText
}
