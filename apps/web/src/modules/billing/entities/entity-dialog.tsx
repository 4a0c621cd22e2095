import { entityContract as contract, type Entity } from '@kxo/domain/billing/entity-contract'
import { defaultPrefixes } from '@kxo/domain/billing/entity-rules'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import { useState } from 'react'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { EntityFields } from './entity-fields.tsx'
import { EntityPictures } from './entity-pictures.tsx'

const blank = {
  name: '',
  legal_name: '',
  legal_form: '',
  share_capital: '',
  registry: '',
  siret: '',
  vat_number: '',
  activity_number: '',
  activity_region: '',
  address: '',
  code_postal: '',
  town: '',
  country: 'FR',
  bic: '',
  representative: '',
  representative_title: '',
  fiscal_year_start: '01-01',
  vat_due: 'payment' as const,
  is_vat_franchise: false,
  mediator: '',
  bill_footer: '',
  electronic_address: '',
}

/** The form starts from what is written; the IBAN is never shown again, so it starts empty. */
function valuesOf(entity: Entity | null) {
  const certificate = {
    qualiopi_number: entity?.qualiopi?.number ?? null,
    qualiopi_issued_on: entity?.qualiopi?.issued_on ?? null,
    qualiopi_valid_until: entity?.qualiopi?.valid_until ?? null,
    qualiopi_scope: entity?.qualiopi?.scope ?? null,
  }
  if (!entity) return { ...blank, ...certificate, iban: '', bill_prefix: defaultPrefixes.bill, credit_prefix: defaultPrefixes.credit }
  const written = Object.fromEntries(Object.keys(blank).map((key) => [key, entity[key as keyof typeof blank]]))
  return { ...written, ...certificate, iban: '', bill_prefix: entity.bill_series.prefix, credit_prefix: entity.credit_series.prefix }
}

/** Adds an issuer, or changes one: what it issues next bears the new particulars. */
export function EntityDialog({ entity, onClose }: { entity: Entity | null; onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const params = { client: tenant.name }
  const form = useRecordForm({
    schema: contract.createEntity.body,
    values: { ...valuesOf(entity), ...(entity && { version: entity.version }) } as never, // a new one has no version
    save: (body, version) =>
      entity
        ? call(contract.changeEntity, { params: { ...params, id: entity.id }, body: { ...body, version } })
        : call(contract.createEntity, { params, body }),
    onSaved: async ({ name }) => {
      toast.success(say(w.saved, { name }))
      onClose()
    },
  })
  const [sample, setSample] = useState<{ blob: Blob; name: string } | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const preview = form.handleSubmit(async (clean) => {
    setDrawing(true)
    try {
      const body = { ...(clean as typeof contract.sampleBill.body._zod.output), id: entity?.id ?? null } // the form's schema has read it
      setSample(await fetchFile(contract.sampleBill, { params, body }))
    } catch (error) {
      toast.failure(error)
    } finally {
      setDrawing(false)
    }
  })
  return (
    <Dialog opened onClose={onClose} title={entity ? say(w.edit, { name: entity.name }) : w.add} width={800}>
      {entity ? <EntityPictures entity={entity} /> : null}
      <NativeWordings of="Client">
        <Form
          form={form}
          submit={w.save}
          secondary={
            <Button variant="default" loading={isDrawing} onClick={() => void preview()}>
              {say(w.preview)}
            </Button>
          }
        >
          <EntityFields iban={entity?.iban_masked ?? null} fiscalYearStart={entity?.fiscal_year_start ?? null} />
        </Form>
      </NativeWordings>
      {sample ? (
        <Dialog opened onClose={() => setSample(null)} title={w.sampleTitle} width={800}>
          <PdfView of={entity?.id ?? 'new'} title={w.sampleTitle} fetch={() => Promise.resolve(sample)} />
        </Dialog>
      ) : null}
    </Dialog>
  )
}
