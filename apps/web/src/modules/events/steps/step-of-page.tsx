import { eventsContract } from '@kxo/domain/events/contract'
import { presentationSections } from '@kxo/domain/events/presentation/presentation'
import type { PageVersion } from '@kxo/domain/events/presentation/presentation-contract'
import { presentationWords as p } from '@kxo/domain/events/presentation/presentation-words'
import { type ProgrammeField, programmeFields, type Sheet } from '@kxo/domain/events/sheet'
import { sheetWords } from '@kxo/domain/events/syllabus/programme-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { changePage } from '../api.ts'
import { PreviewDialog } from '../presentation/preview-dialog.tsx'
import { SectionField } from '../presentation/section-field.tsx'
import { TakeDialog } from '../presentation/take-dialog.tsx'
import type { Taken } from '../presentation/taken-presentation.ts'
import { VersionsDialog } from '../presentation/versions-dialog.tsx'
import { TrainingFacts } from '../provided-parts.tsx'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'

const helps: Partial<Record<ProgrammeField, Sentence>> = {
  operational_objectives: w.operationalHelp,
  prerequisites: w.prerequisitesHelp,
  content: w.perLine,
}
const isLong = (field: ProgrammeField): boolean => field === 'content' || field === 'operational_objectives' || field === 'methods'

/** #32.4: the presentation in three sections, and the pedagogical sheet of a training (FOR-20). */
export function PageStep(step: StepProps) {
  const { event, readOnly } = step
  const { say } = useLanguage()
  const [opened, open] = useState<'take' | 'preview' | 'versions' | null>(null)
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changePage.body,
    values: {
      version: event.version,
      description: event.description,
      outline: event.outline,
      practical: event.practical,
      sheet: event.sheet,
    },
    save: (body) => changePage(event.id, body),
  })
  const fill = (written: Record<string, unknown>): void => {
    for (const [name, text] of Object.entries(written)) form.setValue(name, text, { shouldDirty: true, shouldValidate: true })
  }
  const take = (taken: Taken): void => {
    const { sheet = {}, ...sections } = taken
    const written = { ...sections, ...Object.fromEntries(Object.entries(sheet).map(([field, text]) => [`sheet.${field}`, text])) }
    fill(written)
  }
  /** Fields the version says nothing of are emptied: restored, a page says what it said. */
  const restore = (version: PageVersion): void => {
    const fields: readonly (keyof Sheet)[] = event.is_training
      ? [...programmeFields, 'remote_assistance', 'disability_referent', 'ordered_by', 'certification_code', 'validity_months']
      : []
    const { description, outline, practical, sheet } = version
    fill({ description, outline, practical, ...Object.fromEntries(fields.map((field) => [`sheet.${field}`, sheet[field] ?? ''])) })
    toast.success(say(p.restored, { n: version.version }))
    open(null)
  }
  return (
    <>
      <StepForm step={step} form={form} goOn={goOn}>
        <Group gap="sm">
          {readOnly ? null : (
            <Button variant="default" size="sm" onClick={() => open('take')}>
              {say(p.takeFrom)}
            </Button>
          )}
          <Button variant="default" size="sm" onClick={() => open('preview')}>
            {say(p.preview)}
          </Button>
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => open('versions')}>
            {say(p.versions)}
          </Button>
        </Group>
        {presentationSections.map((name) => (
          <SectionField key={name} name={name} event_id={event.id} disabled={readOnly} />
        ))}
        {event.is_training ? <SheetFields readOnly={readOnly} /> : null}
      </StepForm>
      {event.is_training ? <TrainingFacts event={event} readOnly={readOnly} /> : null}
      {opened === 'take' ? <TakeDialog event={event} onTake={take} onClose={() => open(null)} /> : null}
      {opened === 'versions' ? <VersionsDialog event={event} readOnly={readOnly} onRestore={restore} onClose={() => open(null)} /> : null}
      {opened === 'preview' ? <PreviewDialog id={event.id} onClose={() => open(null)} /> : null}
    </>
  )
}

function SheetFields({ readOnly }: { readOnly: boolean }) {
  const { say } = useLanguage()
  return (
    <FormSection title={w.sheetSection} help={w.sheetSectionHelp}>
      {programmeFields.map((field) => (
        <TextareaField
          key={field}
          name={`sheet.${field}`}
          label={sheetWords[field]}
          {...(helps[field] ? { help: helps[field] } : {})}
          rows={isLong(field) ? 5 : 2}
          required
          disabled={readOnly}
        />
      ))}
      <TextareaField name="sheet.remote_assistance" label={w.remoteAssistance} help={w.remoteAssistanceHelp} rows={2} disabled={readOnly} />
      <FormRow>
        <TextField name="sheet.disability_referent" label={w.disabilityReferent} disabled={readOnly} />
        <TextField name="sheet.ordered_by" label={w.orderedBy} help={w.orderedByHelp} disabled={readOnly} />
      </FormRow>
      <FormRow>
        <TextField name="sheet.certification_code" label={w.certification} disabled={readOnly} />
        <NumberField name="sheet.validity_months" label={w.validity} help={w.validityHelp} unit={say(w.months)} disabled={readOnly} />
      </FormRow>
    </FormSection>
  )
}
