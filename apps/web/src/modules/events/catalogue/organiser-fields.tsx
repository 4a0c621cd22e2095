import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { eventsWords } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { regionChoicesQuery } from '../../regions/index.ts'
import { organisersQuery } from '../api.ts'

const named = (rows: readonly { id: number; name: string }[] | undefined) =>
  (rows ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** Which entity organises the event, and the region it counts in; each where the tenant has some. */
export function OrganiserFields({ disabled }: { disabled: boolean }) {
  const { tenant } = useViewer()
  const hasRegions = tenant.params.region_response !== ''
  const entities = useQuery(organisersQuery()).data
  const regions = useQuery({ ...regionChoicesQuery(), enabled: hasRegions }).data
  const shared = disabled ? { disabled } : {}
  return (
    <FormRow>
      {entities?.length ? (
        <SelectField name="entity_id" label={w.entity} help={w.entityHelp} options={named(entities)} {...shared} />
      ) : null}
      {regions?.length ? (
        <SelectField name="region_id" label={w.region} help={eventsWords.regionHelp} options={named(regions)} {...shared} />
      ) : null}
    </FormRow>
  )
}
