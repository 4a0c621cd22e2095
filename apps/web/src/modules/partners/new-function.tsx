import { adminContact } from '@kxo/domain/contacts/paths'
import { eventsContract } from '@kxo/domain/events/contract'
import { formatDate } from '@kxo/domain/kernel/dates'
import { partnersContract } from '@kxo/domain/partners/contract'
import { adminPartner } from '@kxo/domain/partners/paths'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { LookupField } from '../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { toast } from '../../ui/toast.ts'
import { NativeWordings } from '../fields/index.ts'
import { assignPartner, partsKey } from './api.ts'
import { PartFields } from './part-fields.tsx'

const schema = z.object({
  event: z.int('required'),
  kind: partnersContract.addPartner.body.shape.kind,
  role_title: partnersContract.addPartner.body.shape.role_title,
  status: partnersContract.addPartner.body.shape.status,
})

/** A part given to a person, which begins a function or adds to it (screens-admin #22, `new`). */
export function NewFunction({ id, name }: { id: number; name: string }) {
  const { tenant } = useViewer()
  const { locale, zone } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema,
    values: { event: undefined as never, kind: 'provider', role_title: '', status: 'inProgress' },
    save: ({ event, ...part }) => assignPartner(tenant.name, event, { ...part, user_id: id }),
    onSaved: async (_, { kind }) => {
      toast.success(w.added)
      await queries.invalidateQueries({ queryKey: partsKey(tenant.name, id) })
      void navigate({ to: adminPartner(id, kind) })
    },
  })
  const find = async (q: string, signal: AbortSignal) => {
    const query = { page: 1, page_size: 10, space: 'admin' as const, tab: 'all' as const, ...(q ? { q } : {}) }
    const { results } = await call(eventsContract.list, { params: { client: tenant.name }, query }, { signal })
    return results.map(({ id: event, title, start_date }) => ({
      value: event,
      label: start_date ? `${title} · ${formatDate(start_date, locale, { zone })}` : title,
    }))
  }
  return (
    <>
      <PageTitle above={[{ label: name, to: adminContact(id) }]}>{w.assign}</PageTitle>
      <NativeWordings of="Partner">
        <Form form={form} submit={w.save}>
          <LookupField name="event" label={w.event} required queryKey={['events', tenant.name, 'choices']} find={find} />
          <PartFields />
        </Form>
      </NativeWordings>
    </>
  )
}
