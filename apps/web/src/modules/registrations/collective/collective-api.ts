import type { Input } from '@kxo/domain/kernel/contract'
import {
  type collectiveContract as Contract,
  collectiveContract as contract,
} from '@kxo/domain/registrations/collective/collective-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'

const on = (id: number) => ({ params: { id } })

/** What registering these people would do; asked again when the group changes, what was known staying shown meanwhile. */
export const groupPreviewQuery = (event: number, users: readonly number[]) => ({
  ...apiQuery(contract.preview, { ...on(event), body: { users: [...users] } }),
  enabled: users.length > 0,
  placeholderData: keepPreviousData,
})

export const addPeople = (event: number, people: Input<typeof Contract.addPeople>['body']['people']) =>
  call(contract.addPeople, { ...on(event), body: { people } })
export const registerGroup = (event: number, body: Input<typeof Contract.register>['body']) =>
  call(contract.register, { ...on(event), body })
export const substitute = (id: number, user: number) => call(contract.substitute, { ...on(id), body: { user } })
