import type { EventRecord } from '@kxo/domain/events/contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import type { OfferedStep } from '@kxo/domain/events/steps'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Schema } from '@kxo/domain/kernel/contract'
import { Group } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, type RecordForm, SubmitButton, useRecordForm } from '../../../ui/form/form.tsx'
import type { Blank, Submitted } from '../../../ui/form/form-values.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { NativeWordings } from '../../fields/index.ts'

export type StepProps = {
  event: EventRecord
  readOnly: boolean
  previous: OfferedStep | null
  next: OfferedStep | null
  /** The record as it was just saved. */
  onSaved: (event: EventRecord) => void
  /** Something beside the record changed: slots, partners, prices. */
}

type StepFormOptions<S extends Schema> = {
  step: StepProps
  schema: S
  values: Blank<Submitted<S>>
  save: (body: Submitted<S>) => Promise<EventRecord>
}

/** A step saved alone; `goOn` saves and opens the next one. */
export function useStepForm<S extends Schema>({ step, schema, values, save }: StepFormOptions<S>): { form: RecordForm; goOn: () => void } {
  const open = useNavigateIfMounted()
  const opensNext = useRef(false)
  const form = useRecordForm({
    schema,
    values,
    save,
    onSaved: (saved) => {
      toast.success(w.saved)
      step.onSaved(saved)
      if (opensNext.current && step.next) void open(adminEventStep(saved.id, step.next))
      opensNext.current = false
    },
  })
  const goOn = (): void => {
    opensNext.current = true
    void form.submitNow().finally(() => {
      opensNext.current = false
    })
  }
  return { form, goOn }
}

/** The fields of a step, and its foot: back, save, save and go on. */
export function StepForm({ step, form, goOn, children }: { step: StepProps; form: RecordForm; goOn: () => void; children: ReactNode }) {
  const { say } = useLanguage()
  return (
    <PanelSection>
      <NativeWordings of="Event">
        <Form form={form}>
          {children}
          <Group gap={10} pt="xs">
            {step.readOnly ? null : (
              <>
                <SubmitButton>{w.save}</SubmitButton>
                {step.next ? (
                  <Button variant="default" disabled={form.isBusy} onClick={goOn}>
                    {say(w.saveNext)}
                  </Button>
                ) : null}
              </>
            )}
            <PreviousStep step={step} />
          </Group>
        </Form>
      </NativeWordings>
    </PanelSection>
  )
}

export function PreviousStep({ step }: { step: StepProps }) {
  const { say } = useLanguage()
  return step.previous ? (
    <LinkButton variant="subtle" to={adminEventStep(step.event.id, step.previous)}>
      {say(w.previous)}
    </LinkButton>
  ) : null
}

/** The foot of a step that has nothing of its own to save. */
export function StepFoot({ step }: { step: StepProps }) {
  const { say } = useLanguage()
  return (
    <Group gap={10} pt="xs">
      {step.next ? <LinkButton to={adminEventStep(step.event.id, step.next)}>{say(w.next)}</LinkButton> : null}
      <PreviousStep step={step} />
    </Group>
  )
}
