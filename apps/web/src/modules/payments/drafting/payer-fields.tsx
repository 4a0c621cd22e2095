import { draftAddressShape } from '@kxo/domain/billing/payer-address'
import { payerWords as p } from '@kxo/domain/billing/payer-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { PayerAddressFields, payerAddressQuery, payerOf } from '../../billing/index.ts'

/** The people a bill may name. */
export function usePersonChoices() {
  const { tenant } = useViewer()
  return {
    queryKey: ['contacts', tenant.name, 'payers'],
    find: async (q: string, signal: AbortSignal) => {
      const { results } = await call(contactsContract.list, { query: { page: 1, page_size: 10, ...(q && { q }) } }, { signal })
      return results.map(({ id, first_name, last_name, mail }) => ({ value: id, label: `${first_name} ${last_name} (${mail})` }))
    },
  }
}

type Chosen = { id: number; name: string } | undefined
const chosenOf = (chosen: Chosen) => (chosen ? { value: chosen.id, label: chosen.name } : null)

/** Whom a bill or a quote is made out to. */
export function PayerFields({ user, company }: { user: Chosen; company: Chosen }) {
  const { tenant } = useViewer()
  const people = usePersonChoices()
  return (
    <>
      <LookupField name="user" label={w.payerPerson} chosen={chosenOf(user)} {...people} />
      <LookupField
        name="company"
        label={w.payerCompany}
        help={w.payerCompanyHelp}
        queryKey={['companies', tenant.name, 'payers']}
        chosen={chosenOf(company)}
        find={async (q, signal) => {
          const { results } = await call(
            companiesContract.list,
            { params: { client: tenant.name }, query: { page: 1, page_size: 10, ...(q && { q }) } },
            { signal },
          )
          return results.map(({ id, name }) => ({ value: id, label: name }))
        }}
      />
    </>
  )
}

/** Where the payer chosen is invoiced, as their record says until it is typed over. */
export function PayerAddress({ form }: { form: RecordForm }) {
  const [user, company] = useWatch({ control: form.control, name: ['user', 'company'] }) as (number | null | undefined)[]
  const payer = payerOf({ user: user ?? null, company: company ?? null })
  const isChosen = payer.user !== undefined || payer.company !== undefined
  const known = useQuery({ ...payerAddressQuery(payer), enabled: isChosen }).data
  const { setValue } = form
  useEffect(() => {
    for (const field of Object.keys(draftAddressShape) as (keyof typeof draftAddressShape)[]) setValue(field, known?.[field] ?? null)
  }, [known, setValue])
  if (!isChosen) return null
  return (
    <FormSection title={p.billingAddress} help={p.help}>
      <PayerAddressFields required={false} />
    </FormSection>
  )
}
