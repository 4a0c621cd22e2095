import { ownPapersContract as contract } from '@kxo/domain/documents/requests/own-papers-contract'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import type { Transfer } from '../../../ui/fields/transfer.ts'

export const ownPapersQuery = () => apiQuery(contract.list, {})
export const depositOwnPaper = (paper: number, expires_on: string | undefined, file: File, transfer: Transfer) =>
  call(contract.deposit, { params: { paper }, query: { ...(expires_on && { expires_on }) }, files: { file } }, { transfer })
export const withdrawOwnPaper = (paper: number) => call(contract.withdraw, { params: { paper } })
export const fetchOwnPaper = (paper: number) => fetchFile(contract.read, { params: { paper } })
