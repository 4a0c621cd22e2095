import { type BillDetail, type DraftBody, discountTypes, isShareAtMost } from '@kxo/domain/billing/bill-shape'
import { draftAddressShape, isWholeOrLeft, typedAddress } from '@kxo/domain/billing/payer-address'
import { payerWords as p } from '@kxo/domain/billing/payer-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { optionalText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeDraft, draft, entitiesQuery } from '../../billing/index.ts'
import { useEventChoices } from '../../partners/index.ts'
import { DiscountFields } from './discount-fields.tsx'
import { DraftLines } from './draft-lines.tsx'
import { PayerAddress, PayerFields } from './payer-fields.tsx'
import { lineShape, newLine, typedLine, writtenLines } from './typed-lines.ts'

/** What a person types: cents and plain numbers. */
const DraftForm = z
  .object({
    user: z.optional(z.int()),
    company: z.optional(z.int()),
    entity: z.optional(z.int()),
    event: z.optional(z.int()),
    due_date: z.optional(wire.day),
    service_start: z.optional(wire.day),
    service_end: z.optional(wire.day),
    purchase_order: optionalText(50),
    discount: z.optional(z.int().check(z.nonnegative())),
    discount_type: z.enum(discountTypes),
    ...draftAddressShape,
    lines: z.array(lineShape),
  })
  .check(...isWholeOrLeft, isShareAtMost)
/** The editor of drafts: who issues and who pays, for what, when, and its lines. */
export function DraftDialog({
  bill,
  onClose,
  onWritten,
}: {
  bill?: BillDetail
  onClose: () => void
  onWritten?: (bill: BillDetail) => void
}) {
  const { data: entities = [] } = useQuery(entitiesQuery())
  const issuers = entities.filter(({ id, is_archived }) => !is_archived || id === bill?.entity_id)
  const events = useEventChoices()
  // The bill of a place is for the event of that place.
  const isOfPlace = bill?.nature === 'registration'
  const form = useRecordForm({
    schema: DraftForm,
    values: {
      user: bill?.user ?? null,
      company: bill?.company ?? null,
      entity: bill?.entity_id ?? null,
      event: bill?.morph === 'Event' ? bill.morph_id : null,
      due_date: bill?.due_date ?? null,
      service_start: bill?.service_start ?? null,
      service_end: bill?.service_end ?? null,
      purchase_order: bill?.purchase_order ?? '',
      discount: bill?.discount || null,
      discount_type: bill?.discount_type ?? 'percent',
      lines: (bill?.lines.map(typedLine) ?? [newLine]) as never, // a new line has no price yet
    },
    save: ({
      user,
      company,
      entity,
      event,
      discount,
      discount_type,
      due_date,
      service_start,
      service_end,
      purchase_order,
      lines,
      ...rest
    }) => {
      const payer_address = typedAddress(rest)
      const body: DraftBody = {
        ...(user === undefined ? {} : { user }),
        ...(company === undefined ? {} : { company }),
        ...(entity === undefined ? {} : { entity }),
        ...(event === undefined ? {} : { event }),
        ...(payer_address === undefined ? {} : { payer_address }),
        due_date: due_date ?? null,
        ...(service_start ? { service_start } : {}),
        ...(service_end ? { service_end } : {}),
        purchase_order: purchase_order ?? '',
        discount: discount ?? 0,
        discount_type,
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
  const event = useWatch({ control: form.control, name: 'event' })
  return (
    <Dialog opened onClose={onClose} title={bill ? w.editDraft : w.newDraft} width={800} closeOnClickOutside={false}>
      <Form form={form} submit={w.saveDraft}>
        {issuers.length > 1 ? (
          <SelectField
            name="entity"
            label={w.entity}
            help={w.entityHelp}
            options={issuers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <PayerFields
          user={
            bill?.user ? { id: bill.user, name: bill.people.find(({ id }) => id === bill.user)?.full_name ?? bill.recipient } : undefined
          }
          company={bill?.company ? { id: bill.company, name: bill.recipient } : undefined}
        />
        <PayerAddress form={form} />
        {isOfPlace ? null : (
          <LookupField
            name="event"
            label={w.event}
            chosen={bill?.morph === 'Event' && bill.morph_id ? { value: bill.morph_id, label: bill.event ?? '' } : null}
            {...events}
          />
        )}
        <FormRow>
          <DateField name="service_start" label={w.serviceStart} help={event ? p.serviceDays : p.serviceDaysNeeded} />
          <DateField name="service_end" label={w.serviceEnd} />
        </FormRow>
        <FormRow>
          <DateField name="due_date" label={w.dueDate} />
          <TextField name="purchase_order" label={w.purchaseOrder} maxLength={50} />
        </FormRow>
        <DraftLines form={form} people={bill?.people ?? []} />
        <FormRow>
          <DiscountFields form={form} />
        </FormRow>
      </Form>
    </Dialog>
  )
}
