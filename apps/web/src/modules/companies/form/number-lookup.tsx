import { type CompanyLookup, companiesContract as contract } from '@kxo/domain/companies/contract'
import { adminCompany } from '@kxo/domain/companies/paths'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Alert, Text } from '@mantine/core'
import { useContext, useRef, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldWordings } from '../../../ui/form/field-wordings.ts'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { proposalsOf } from './proposals-of.ts'
import { ProposedFields } from './proposed-fields.tsx'

/** The number typed first: its key is checked, and what is known of its SIREN is proposed without taking the place of what was typed. */
export function NumberLookup({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
  const [found, setFound] = useState<CompanyLookup | null>(null)
  const [isBusy, setBusy] = useState(false)
  const wordings = useContext(FieldWordings)
  const filled = useRef<Readonly<Record<string, string>>>({})
  const fill = (proposals: Readonly<Record<string, string>>): void => {
    for (const [name, proposal] of Object.entries(proposals)) {
      const typed = form.getValues(name) ?? ''
      if (typed === '' || typed === filled.current[name]) form.setValue(name, proposal, { shouldDirty: true })
    }
    filled.current = proposals
  }
  const numberTyped = (): string => String(form.getValues('siret') ?? '').trim()
  /** What is known of the number typed, which may be corrected, or effaced, while its answer is on the way. */
  const ask = async (): Promise<CompanyLookup | null> => {
    const siret = numberTyped()
    if (siret === '') return null
    const answer = await call(contract.lookup, { query: { siret } })
    return numberTyped() === siret ? answer : ask()
  }
  const look = async (): Promise<void> => {
    if (numberTyped() === '') return form.setFocus('siret')
    setBusy(true)
    try {
      const answer = await ask()
      setFound(answer)
      if (!answer) return
      const proposals = proposalsOf(answer)
      fill(wordings['vat_number']?.is_hidden ? { ...proposals, vat_number: '' } : proposals)
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Columns widths="minmax(0, 1fr) auto" gap="sm" align="end">
        <TextField name="siret" label={w.siretOrSiren} inputMode="numeric" />
        <Button variant="default" loading={isBusy} onClick={() => void look()}>
          {say(w.lookUp)}
        </Button>
      </Columns>
      <div role="status">
        {found ? (
          <Alert role="note" color={found.is_right && !found.known ? 'gray' : 'red'}>
            <p>
              {found.is_right
                ? found.family.length > 0
                  ? say(w.numberFamily, {
                      n: found.family.length,
                      names: found.family.map(({ name, town }) => [name, town].filter(Boolean).join(', ')).join(' · '),
                    })
                  : say(w.numberRight)
                : say(w.numberWrong)}
            </p>
            {found.is_right ? (
              <Text c="dimmed" fz="sm">
                {say(w.noRegister)}
              </Text>
            ) : null}
            {found.known ? <Link to={adminCompany(found.known.id)}>{say(w.open)}</Link> : null}
          </Alert>
        ) : null}
      </div>
      {found?.is_right && !found.known ? <ProposedFields found={found} /> : null}
    </>
  )
}
