import { bill, invoicing } from '@kxo/domain/billing/paths'
import type { ReturnRow } from '@kxo/domain/bpf/contract'
import type { Frame } from '@kxo/domain/bpf/line-code'
import { adminCompany } from '@kxo/domain/companies/paths'
import { adminContact } from '@kxo/domain/contacts/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import { useViewer } from '../../../platform/viewer.ts'

type AddressOf = (row: ReturnRow) => string

const training: AddressOf = ({ id, event_id }) => adminEvent(event_id ?? id)

/** The page of what a row stands for: a bill, a company, a person, a training. */
export function useRowAddress(frame: Frame): AddressOf {
  const { tenant } = useViewer()
  const addresses: Record<Frame, AddressOf> = {
    products: ({ label }) => (tenant.params.module_facturation ? `${invoicing()}?bill=${encodeURIComponent(label)}` : bill(label)),
    payers: ({ id }) => adminCompany(id),
    trainers: ({ id }) => adminContact(id),
    learners: (row) => `${training(row)}?tab=registrations&registration=${row.id}`,
    sheets: (row) => `${training(row)}?tab=attendance`,
    events: training,
    objectives: training,
    levels: training,
    specialities: training,
  }
  return addresses[frame]
}
