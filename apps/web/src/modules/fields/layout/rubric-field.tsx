import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { Morph } from '@kxo/domain/fields/morph'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { rubricsQuery } from '../api.ts'
import { RubricsDialog } from './rubrics-dialog.tsx'

/** The heading a field is asked under, among those of its records. */
export function RubricField({ morph }: { morph: Morph }) {
  const { say } = useLanguage()
  const { data = [] } = useQuery(rubricsQuery(morph))
  const [managing, setManaging] = useState(false)
  const { getValues, setValue } = useFormContext()
  const follow = (before: string, after: string): void => {
    if (getValues('rubric') === before) setValue('rubric', after)
  }
  return (
    <Stack gap={4}>
      <SelectField name="rubric" label={w.rubric} placeholder={l.noneRubric} options={data.map(({ label }) => ({ value: label, label }))} />
      <div>
        <Button variant="subtle" size="sm" onClick={() => setManaging(true)}>
          {say(l.manageRubrics)}
        </Button>
      </div>
      {managing ? <RubricsDialog morph={morph} onClose={() => setManaging(false)} onRenamed={follow} /> : null}
    </Stack>
  )
}
