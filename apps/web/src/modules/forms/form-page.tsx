import type { Form, Section } from '@kxo/domain/forms/contract'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { formNature } from '@kxo/domain/forms/nature'
import { adminForms } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formStatus } from '@kxo/domain/forms/versions/form-status'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Switch, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { RecordPartOf, useRecordParts } from '../../platform/record-part.tsx'
import { useViewer } from '../../platform/viewer.ts'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { Columns } from '../../ui/display/columns.tsx'
import { failureOf } from '../../ui/feedback/failure.ts'
import { ConflictChoice } from '../../ui/form/conflict-choice.tsx'
import { conflictWords } from '../../ui/form/conflict-words.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { useLanguage, useText } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { formQuery } from './api.ts'
import { SectionsEditor } from './editing/sections-editor.tsx'
import { type FormDraft, useFormDraft } from './editing/use-form-draft.ts'
import { FormActs } from './form-acts.tsx'
import { FormPreview } from './form-preview.tsx'
import { VersionsTab } from './versions/versions-tab.tsx'

/** A2: rubrics and questions of a form, its preview, where it is asked, its versions. */
export default function FormPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const answer = useSuspenseQuery(formQuery(Number(id)))
  return <Editor key={answer.data.id} form={answer.data} />
}

/** Fields as they would be asked if published now. */
const fieldsOf = (sections: readonly Section[]): FormField[] =>
  sections
    .flatMap(({ title, title_en, fields }) =>
      fields.map((field) => ({ ...field, section: title, ...(title_en ? { section_en: title_en } : {}) })),
    )
    .map((field, rank) => ({ ...field, id: rank + 1, rank }))

function Editor({ form }: { form: Form }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const [search, change] = useAddress()
  const parts = useRecordParts('form')
  const readOnly = !may.writeForms(actor)
  const draft = useFormDraft(form)
  const tabs = [
    { key: 'fields', label: w.fields },
    ...parts.map(({ key, label }) => ({ key, label })),
    { key: 'versions', label: w.versions, count: form.published ?? 0 },
  ]
  const current = tabs.find(({ key }) => key === search['tab'])?.key ?? 'fields'
  const part = parts.find(({ key }) => key === current)
  const subtitle = [
    say(formNature.labelOf(form.nature)),
    form.published === null ? null : say(w.versionNumber, { n: form.published }),
    form.published !== null && form.has_draft ? say(w.draftWaits) : null,
    say(w.usedBy, { n: form.events_count }),
  ]
  return (
    <>
      <LeaveGuard holds={draft.dirty && !draft.saving} />
      <PageTitle
        above={[{ label: w.list, to: adminForms() }]}
        mark={<StatusBadge of={formStatus} is={form.status} />}
        subtitle={subtitle.filter(Boolean).join(' · ')}
        act={readOnly ? null : <FormActs form={form} draft={draft} />}
      >
        {form.name}
      </PageTitle>
      {draft.failure ? (
        <Text c="red" fz="xs" role="alert">
          {text(failureOf(draft.failure).sentence)}
        </Text>
      ) : null}
      {draft.isConflict ? (
        <ConflictChoice title={conflictWords.bothForm} onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />
      ) : null}
      <Tabs label={form.name} tabs={tabs} current={current} panelId="form-panel" onChange={(tab) => change({ tab }, { replace: false })} />
      <div id="form-panel" role="tabpanel">
        {current === 'fields' ? <Fields form={form} draft={draft} readOnly={readOnly} /> : null}
        {current === 'versions' ? <VersionsTab form={form} draft={draft} readOnly={readOnly} /> : null}
        {part ? <RecordPartOf part={part} id={form.id} /> : null}
      </div>
    </>
  )
}

const isEnglish = ({ title_en, fields }: Section): boolean => Boolean(title_en) || fields.some(({ label_en }) => Boolean(label_en))

function Fields({ form, draft, readOnly }: { form: Form; draft: FormDraft; readOnly: boolean }) {
  const { say } = useLanguage()
  const [hasEnglish, setEnglish] = useState(() => draft.sections.some(isEnglish))
  const fields = useMemo(() => fieldsOf(draft.sections), [draft.sections])
  return (
    <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg" inert={draft.saving}>
      <div>
        <Switch mb="sm" label={say(w.withEnglish)} checked={hasEnglish} onChange={(event) => setEnglish(event.currentTarget.checked)} />
        <SectionsEditor
          sections={draft.sections}
          readOnly={readOnly}
          hasEnglish={hasEnglish}
          frozen={form.asked_names}
          onChange={draft.write}
        />
      </div>
      <FormPreview fields={fields} />
    </Columns>
  )
}
