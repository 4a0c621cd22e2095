import type { Input } from '@kxo/domain/kernel/contract'
import { votesContract } from '@kxo/domain/votes/contract'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'

/** Read again every few seconds while the assembly sits: quorum, opening, turnout. */
export const assemblyQuery = (id: number) => apiQuery(votesContract.assembly, { params: { id } }, { refetchInterval: 5_000 })
export const rightsQuery = (id: number) => apiQuery(votesContract.rights, { params: { id } })
export const holdersQuery = (id: number) => apiQuery(votesContract.proxyHolders, { params: { id } })

type ResolutionBody = Input<typeof votesContract.addResolution>['body']
export const addResolution = (id: number, body: ResolutionBody) => call(votesContract.addResolution, { params: { id }, body })
export const changeResolution = (id: number, body: Input<typeof votesContract.changeResolution>['body']) =>
  call(votesContract.changeResolution, { params: { id }, body })
export const removeResolution = (id: number) => call(votesContract.removeResolution, { params: { id } })
export const openResolution = (id: number) => call(votesContract.openResolution, { params: { id } })
export const closeResolution = (id: number) => call(votesContract.closeResolution, { params: { id } })
export const changeAssembly = (id: number, body: Input<typeof votesContract.changeAssembly>['body']) =>
  call(votesContract.changeAssembly, { params: { id }, body })
export const changeRight = (id: number, registration: number, weight: number) =>
  call(votesContract.changeRight, { params: { id, registration }, body: { weight } })
export const giveProxy = (id: number, holder: number, giver?: number) =>
  call(votesContract.giveProxy, { params: { id }, body: { holder, ...(giver !== undefined && { giver }) } })
export const takeProxyBack = (id: number, registration: number) => call(votesContract.takeProxyBack, { params: { id, registration } })
export const castVotes = (id: number, body: Input<typeof votesContract.vote>['body']) => call(votesContract.vote, { params: { id }, body })
export const sendVoteCode = (id: number) => call(votesContract.sendVoteCode, { params: { id } })
export const proveVoter = (id: number, code: string) => call(votesContract.proveVoter, { params: { id }, body: { code } })
export const attachDocument = (id: number, file: File, transfer: Transfer) =>
  call(votesContract.addResolutionDocument, { params: { id }, files: { file } }, { transfer })
export const detachDocument = (id: number, document: number) => call(votesContract.removeResolutionDocument, { params: { id, document } })
export const fetchResolutionDocument = (id: number, document: number) =>
  fetchFile(votesContract.readResolutionDocument, { params: { id, document } })
export const fetchMinutes = (id: number) => fetchFile(votesContract.minutes, { params: { id } })
