import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { type Answers, answersSchema } from '@kxo/domain/forms/rules'
import { formsWords } from '@kxo/domain/forms/words'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ReactNode, useMemo } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import type { TextOrSentence } from '../../../ui/i18n/language.tsx'
import { DynamicFields } from './dynamic-fields.tsx'
import { KnownFiles } from './known-files.ts'

type DynamicFormProps<Answer> = {
  fields: readonly DrawnField[]
  drawn?: (field: DrawnField) => boolean
  /** Answers given before, by field name, as kept. */
  answers?: Answers
  /** Tells a newer set of answers: it is then laid under what is being typed. */
  stamp?: string
  /** The files the answers hold. */
  files?: readonly { id: number; name: string; content_type: string }[]
  /** With the stamp of the answers that were read. */
  save: (answers: Record<string, string>, stamp: string) => Promise<Answer>
  onSaved?: (answer: Answer) => void
  /** Null when nothing may be sent. */
  submit?: TextOrSentence | null
  secondary?: ReactNode
  /** For a button outside of it that sends it. */
  id?: string
  /** False when what is typed is only tried. */
  guards?: boolean
  /** Asked as of somebody else than the viewer, in another language. */
  as?: { isAdmin: boolean; language: keyof Sentence }
}

const noFiles: readonly [] = []
/** No field is named so (`fieldName`). */
const stampKey = '@stamp'

/** Questions of a form, asked with the same rules as the server's: conditions, bounds, fields kept for administrators. */
export function DynamicForm<Answer>({
  fields,
  drawn,
  answers = {},
  stamp = '',
  files = noFiles,
  save,
  onSaved,
  submit = formsWords.send,
  secondary,
  id,
  guards = true,
  as,
}: DynamicFormProps<Answer>) {
  const { actor } = useViewer()
  const isAdmin = as?.isAdmin ?? isAdministrator(actor)
  const schema = useMemo(() => answersSchema(fields, { isAdmin }), [fields, isAdmin])
  const form = useRecordForm({
    schema,
    guards,
    versionKey: stampKey,
    values: { ...Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? ''])), [stampKey]: stamp },
    save: (answers, read) => save(Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? ''])), String(read)),
    ...(onSaved ? { onSaved } : {}),
  })
  const known = useMemo(() => new Map(files.map((file) => [file.id, file])), [files])
  return (
    <KnownFiles value={known}>
      <Form form={form} {...(submit === null ? {} : { submit })} secondary={secondary} id={id}>
        <DynamicFields fields={fields} isAdmin={isAdmin} {...(drawn ? { drawn } : {})} {...(as ? { language: as.language } : {})} />
      </Form>
    </KnownFiles>
  )
}
