import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { downloadFile } from '../../../platform/download-file.ts'

type Said = Input<typeof attendanceContract.giveNotice>['body']

export const noticesQuery = (registration: number) => apiQuery(attendanceContract.notices, { params: { id: registration } })
export const giveNotice = (registration: number, body: Said) => call(attendanceContract.giveNotice, { params: { id: registration }, body })
export const attachProof = (notice: number, file: File) =>
  call(attendanceContract.attachNoticeProof, { params: { notice }, files: { file } })
export const withdrawNotice = (notice: number) => call(attendanceContract.withdrawNotice, { params: { notice } })
/** Saves what proves it on this device. */
export const openProof = (notice: number): Promise<void> => downloadFile(attendanceContract.readNoticeProof, { params: { notice } })
export const decideNotice = ({ notice, ...body }: { notice: number; is_excused: boolean; reason: string }) =>
  call(attendanceContract.decideNotice, { params: { notice }, body })
