import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values.ts'
import type { VersionConflict } from './version-conflict.ts'

/** A form that saves a record, as its fields and what is said around them know it. */
export type RecordForm = UseFormReturn<FormValues, unknown, FormValues> & {
  submitNow: () => Promise<void>
  failure: unknown
  requires: (name: string) => boolean
  guards: boolean
  /** From the press until all that follows the save has ended, unless more was typed by then. */
  isBusy: boolean
  /** What someone else changed too, when the page does not compare both records itself. */
  conflict: VersionConflict | null
  /** A save came after someone else's, and nothing says yet what they changed. */
  isBehind: boolean
}
