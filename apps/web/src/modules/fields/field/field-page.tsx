import type { FieldSheet } from '@kxo/domain/fields/contract'
import { morphLabels } from '@kxo/domain/fields/morph'
import { fieldNature } from '@kxo/domain/fields/nature'
import { adminCustomFields } from '@kxo/domain/fields/paths'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { SimpleGrid } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { changeField, fieldQuery, fieldsQuery } from '../api.ts'
import { FieldForm } from './field-form.tsx'
import { MergeOptions } from './merge-options.tsx'
import { Versions } from './versions.tsx'

/** #16: a field is changed without breaking what was answered. */
export default function FieldPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  const fieldId = /^\d{1,15}$/.test(id ?? '') ? Number(id) : 0
  const { data: field } = useSuspenseQuery(fieldQuery(fieldId))
  return <Field key={field.id} field={field} />
}

function Field({ field }: { field: FieldSheet }) {
  const { say } = useLanguage()
  const { data: all } = useSuspenseQuery(fieldsQuery(field.morph))
  return (
    <>
      <PageTitle
        above={[{ label: w.list, to: adminCustomFields() }]}
        mark={<StatusBadge of={fieldNature} is={field.nature} />}
        subtitle={`${say(morphLabels[field.morph])} · ${say(w.versionAnswers, { n: field.answers_count })}`}
      >
        {field.label}
      </PageTitle>
      <FieldForm
        morph={field.morph}
        draft={field}
        others={all.filter(({ id }) => id !== field.id)}
        existing={field}
        submit={w.save}
        save={(draft, version) => changeField(field.id, version, draft)}
        onSaved={({ label }) => {
          toast.success(say(w.changed, { label }))
        }}
      />
      <SimpleGrid minColWidth="min(420px, 100%)" autoFlow="auto-fit" spacing="lg" mt="lg" style={{ alignItems: 'start' }}>
        {field.options.length > 1 && field.input_type !== 'matrix' ? <MergeOptions field={field} /> : null}
        <Versions field={field} />
      </SimpleGrid>
    </>
  )
}
