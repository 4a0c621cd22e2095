import { nativeDeciders } from '@kxo/domain/fields/deciders'
import type { ListedField } from '@kxo/domain/fields/field'
import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import { type Audience, audiences, type RecordTab, tabIcons } from '@kxo/domain/fields/layout/tab'
import { closedMorphs, type Morph } from '@kxo/domain/fields/morph'
import { isSensitive } from '@kxo/domain/fields/rules'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { profileNames } from '@kxo/domain/identity/profile'
import { requiredText } from '@kxo/domain/kernel/validation'
import { Alert, Stack } from '@mantine/core'
import * as z from 'zod/mini'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { ConditionFields, conditionOf, writtenCondition, writtenConditionOf } from '../../forms/index.ts'
import { changeTab, createTab, removeTab } from '../api.ts'
import { Preview } from '../field/preview.tsx'
import { TickList } from '../field/tick-list.tsx'
import { tabIconLabel } from './tab-icon.tsx'

const Written = z.object({
  version: z.optional(z.int()),
  label: requiredText(40),
  label_en: z.optional(z.string().check(z.maxLength(40, 'tooLong'))),
  icon: z.optional(z.nullable(z.enum(tabIcons))),
  is_required_to_close: z.optional(z.boolean()),
  is_hidden: z.optional(z.boolean()),
  visible_to: z.array(z.enum(audiences)),
  editable_by: z.array(z.enum(audiences)),
  fields: z.array(z.number()),
  ...writtenCondition,
})

type Ticked = { visible_to: Audience[]; editable_by: Audience[]; fields: number[] }

type TabFormProps = {
  morph: Morph
  tab: RecordTab | null
  tabs: readonly RecordTab[]
  fields: readonly ListedField[]
  /** With the tab as it is kept and the fields it holds; null once it is gone. */
  onDone: (saved: RecordTab | null, fieldIds: readonly number[]) => void
}

/** One tab: its name, for whom, and the fields it holds. */
export function TabForm({ morph, tab, tabs, fields, onDone }: TabFormProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: Written,
    values: {
      label: tab?.label ?? '',
      label_en: tab?.label_en ?? '',
      icon: tab?.icon ?? null,
      is_required_to_close: tab?.is_required_to_close ?? false,
      is_hidden: tab?.is_hidden ?? false,
      ...writtenConditionOf(tab?.shown_when ?? null),
      visible_to: tab?.visible_to ?? [],
      editable_by: tab?.editable_by ?? [],
      fields: fields.filter(({ tab_id }) => tab !== null && tab_id === tab.id).map(({ id }) => id),
      ...(tab && { version: tab.version }),
    },
    save: ({ label, label_en = '', icon = null, is_required_to_close = false, is_hidden = false, ...rest }, version) => {
      const { visible_to, editable_by, fields: fieldIds } = rest
      const draft = { label, label_en, icon, shown_when: conditionOf(rest), is_required_to_close, is_hidden, visible_to, editable_by }
      return tab ? changeTab(tab.id, { version, ...draft, fields: fieldIds }) : createTab({ morph, ...draft, fields: fieldIds })
    },
    onSaved: (saved, { fields: fieldIds }) => {
      toast.success(w.tabSaved)
      onDone(saved, fieldIds)
    },
  })
  const { visible_to: seen, editable_by: edited, fields: fieldIds } = form.watch() as unknown as Ticked // the form holds what it was given
  // A field of this form.
  const tick = (name: keyof Ticked) => (ticked: (Audience | number)[]) => form.setValue(name, ticked as never, { shouldDirty: true })
  const remove = async (gone: RecordTab): Promise<void> => {
    const title = say(w.removeTabAsk, { label: gone.label })
    if (!(await confirm({ title, message: w.removeTabHelp, act: w.remove, tone: 'danger' }))) return
    await removeTab(gone.id)
    toast.success(w.tabRemoved)
    onDone(null, [])
  }
  const people = audiences.map((key) => ({ key, label: key === 'partner' ? say(w.partnerAudience) : say(profileNames[key]) }))
  const choices = fields.map(({ id, label, tab_id }) => {
    const other = tab_id === null || tab_id === tab?.id ? undefined : tabs.find((known) => known.id === tab_id)
    return { key: id, label: other ? `${label} (${say(w.inOtherTab, { label: other.label })})` : label }
  })
  // What another field decides is shown: everything the tab may hold.
  const previewed = fields
    .filter(({ id, is_active }) => is_active && fieldIds.includes(id))
    .map((field) => ({ ...field, shown_when: null }))
  return (
    <Stack gap="lg">
      <Panel component="section" p="lg" gap="md">
        <Form
          form={form}
          submit={w.save}
          secondary={
            tab ? (
              <Button variant="subtle" onClick={() => void remove(tab).catch(toast.failure)}>
                {say(w.remove)}
              </Button>
            ) : null
          }
        >
          <FormRow>
            <TextField name="label" label={w.tabLabel} maxLength={40} />
            <TextField name="label_en" label={w.tabLabelEn} maxLength={40} />
          </FormRow>
          <SelectField
            name="icon"
            label={l.icon}
            placeholder={l.noIcon}
            options={tabIcons.map((value) => ({ value, label: tabIconLabel(value) }))}
          />
          <TickList
            title={w.fieldsHere}
            help={w.fieldsHereHelp}
            empty={w.noFieldYet}
            choices={choices}
            ticked={fieldIds}
            onChange={tick('fields')}
          />
          <TickList title={w.visibleTo} help={w.everyone} choices={people} ticked={seen} onChange={tick('visible_to')} />
          <TickList title={w.editableBy} help={w.everyWriter} choices={people} ticked={edited} onChange={tick('editable_by')} />
          <SensitiveNote fields={fields.filter(({ id }) => fieldIds.includes(id))} isForEveryone={seen.length === 0} />
          <ConditionFields form={form} before={[...fields, ...nativeDeciders(morph)]} label={l.tabShownWhen} help={l.tabShownHelp} />
          {closedMorphs.some((known) => known === morph) ? (
            <CheckboxField name="is_required_to_close" label={l.toClose} help={l.toCloseHelp} />
          ) : null}
          <CheckboxField name="is_hidden" label={w.isHidden} />
        </Form>
      </Panel>
      {previewed.length > 0 ? <Preview fields={previewed} /> : null}
    </Stack>
  )
}

/** What the law protects asks for a restricted audience and an end (PRV-22). */
function SensitiveNote({ fields, isForEveryone }: { fields: readonly ListedField[]; isForEveryone: boolean }) {
  const { say } = useLanguage()
  const isAsking = fields.some(
    ({ label, name, help, retention_months }) => isSensitive(`${label} ${name} ${help}`) && (isForEveryone || retention_months === null),
  )
  return isAsking ? (
    <Alert color="orange" role="status">
      {say(l.sensitiveTab)}
    </Alert>
  ) : null
}
