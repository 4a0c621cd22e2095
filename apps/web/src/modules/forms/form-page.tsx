import type { Form } from '@kxo/domain/forms/contract'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { formNature } from '@kxo/domain/forms/nature'
import { adminForms } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { Columns } from '../../ui/display/columns.tsx'
import { failureOf, isEditedMeanwhile } from '../../ui/feedback/failure.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { ConflictChoice } from '../../ui/form/conflict-choice.tsx'
import { conflictWords } from '../../ui/form/conflict-words.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { holdUnsaved } from '../../ui/form/unsaved.ts'
import { useLanguage, useText } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { changeForm, formQuery } from './api.ts'
import { type Section, SectionsEditor } from './editing/sections-editor.tsx'
import { DynamicForm } from './filling/dynamic-form.tsx'
import style from './forms.module.css'

/** A2: rubrics and questions of a form, with a preview that answers as people will see it. */
export default function FormPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const answer = useSuspenseQuery(formQuery(Number(id)))
  return <Editor key={answer.data.id} form={answer.data} />
}

const sectionsOf = (fields: readonly FormField[]): Section[] => {
  const titles = [...new Set(fields.map(({ section }) => section))]
  return titles.length === 0
    ? [{ title: '', fields: [] }]
    : titles.map((title) => ({
        title,
        fields: fields.filter(({ section }) => section === title).map(({ rank: _, section: _own, ...field }) => field),
      }))
}
/** Fields as they would be asked if saved now. */
const asked = (sections: readonly Section[]): FormField[] =>
  sections.flatMap(({ title, fields }) => fields.map((field, rank) => ({ ...field, id: field.id ?? rank + 1, rank, section: title })))

function Editor({ form }: { form: Form }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const queries = useQueryClient()
  const readOnly = !may.writeForms(actor)
  const [sections, setSections] = useState<Section[]>(() => sectionsOf(form.fields))
  const [dirty, setDirty] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)
  const [version, setVersion] = useState(form.version)
  // A newer form shows in place of what is read, never of what is being written: saving then tells the conflict.
  if (!dirty && form.version !== version) {
    setVersion(form.version)
    setSections(sectionsOf(form.fields))
  }
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty])
  const written = useRef(sections)
  written.current = sections
  const save = async (): Promise<void> => {
    setSaving(true)
    setFailure(null)
    try {
      const saved = await changeForm(form.id, { version, sections })
      // What was written since is not saved yet.
      if (written.current === sections) {
        setDirty(false)
        setSections(sectionsOf(saved.fields))
      }
      setVersion(saved.version)
      toast.success(w.saved)
      queries.setQueryData(formQuery(form.id).queryKey, saved)
    } catch (error) {
      setFailure(error)
      if (isEditedMeanwhile(error)) void queries.invalidateQueries({ queryKey: formQuery(form.id).queryKey })
    } finally {
      setSaving(false)
    }
  }
  const settle = (kept: Section[], isMine: boolean): void => {
    setSections(kept)
    setVersion(form.version)
    setDirty(isMine)
    setFailure(null)
  }
  const preview = asked(sections)
  return (
    <>
      <LeaveGuard holds={dirty && !saving} />
      <PageTitle
        above={[{ label: w.list, to: adminForms() }]}
        subtitle={`${say(formNature.labelOf(form.nature))} · ${say(w.usedBy, { n: form.events_count })}`}
        act={
          readOnly ? null : (
            <Button loading={saving} disabled={!dirty} onClick={() => void save()}>
              {say(w.save)}
            </Button>
          )
        }
      >
        {form.name}
      </PageTitle>
      {failure ? (
        <Text c="red" fz="xs" role="alert">
          {text(failureOf(failure).sentence)}
        </Text>
      ) : null}
      {isEditedMeanwhile(failure) && form.version !== version ? (
        <ConflictChoice
          title={conflictWords.bothForm}
          onTakeTheirs={() => settle(sectionsOf(form.fields), false)}
          onKeepMine={() => settle(sections, true)}
        />
      ) : null}
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg" inert={saving}>
        <SectionsEditor
          sections={sections}
          readOnly={readOnly}
          onChange={(next) => {
            setSections(next)
            setDirty(true)
          }}
        />
        <section className={style['panel']}>
          <Title order={2} mb={4} fz={18} fw={650}>
            {say(w.preview)}
          </Title>
          <p className={style['muted']}>{say(w.previewHelp)}</p>
          <DynamicForm key={JSON.stringify(preview)} fields={preview} guards={false} save={async () => undefined} />
        </section>
      </Columns>
    </>
  )
}
