import { registrationPapersContract as contract } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { downloadFile } from '../../../platform/download-file.ts'
import type { Transfer } from '../../../ui/fields/transfer.ts'

const of = (id: number, paper: number) => ({ params: { id, paper } })

/** Papers asked of oneself, whatever for. */
export const registrationPapersQuery = () => apiQuery(contract.ownPapers, {})

export const depositPaper = (id: number, paper: number, file: File, transfer: Transfer) =>
  call(contract.depositPaper, { ...of(id, paper), files: { file } }, { transfer })

export const withdrawPaper = (id: number, paper: number) => call(contract.withdrawPaper, of(id, paper))

export const decidePaper = (id: number, paper: number, decision: { is_accepted: boolean; reason?: string; valid_until?: string }) =>
  call(contract.decidePaper, { ...of(id, paper), body: decision })

export const renewPaper = (id: number, paper: number) => call(contract.renewPaper, of(id, paper))

/** Saves a paper on this device. */
export const openPaper = (id: number, paper: number): Promise<void> => downloadFile(contract.readPaper, of(id, paper))
