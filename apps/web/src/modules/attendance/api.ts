import { attendanceContract } from '@kxo/domain/attendance/contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import type { Signature } from '../../ui/fields/signature-pad.tsx'

export const ownHalfDaysQuery = (client: string) =>
  queryOptions({
    queryKey: ['half-days', client],
    queryFn: ({ signal }) => call(attendanceContract.ownHalfDays, { params: { client }, query: { user: 'me' } }, { signal }),
    refetchInterval: 60_000,
  })

export const sheetQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['sheet', client, id],
    queryFn: ({ signal }) => call(attendanceContract.sheet, { params: { client, id } }, { signal }),
  })

export const entranceQuery = (client: string, id: number, q: string) =>
  queryOptions({
    queryKey: ['entrance', client, id, q],
    queryFn: ({ signal }) => call(attendanceContract.checkIns, { params: { client, id }, query: q ? { q } : {} }, { signal }),
    refetchInterval: 10_000,
  })

export const passQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['pass', client, id],
    queryFn: ({ signal }) => call(attendanceContract.pass, { params: { client, id } }, { signal }),
  })

export const listSheets = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(attendanceContract.sheets, { params: { client }, query }, { signal })

/** Signs a half-day as oneself, under the consent text shown. */
export const signHalfDay = (client: string, slot: number, as: 'participant' | 'partner', signature: Signature) =>
  call(attendanceContract.sign, {
    params: { client, slot },
    body: {
      as,
      consent_version: consentVersion,
      ...(signature.way === 'drawn' ? { drawing: signature.image } : { typed_name: signature.name }),
    },
  })

type Marked = { slot: number; registration: number; reason: string }
export const markAbsent = (client: string, { slot, ...body }: Marked) =>
  call(attendanceContract.markAbsent, { params: { client, slot }, body })
export const markLate = (client: string, { slot, ...body }: Marked & { minutes: number }) =>
  call(attendanceContract.markLate, { params: { client, slot }, body })
export const regularise = (client: string, { slot, ...body }: Marked) =>
  call(attendanceContract.regularise, { params: { client, slot }, body })

export const lockSheet = (client: string, id: number) => call(attendanceContract.lockSheet, { params: { client, id } })
export const issueCertificates = (client: string, id: number, registration?: number) =>
  call(attendanceContract.issueCertificates, { params: { client, id }, body: registration === undefined ? {} : { registration } })
export const checkIn = (client: string, id: number, code: string) =>
  call(attendanceContract.checkIn, { params: { client, id }, body: { code } })
