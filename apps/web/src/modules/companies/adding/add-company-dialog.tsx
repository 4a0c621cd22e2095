import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { adminCompany } from '@kxo/domain/companies/paths'
import { companyWords as w } from '@kxo/domain/companies/words'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { Alert, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { ApiError, isRefusal } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { TownField } from '../../contacts/index.ts'
import { NativeWordings, NeededFields } from '../../fields/index.ts'
import { companyInputs } from '../form/company-inputs.tsx'
import { flagLabels, flagsOf } from '../form/flags.ts'
import { NumberLookup } from '../form/number-lookup.tsx'

type AddCompanyDialogProps = { onClose: () => void; onAdded?: (company: { id: number; name: string }) => void }

/** Adds a company, its number first; one already known is refused with the way to its record. */
export function AddCompanyDialog({ onClose, onAdded }: AddCompanyDialogProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [known, setKnown] = useState<number | null>(null)
  const [isNew, setNew] = useState(false)
  const inTenant = { params: { client: tenant.name } }
  const form = useRecordForm({
    schema: contract.create.body,
    // Whoever is shown the record that exists goes there: what was typed is known already.
    guards: known === null,
    values: {
      name: '',
      siret: '',
      vat_number: '',
      legal_form: '',
      naf: '',
      collective_agreement: '',
      funder: '',
      code_postal: '',
      town: '',
      is_foreign: false,
      referent: null,
    },
    save: async (values) => {
      setKnown(null)
      try {
        return await call(contract.create, { ...inTenant, body: values })
      } catch (error) {
        if (!isRefusal(error, 'alreadyKnown')) throw error
        setKnown(Number(error.details.find(({ field }) => field === 'known')?.message) || null)
        // The number of the record is no field of the form.
        throw new ApiError({ status: error.status, code: error.code, message: error.message })
      }
    },
    onSaved: async ({ id, name }) => {
      toast.success(say(w.added, { name }))
      onAdded?.({ id, name })
      onClose()
    },
  })
  /** One way of naming the referent forgets what was typed in the other. */
  const turn = (toNew: boolean): void => {
    for (const name of ['referent', 'referent_first_name', 'referent_last_name', 'referent_mail']) form.setValue(name, null)
    setNew(toNew)
  }
  const findPeople = async (q: string, signal: AbortSignal) => {
    const query = { page: 1, page_size: 10, ...(q ? { q } : {}) }
    const { results } = await call(contactsContract.list, { ...inTenant, query }, { signal })
    return results
      .filter(({ company }) => company === null)
      .map(({ id, first_name, last_name, mail }) => ({ value: id, label: `${first_name} ${last_name} · ${mail}` }))
  }
  return (
    <Dialog opened onClose={onClose} title={w.add} width={600}>
      <NativeWordings of="Company">
        <Form form={form} submit={w.save}>
          {known === null ? null : (
            <Alert color="red" role="note">
              <Link to={adminCompany(known)} onClick={onClose}>
                {say(w.open)}
              </Link>
            </Alert>
          )}
          <NumberLookup form={form} />
          <CheckboxField name="is_foreign" label={w.isForeign} />
          <TextField name="name" label={w.name} />
          <FormRow>
            <TextField name="code_postal" label={w.postalCode} inputMode="numeric" />
            <TownField />
          </FormRow>
          <NeededFields of="Company" inputs={companyInputs} />
          {isNew ? (
            <>
              <FormRow>
                <TextField name="referent_first_name" label={w.referentFirstName} />
                <TextField name="referent_last_name" label={w.referentLastName} />
              </FormRow>
              <TextField name="referent_mail" label={w.referentMail} type="email" help={w.referentInvited} />
            </>
          ) : (
            <LookupField
              name="referent"
              label={w.referent}
              help={w.referentHelp}
              queryKey={['contacts', tenant.name, 'free']}
              find={findPeople}
            />
          )}
          <div>
            <Button size="sm" variant="subtle" onClick={() => turn(!isNew)}>
              {say(isNew ? w.knownReferent : w.newReferent)}
            </Button>
          </div>
          <FormSection title={w.flags}>
            <Group gap="4px 20px" align="stretch">
              {flagsOf(tenant.params).map((flag) => (
                <CheckboxField key={flag} name={flag} label={flagLabels[flag]} />
              ))}
            </Group>
          </FormSection>
        </Form>
      </NativeWordings>
    </Dialog>
  )
}
