import { nativeDeciders } from '@kxo/domain/fields/deciders'
import type { ListedField, RecordFieldDraft } from '@kxo/domain/fields/field'
import { isAboutPerson, listedMorphs, type Morph } from '@kxo/domain/fields/morph'
import { nativeFields } from '@kxo/domain/fields/native/native-fields'
import { columnTypes, isOnlyText } from '@kxo/domain/fields/nature'
import { closeFields, isSensitive } from '@kxo/domain/fields/rules'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { proposedTypes } from '@kxo/domain/forms/inputs/input-type'
import { Alert, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, FormSection, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import type { TextOrSentence } from '../../../ui/i18n/language.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ConditionFields, DynamicField, TypeFields } from '../../forms/index.ts'
import { RubricField } from '../layout/rubric-field.tsx'
import { FormulaFields, RuleFields, TypeField } from './field-parts.tsx'
import { Preview } from './preview.tsx'
import { fieldOf, WrittenField, writtenFieldOf } from './written-field.ts'

export type FieldFormProps<Answer> = {
  morph: Morph
  draft: RecordFieldDraft
  /** The other fields of the kind. */
  others: readonly ListedField[]
  /** The number of the field, once it exists; how many answered it, and how many records did not. */
  existing?: { id: number; version: number; answers_count: number; unanswered_count: number | null }
  submit: TextOrSentence
  secondary?: (form: RecordForm) => ReactNode
  /** With the version that was read. */
  save: (draft: RecordFieldDraft, version: number) => Promise<Answer>
  onSaved: (answer: Answer) => void
}

/** One field in three blocks, and beside them what people will see. */
export function FieldForm<Answer>({ morph, draft, others, existing, submit, secondary, save, onSaved }: FieldFormProps<Answer>) {
  const taken = others.map(({ name }) => name)
  // What the screen does not show stays as it is.
  const unshown = { tab_id: draft.tab_id }
  const form = useRecordForm({
    schema: WrittenField,
    values: { ...writtenFieldOf(draft), ...(existing && { version: existing.version }) },
    save: (written, version) => save(fieldOf(written, taken, unshown), version),
    onSaved,
  })
  const written = useWatch({ control: form.control }) as Partial<WrittenField>
  const current = fieldOf(written, taken, unshown)
  const isText = isOnlyText(current.nature)
  const isTyped = current.nature === 'custom' || current.nature === 'setting'
  return (
    <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
      <Panel component="section" p="lg" gap="md">
        <Form form={form} submit={submit} secondary={secondary?.(form)}>
          <FormSection title={w.blockQuestion}>
            <FormRow>
              <TextField name="label" label={w.labelFr} required />
              <TextField name="label_en" label={w.labelEn} />
            </FormRow>
            <CloseOnes label={current.label} morph={morph} others={others} />
            <FormRow>
              <TextField
                name="name"
                label={w.name}
                help={existing && existing.answers_count > 0 ? w.nameFrozen : w.nameHelp}
                disabled={existing !== undefined && existing.answers_count > 0}
              />
              {isText || current.nature === 'aggregate' ? null : (
                <TypeField from={existing && existing.answers_count > 0 ? draft.input_type : null} />
              )}
            </FormRow>
            {isText || current.nature === 'aggregate' ? null : <TypeFields form={form} />}
            {current.nature === 'aggregate' ? <FormulaFields morph={morph} /> : null}
            <FormRow>
              {isText ? <TextareaField name="help" label={w.text} rows={4} /> : <TextField name="help" label={w.helpFr} />}
              <TextField name="help_en" label={w.helpEn} />
            </FormRow>
            <FormRow>
              <RubricField morph={morph} />
            </FormRow>
            {isText || current.nature === 'aggregate' ? null : <Proposed draft={current} />}
            {current.nature === 'custom' && columnTypes.includes(current.input_type) && listedMorphs.some((known) => known === morph) ? (
              <CheckboxField name="in_list" label={w.inList} help={w.inListHelp} />
            ) : null}
            <ConditionFields form={form} before={[...others, ...nativeDeciders(morph)]} />
          </FormSection>
          {isTyped ? <RuleFields form={form} type={current.input_type} unanswered={existing?.unanswered_count ?? null} /> : null}
          {isText || current.nature === 'aggregate' ? null : <Personal morph={morph} draft={current} />}
        </Form>
      </Panel>
      <Preview fields={[{ ...current, shown_when: null }]} />
    </Columns>
  )
}

/** What the field begins with, or is held to, asked as the field itself will be. */
function Proposed({ draft }: { draft: RecordFieldDraft }) {
  const { say } = useLanguage()
  if (!proposedTypes.includes(draft.input_type)) return null
  const isImposed = draft.nature === 'preselected'
  const defaultField = { ...draft, label: say(isImposed ? w.imposedValue : w.defaultValue), help: '', purpose: '', is_required: isImposed }
  return (
    <DynamicField
      key={draft.input_type}
      name="default_value"
      field={{ ...defaultField, id: 0, rank: 0, section: '', is_text: false, is_locked: false }}
      disabled={false}
    />
  )
}

/** Why the data is asked (FOR-15) and how long it is kept (PRV-22). */
function Personal({ morph, draft }: { morph: Morph; draft: RecordFieldDraft }) {
  const { say } = useLanguage()
  const sensitive = isSensitive(`${draft.label} ${draft.name} ${draft.help}`)
  return (
    <FormSection title={w.blockPersonal}>
      {sensitive ? (
        <Alert color="orange" role="status">
          {say(w.sensitive)}
        </Alert>
      ) : null}
      <FormRow>
        <TextField name="purpose" label={w.purpose} help={w.purposeHelp} required={sensitive || isAboutPerson(morph)} />
        <NumberField name="retention_months" label={w.retention} />
      </FormRow>
    </FormSection>
  )
}

/** Fields that already ask much the same. */
function CloseOnes({ label, morph, others }: { label: string; morph: Morph; others: readonly ListedField[] }) {
  const { say } = useLanguage()
  const natives = nativeFields[morph].map((field) => ({ name: field.name, label: say(field.label) }))
  const close = closeFields(label, [...natives, ...others.map((field) => ({ name: field.name, label: field.label }))])
  if (close.length === 0) return null
  return (
    <Text c="dimmed" fz="xs" role="status">
      {say(w.closeOnes, { labels: close.map((field) => field.label).join(', ') })}
    </Text>
  )
}
