import type { BillDetail, DraftBody } from '@kxo/domain/billing/bill-shape'
import { draftAddressShape, isWholeOrLeft, typedAddress } from '@kxo/domain/billing/payer-address'
import { payerWords as p } from '@kxo/domain/billing/payer-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { optionalText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { LookupField } from '../../ui/fields/lookup-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, FormSection, type RecordForm, useRecordForm } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { changeDraft, draft, PayerAddressFields, payerAddressQuery, payerOf } from '../billing/index.ts'
import { DraftLines, newLine } from './draft-lines.tsx'
import { lineShape, typedLine, writtenLines } from './typed-lines.ts'

/** What a person types: cents and plain numbers. */
const DraftForm = z
  .object({
    user: z.optional(z.int()),
    company: z.optional(z.int()),
    due_date: z.optional(wire.day),
    service_start: z.optional(wire.day),
    service_end: z.optional(wire.day),
    purchase_order: optionalText(50),
    ...draftAddressShape,
    lines: z.array(lineShape),
  })
  .check(...isWholeOrLeft)
/** A light editor of drafts: payer, lines, due date. */
export function DraftDialog({
  bill,
  onClose,
  onWritten,
}: {
  bill?: BillDetail
  onClose: () => void
  onWritten?: (bill: BillDetail) => void
}) {
  const form = useRecordForm({
    schema: DraftForm,
    values: {
      user: bill?.user ?? null,
      company: bill?.company ?? null,
      due_date: bill?.due_date ?? null,
      service_start: bill?.service_start ?? null,
      service_end: bill?.service_end ?? null,
      purchase_order: bill?.purchase_order ?? '',
      lines: (bill?.lines.map(typedLine) ?? [newLine]) as never, // a new line has no price yet
    },
    save: ({ user, company, due_date, service_start, service_end, purchase_order, lines, ...rest }) => {
      const payer_address = typedAddress(rest)
      const body: DraftBody = {
        ...(user === undefined ? {} : { user }),
        ...(company === undefined ? {} : { company }),
        ...(bill?.morph === 'Event' && bill.morph_id ? { event: bill.morph_id } : {}),
        ...(payer_address === undefined ? {} : { payer_address }),
        due_date: due_date ?? null,
        ...(service_start ? { service_start } : {}),
        ...(service_end ? { service_end } : {}),
        purchase_order: purchase_order ?? '',
        discount: bill?.discount ?? 0,
        discount_type: bill?.discount_type ?? 'percent',
        prices_include_tax: false,
        lines: writtenLines(lines),
      }
      return bill ? changeDraft(bill.id, body) : draft(body)
    },
    onSaved: (written) => {
      onClose()
      onWritten?.(written)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={bill ? w.editDraft : w.newDraft} width={800} closeOnClickOutside={false}>
      <Form form={form} submit={w.saveDraft}>
        <PayerFields
          user={
            bill?.user ? { id: bill.user, name: bill.people.find(({ id }) => id === bill.user)?.full_name ?? bill.recipient } : undefined
          }
          company={bill?.company ? { id: bill.company, name: bill.recipient } : undefined}
        />
        <PayerAddress form={form} />
        <FormRow>
          <DateField name="service_start" label={w.serviceStart} help={bill?.morph === 'Event' ? p.serviceDays : p.serviceDaysNeeded} />
          <DateField name="service_end" label={w.serviceEnd} />
        </FormRow>
        <FormRow>
          <DateField name="due_date" label={w.dueDate} />
          <TextField name="purchase_order" label={w.purchaseOrder} maxLength={50} />
        </FormRow>
        <DraftLines form={form} />
      </Form>
    </Dialog>
  )
}

type Chosen = { id: number; name: string } | undefined
const chosenOf = (chosen: Chosen) => (chosen ? { value: chosen.id, label: chosen.name } : null)

/** Whom a bill or a quote is made out to. */
export function PayerFields({ user, company }: { user: Chosen; company: Chosen }) {
  const { tenant } = useViewer()
  return (
    <>
      <LookupField
        name="user"
        label={w.payerPerson}
        queryKey={['contacts', tenant.name, 'payers']}
        chosen={chosenOf(user)}
        find={async (q, signal) => {
          const { results } = await call(contactsContract.list, { query: { page: 1, page_size: 10, ...(q && { q }) } }, { signal })
          return results.map(({ id, first_name, last_name, mail }) => ({ value: id, label: `${first_name} ${last_name} (${mail})` }))
        }}
      />
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
