import { attendanceContract } from '@kxo/domain/attendance/contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import type { Signature } from '../../ui/fields/signature-pad.tsx'

export const ownHalfDaysQuery = () => apiQuery(attendanceContract.ownHalfDays, { query: { user: 'me' } }, { refetchInterval: 60_000 })

export const sheetQuery = (id: number) => apiQuery(attendanceContract.sheet, { params: { id } })

export const entranceQuery = (id: number, q: string) =>
  apiQuery(attendanceContract.checkIns, { params: { id }, query: q ? { q } : {} }, { refetchInterval: 10_000 })

export const passQuery = (id: number) => apiQuery(attendanceContract.pass, { params: { id } })
/** Signs a half-day as oneself, under the consent text shown. */
export const signHalfDay = (slot: number, as: 'participant' | 'partner', signature: Signature) =>
  call(attendanceContract.sign, {
    params: { slot },
    body: {
      as,
      consent_version: consentVersion,
      ...(signature.way === 'drawn' ? { drawing: signature.image } : { typed_name: signature.name }),
    },
  })

type Marked = { slot: number; registration: number; reason: string }
export const markAbsent = (client: string, { slot, ...body }: Marked) => call(attendanceContract.markAbsent, { params: { slot }, body })
export const markLate = ({ slot, ...body }: Marked & { minutes: number }) => call(attendanceContract.markLate, { params: { slot }, body })
export const regularise = (client: string, { slot, ...body }: Marked) => call(attendanceContract.regularise, { params: { slot }, body })

export const lockSheet = (id: number) => call(attendanceContract.lockSheet, { params: { id } })
export const issueCertificates = (id: number, registration?: number) =>
  call(attendanceContract.issueCertificates, { params: { id }, body: registration === undefined ? {} : { registration } })
export const checkIn = (id: number, code: string) => call(attendanceContract.checkIn, { params: { id }, body: { code } })
