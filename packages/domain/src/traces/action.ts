import type { Sentence } from '../kernel/sentence.ts'

/** What an act is about; one that the sheet of settings names says which sheet. */
export type TraceSubject =
  | 'agreement'
  | 'bill'
  | 'client'
  | 'company'
  | 'complaint'
  | 'contract_ending'
  | 'conversation'
  | 'contribution'
  | 'data_request'
  | 'document'
  | 'entity'
  | 'event'
  | 'field'
  | 'form'
  | 'guest'
  | 'guide'
  | 'import'
  | 'location'
  | 'mail'
  | 'partner'
  | 'price'
  | 'quiz'
  | 'quote'
  | 'region'
  | 'theme'
  | 'registration'
  | 'rubric'
  | 'service_notice'
  | 'slot'
  | 'support_request'
  | 'tab'
  | 'task'
  | 'tenant'
  | 'tutorial'
  | 'user'
  | 'video'
  | `settings_${string}`

/** One act the product remembers. Without `audience` it is private: read by full administrators only. */
export type TraceAction = {
  label: Sentence
  /** Read by administrators of any restriction and, when it is about them, by the person. */
  audience?: 'public'
  /** What `subject_id` names, unless the trace says otherwise. */
  subject?: TraceSubject
}

/** Declares acts; the type is the set of their keys, so a trace of an undeclared one does not compile. */
export const traceActions = <const T extends Record<string, TraceAction>>(actions: T): T => actions
