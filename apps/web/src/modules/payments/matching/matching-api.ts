import { matchingContract as contract } from '@kxo/domain/payments/matching/matching-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

export type LineState = 'toMatch' | 'matched' | 'aside'
type Share = { bill: number; amount: number }
const at = (id: number) => ({ params: { id } })

/** Lines of bank statements: those to be matched, matched or set aside. */
export const bankLinesSource = (state: LineState) => tableSource(contract.bankLines, { query: { state } })
export const bankFilesSource = tableSource(contract.bankFiles, {})
export const latestPaidFirst = { sort: '-paid_on' } as const
export const latestImportedFirst = { sort: '-created_at' } as const

export const sureLinesQuery = () => apiQuery(contract.sureLines, {})

export const sendStatement = (file: File, entity: number | undefined) =>
  call(contract.importBankFile, { body: entity === undefined ? {} : { entity }, files: { file } })
export const matchLine = (id: number, shares: readonly Share[], is_receipt_sent = true) =>
  call(contract.matchLine, { ...at(id), body: { shares: [...shares], is_receipt_sent } })
export const setAside = (id: number, reason: string) => call(contract.setLineAside, { ...at(id), body: { reason } })
export const takeBack = (id: number) => call(contract.takeLineBack, at(id))
export const acceptSure = (lines: readonly { line: number; shares: readonly Share[] }[]) =>
  call(contract.acceptSure, { body: { lines: lines.map(({ line, shares }) => ({ line, shares: [...shares] })), is_receipt_sent: true } })
