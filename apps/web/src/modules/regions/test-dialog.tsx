import { validationWords } from '@kxo/domain/kernel/validation-words'
import { regionsContract } from '@kxo/domain/regions/contract'
import { adminRegion } from '@kxo/domain/regions/paths'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useCountries } from '../tenants/index.ts'
import { testPostalCode } from './api.ts'

type Found = Awaited<ReturnType<typeof testPostalCode>>

/** Shows where a postal code falls, and the path that leads there. */
export function TestDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const countries = useCountries()
  const [found, setFound] = useState<Found | null>(null)
  const form = useRecordForm({
    schema: regionsContract.test.query,
    values: { code_postal: '', country: 'FR' },
    guards: false,
    save: ({ code_postal, country }) => {
      setFound(null)
      return testPostalCode(code_postal, country ?? 'FR')
    },
    onSaved: setFound,
  })
  return (
    <Dialog opened onClose={onClose} title={w.test} width={600}>
      <Form form={form} submit={w.testAct}>
        <FormRow>
          <TextField name="code_postal" label={w.postalCode} inputMode="numeric" />
          <SelectField name="country" label={w.country} options={countries} required />
        </FormRow>
      </Form>
      {found ? (
        <Stack gap="xs" mt="md" pt="md" className="line-above" role="status">
          <Text fz={18} fw={600}>
            {found.region ? <Link to={adminRegion(found.region.id)}>{found.region.name}</Link> : say(validationWords.noTown)}
          </Text>
          {found.tried.length > 0 ? (
            <>
              <Text c="dimmed" fz="sm">
                {say(w.path)}
              </Text>
              <Flex component="ol" gap="xs" wrap="wrap" className="figures">
                {found.tried.map((code, index) => (
                  <Text component="li" key={code} c={code === found.matched ? 'green' : 'dimmed'} fw={code === found.matched ? 600 : 400}>
                    {code}
                    {index < found.tried.length - 1 ? ' →' : ''}
                  </Text>
                ))}
              </Flex>
            </>
          ) : null}
        </Stack>
      ) : null}
    </Dialog>
  )
}
