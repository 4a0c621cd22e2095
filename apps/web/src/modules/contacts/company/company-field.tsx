import { may } from '@kxo/domain/companies/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { choicesOf } from '../api.ts'
import { contactsDependencies } from '../dependencies.ts'

/** The company of a person being added; one that is not there is added on the way, by its own dialog. */
export function CompanyField({ form }: { form: RecordForm }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [added, setAdded] = useState<{ id: number; name: string } | null>(null)
  const [isAdding, setAdding] = useState(false)
  const { AddCompany } = contactsDependencies()
  return (
    <Stack gap="xs">
      <LookupField
        key={added?.id ?? 0}
        name="company"
        label={w.company}
        {...choicesOf('company')}
        chosen={added && { value: added.id, label: added.name }}
      />
      {may.writeCompanies(actor) ? (
        <div>
          <Button size="sm" variant="subtle" onClick={() => setAdding(true)}>
            {say(w.newCompany)}
          </Button>
        </div>
      ) : null}
      {isAdding ? (
        <Suspense>
          <AddCompany
            onClose={() => setAdding(false)}
            onAdded={(company) => {
              form.setValue('company', company.id, { shouldDirty: true })
              setAdded(company)
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  )
}
