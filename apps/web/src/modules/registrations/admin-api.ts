import { contactsContract } from '@kxo/domain/contacts/contract'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { call } from '../../platform/api-client.ts'

const on = (client: string, id: number) => ({ params: { client, id } })

/** What an administrator may do of one registration; each answers it as it then stands. */
export type Decision =
  | { kind: 'approve' }
  | { kind: 'refuse' | 'cancel' | 'reinstate'; reason: string }
  | { kind: 'change'; status: RegistrationStatus; reason: string }

export function decide(client: string, id: number, decision: Decision): Promise<Registration> {
  switch (decision.kind) {
    case 'approve':
      return call(contract.approve, on(client, id))
    case 'refuse':
      return call(contract.refuse, { ...on(client, id), body: { reason: decision.reason } })
    case 'cancel':
      return call(contract.cancel, { ...on(client, id), body: { reason: decision.reason } })
    case 'reinstate':
      return call(contract.reinstate, { ...on(client, id), body: { reason: decision.reason } })
    case 'change':
      return call(contract.changeStatus, { ...on(client, id), body: { status: decision.status, reason: decision.reason } })
  }
}

export const remind = (client: string, id: number) => call(contract.remind, on(client, id))

export const registerPerson = (client: string, event: number, user: number, is_silent: boolean) =>
  call(contract.start, { ...on(client, event), body: { user, is_silent, submit: true } })

export const searchPeople = (client: string, q: string, signal: AbortSignal) =>
  call(contactsContract.list, { params: { client }, query: { page: 1, page_size: 10, q } }, { signal })
