import type { FormField } from '@kxo/domain/forms/inputs/field'
import { type Answers, answersSchema } from '@kxo/domain/forms/rules'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { differing } from '../../../ui/form/version-conflict.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicFields, formQuestionsQuery } from '../../forms/index.ts'
import { saveAnswers, sheetQuery } from '../api.ts'
import { useAutosave } from './use-autosave.ts'

/** The questions of the event, kept as they are answered. */
export function AnswersStep({ sheet, onNext }: { sheet: RegistrationSheet; onNext: () => void }) {
  return sheet.form === null ? null : <FormQuestions sheet={sheet} form={sheet.form} onNext={onNext} />
}

const FormQuestions = bounded(
  function FormQuestions({ sheet, form: id, onNext }: { sheet: RegistrationSheet; form: number; onNext: () => void }) {
    const form = useSuspenseQuery(formQuestionsQuery(id))
    return <Questions sheet={sheet} fields={form.data.fields} onNext={onNext} />
  },
  { lines: 6 },
)

function Questions({ sheet, fields, onNext }: { sheet: RegistrationSheet; fields: readonly FormField[]; onNext: () => void }) {
  const { actor } = useViewer()
  const queries = useQueryClient()
  const isAdmin = isAdministrator(actor)
  const schema = useMemo(() => answersSchema(fields, { isAdmin }), [fields, isAdmin])
  // One at a time: the last answers typed are the last kept, however long those before took.
  const { mutateAsync: keep } = useAction({
    scope: { id: `answers ${sheet.id}` },
    networkMode: 'always',
    mutationFn: (answers: Record<string, string>) => saveAnswers(sheet.id, answers),
    showsFailure: true,
  })
  const form = useRecordForm({
    schema,
    values: Object.fromEntries(fields.map(({ name }) => [name, sheet.answers[name] ?? ''])),
    save: (values) => keep(asStored(values as Answers)),
    onSaved: ({ missing }, values) => {
      const { queryKey } = sheetQuery(sheet.id)
      queries.setQueryData(queryKey, (before) => before && { ...before, answers: asStored(values as Answers), missing })
      onNext()
    },
  })
  return (
    <Form form={form} submit={w.continue}>
      <DynamicFields fields={fields} isAdmin={isAdmin} />
      <Autosaved keep={keep} />
    </Form>
  )
}

/** Tells that what is typed is kept, without being asked. */
function Autosaved({ keep }: { keep: (answers: Record<string, string>) => Promise<unknown> }) {
  const { say } = useLanguage()
  const { formState, watch, getValues, reset, setValue } = useFormContext()
  const state = useAutosave(formState.isDirty ? (watch() as Answers) : null, async (typed) => {
    await keep(asStored(typed))
    // Nothing of it is left to lose: only what was typed since is asked about on leaving.
    const since = differing(typed, getValues())
    reset(typed, { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true })
    for (const name of since) setValue(name, getValues(name), { shouldDirty: true })
  })
  return (
    <Text c="dimmed" fz="sm" role="status">
      {state === 'idle' ? '' : say(states[state])}
    </Text>
  )
}

const states = { saving: w.saving, saved: w.saved, lost: w.notSavedYet }

const asStored = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? '']))
