import { contactsContract } from '@kxo/domain/contacts/contract'
import type { AbsenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

const on = (id: number) => ({ params: { id } })

/** What an administrator may do of one registration; each answers it as it then stands. */
export type Decision =
  | { kind: 'approve' }
  | { kind: 'refuse' | 'cancel' | 'reinstate'; reason: string }
  | { kind: 'change'; status: RegistrationStatus; reason: string; absence_reason?: AbsenceReason }

export function decide(id: number, decision: Decision): Promise<Registration> {
  switch (decision.kind) {
    case 'approve':
      return call(contract.approve, on(id))
    case 'refuse':
      return call(contract.refuse, { ...on(id), body: { reason: decision.reason } })
    case 'cancel':
      return call(contract.cancel, { ...on(id), body: { reason: decision.reason } })
    case 'reinstate':
      return call(contract.reinstate, { ...on(id), body: { reason: decision.reason } })
    case 'change': {
      const { kind: _, ...body } = decision
      return call(contract.changeStatus, { ...on(id), body })
    }
  }
}

export const remind = (id: number) => call(contract.remind, on(id))

export const registerPerson = (event: number, user: number, is_silent: boolean) =>
  call(contract.start, { ...on(event), body: { user, is_silent, submit: true } })

export const searchPeople = (q: string, signal: AbortSignal) =>
  call(contactsContract.list, { query: { page: 1, page_size: 10, q } }, { signal })

/** Questions of an event’s form, and fields of registrations, as columns. */
export const columnsQuery = (event: number) => apiQuery(registrationDetailContract.columns, on(event))
