import { wire } from '@kxo/domain/kernel/wire'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { useEventChoices } from '../../partners/index.ts'

/** What is asked of who registers others from their records: the event, and whether they are told. */
export const registering = {
  schema: z.object({ event: z.int('required'), is_silent: z.optional(wire.flag) }),
  values: { event: undefined as never, is_silent: false }, // none is chosen yet
  guards: false,
} as const

/** A colleague is always told: their referent is not asked. */
export function RegisterFields() {
  const { actor } = useViewer()
  return (
    <>
      <LookupField name="event" label={w.eventColumn} required {...useEventChoices()} />
      {may.follow(actor) ? <CheckboxField name="is_silent" label={w.silent} /> : null}
    </>
  )
}
