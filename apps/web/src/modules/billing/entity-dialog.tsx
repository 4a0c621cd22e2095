import { entityContract as contract, type Entity } from '@kxo/domain/billing/entity-contract'
import { defaultPrefixes } from '@kxo/domain/billing/entity-rules'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ImageField } from '../../ui/fields/image-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { entitiesQuery } from './entity-api.ts'
import { EntityFields } from './entity-fields.tsx'

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
  vat_due: 'payment' as const,
  is_vat_franchise: false,
  mediator: '',
  bill_footer: '',
  electronic_address: '',
}

/** The form starts from what is written; the IBAN is never shown again, so it starts empty. */
function valuesOf(entity: Entity | null) {
  if (!entity) return { ...blank, iban: '', bill_prefix: defaultPrefixes.bill, credit_prefix: defaultPrefixes.credit }
  const written = Object.fromEntries(Object.keys(blank).map((key) => [key, entity[key as keyof typeof blank]]))
  return { ...written, iban: '', bill_prefix: entity.bill_series.prefix, credit_prefix: entity.credit_series.prefix }
}

/** Adds an issuer, or changes one: what it issues next bears the new particulars. */
export function EntityDialog({ entity, onClose }: { entity: Entity | null; onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const params = { client: tenant.name }
  const reload = () => queries.invalidateQueries({ queryKey: entitiesQuery(tenant.name).queryKey })
  const form = useRecordForm({
    schema: contract.createEntity.body,
    values: valuesOf(entity) as never,
    save: (body) =>
      entity
        ? call(contract.changeEntity, { params: { ...params, id: entity.id }, body: { ...body, version: entity.version } })
        : call(contract.createEntity, { params, body }),
    onSaved: async ({ name }) => {
      toast.success(say(w.saved, { name }))
      await reload()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={entity ? say(w.edit, { name: entity.name }) : w.add} width={800}>
      {entity ? (
        <ImageField
          label={w.logo}
          value={entity.logo === null ? null : { id: Number(entity.logo), name: say(w.logoName) }}
          upload={async (file, onProgress) => {
            const saved = await call(contract.entityLogo, { params: { ...params, id: entity.id }, files: { file } }, { onProgress })
            return { id: Number(saved.logo), name: say(w.logoName) }
          }}
          onChange={() => void reload()}
        />
      ) : null}
      <Form form={form} submit={w.save}>
        <EntityFields iban={entity?.iban_masked ?? null} />
      </Form>
    </Dialog>
  )
}
