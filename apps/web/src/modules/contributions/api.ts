import { contributionsContract as contract } from '@kxo/domain/contributions/contract'
import type { ContributionStatus, MembershipStatus } from '@kxo/domain/contributions/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

export const contributionsSource = (status?: ContributionStatus) => tableSource(contract.list, { query: status ? { status } : {} })
export const contributionQuery = (id: number) => apiQuery(contract.read, { params: { id } })
export const createContribution = (body: Input<typeof contract.create>['body']) => call(contract.create, { body })
export const changeContribution = (id: number, body: Input<typeof contract.change>['body']) =>
  call(contract.change, { params: { id }, body })
export const removeContribution = (id: number) => call(contract.remove, { params: { id } })
export const campaignQuery = (id: number) => apiQuery(contract.campaign, { params: { id } })
export const openContribution = (id: number, is_written: boolean) => call(contract.open, { params: { id }, body: { is_written } })
export const closeContribution = (id: number) => call(contract.close, { params: { id }, body: {} })
export const renewContribution = (id: number, percent: number) => call(contract.renew, { params: { id }, body: { percent } })

export const membersSource = (id: number, status?: MembershipStatus) =>
  tableSource(contract.members, { params: { id }, query: status ? { status } : {} })
export const validateMemberships = (id: number, ids: number[]) => call(contract.validate, { params: { id }, body: { ids } })
export const cancelMemberships = (id: number, ids: number[]) => call(contract.cancel, { params: { id }, body: { ids } })
export const membershipsQuery = (query: Input<typeof contract.ofRecord>['query']) => apiQuery(contract.ofRecord, { query })

export const takeableQuery = (company?: number) => apiQuery(contract.taken, { query: { company } })
export const collectiveQuery = (id: number, company?: number) => apiQuery(contract.collective, { params: { id }, query: { company } })
export const takeContributions = (id: number, body: Input<typeof contract.take>['body']) => call(contract.take, { params: { id }, body })
export const leaveOut = (id: number, body: Input<typeof contract.leaveOut>['body']) => call(contract.leaveOut, { params: { id }, body })
export const issueOrder = (id: number, body: Input<typeof contract.issueOrder>['body']) =>
  call(contract.issueOrder, { params: { id }, body })
