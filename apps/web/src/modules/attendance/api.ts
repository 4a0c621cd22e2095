import type { AttendanceSettings } from '@kxo/domain/attendance/collecting-contract'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Scan } from '@kxo/domain/attendance/door-contract'
import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { walletContract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import type { AbsenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { everyId } from '../../platform/every-id.ts'
import type { Signature } from '../../ui/fields/signature-pad.tsx'

export const entranceQuery = (id: number, q: string) =>
  apiQuery(attendanceContract.checkIns, { params: { id }, query: q ? { q } : {} }, { refetchInterval: 10_000 })

/** Sends the tickets nobody received yet, of those named or of everybody. */
export const sendTickets = (registrations?: readonly number[]) =>
  call(attendanceContract.sendTickets, { body: registrations ? { registrations: [...registrations] } : {} })
/** Sends a ticket again under a new code; the former one is refused. */
export const reissueTicket = (id: number) => call(attendanceContract.issueTicket, { params: { id } })
const signatureBody = (signature: Signature) => ({
  consent_version: consentVersion,
  ...(signature.way === 'drawn' ? { drawing: signature.image } : { typed_name: signature.name }),
})
/** Signs a half-day as oneself, under the consent text shown. */
export const signHalfDay = (slot: number, as: 'participant' | 'partner', signature: Signature, code?: string) =>
  call(attendanceContract.sign, { params: { slot }, body: { as, ...signatureBody(signature), ...(code && { code }) } })
/** Asks for the code to sign with. @returns where it went, masked */
export const sendSigningCode = (slot: number, by: CodeChannel) =>
  call(attendanceContract.sendSigningCode, { params: { slot }, body: { by } })
/** A person signs on the device of whoever leads the half-day. */
export const signOnTablet = (slot: number, registration: number, signature: Signature) =>
  call(attendanceContract.signOnTablet, { params: { slot }, body: { registration, ...signatureBody(signature) } })

/** Half-days of every event, or of one. */
export const sheetsSource = (event: number | undefined) => tableSource(attendanceContract.sheets, { query: { event } })
/** The numbers of all the half-days a list finds. */
export const idsOfSheets = (event: number | undefined, { q, filters }: ListQuery): Promise<number[]> =>
  everyId(async (page) => {
    const { results, count } = await call(attendanceContract.sheets, { query: { q, filters, event, ...page } })
    return { results: results.map(({ slot }) => ({ id: slot })), count }
  })
export const latestFirst = { sort: '-start_at' } as const

export const walletKeysQuery = () => apiQuery(walletContract.walletKeys, {})

/** Half-days of one day, as they are being signed. */
export const sheetsOfDayQuery = (day: string) =>
  apiQuery(
    attendanceContract.sheets,
    { query: { page: 1, page_size: 50, from: day, to: day, sort: 'start_at' } },
    { refetchInterval: 15_000 },
  )
export const shownCodeQuery = (slot: number) => apiQuery(attendanceContract.shownCode, { params: { slot } }, { refetchInterval: 5000 })
export const remindUnsigned = (slot: number) => call(attendanceContract.remindUnsigned, { params: { slot } })
export const attachPaper = (slot: number, registrations: number[], file: File) =>
  call(attendanceContract.attachPaper, { params: { slot }, query: { registrations }, files: { file } })
export const fetchBlankSheet = (id: number) => fetchFile(attendanceContract.blankSheet, { params: { id } })
/** The whole sheet as a workbook, one line a person and half-day. */
export const exportSheet = (id: number) =>
  fetchFile(attendanceContract.sheetLines, { params: { id }, query: { page: 1, page_size: 25, format: 'xlsx' } })
export const absencesQuery = (id: number) =>
  apiQuery(attendanceContract.sheetLines, { params: { id }, query: { page: 1, page_size: 100, presence: 'absent' } })
export const reopenSheet = (id: number, reason: string) => call(attendanceContract.reopenSheet, { params: { id }, body: { reason } })
/** Read again each half-minute: the room opens, people enter. */
export const meetingQuery = (id: number) => apiQuery(attendanceContract.meeting, { params: { id } }, { refetchInterval: 30_000 })
export const stayInMeeting = (id: number, entry: number, moment: 'here' | 'left') =>
  call(attendanceContract.stayInMeeting, { params: { id, entry }, body: { moment } })
export const enterMeeting = (id: number) => call(attendanceContract.enterMeeting, { params: { id } })
export const fetchMeetingDocument = (id: number, document: number) =>
  fetchFile(attendanceContract.meetingDocument, { params: { id, document } })
/** How long a small request takes to come back, in milliseconds, three times in a row; those that do are told. */
export async function roundTrips(): Promise<number[]> {
  const trips: number[] = []
  for (let one = 0; one < 3; one++) {
    const from = performance.now()
    const hasAnswered = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (hasAnswered) trips.push(performance.now() - from)
  }
  return trips
}
export const settingsQuery = (id: number) => apiQuery(attendanceContract.settings, { params: { id } })
export const changeSettings = (id: number, body: AttendanceSettings) => call(attendanceContract.changeSettings, { params: { id }, body })

type Marked = { slot: number; registration: number; reason: string }
export const markAbsent = ({ slot, ...body }: Marked & { absence_reason: AbsenceReason }) =>
  call(attendanceContract.markAbsent, { params: { slot }, body })
export const markLate = ({ slot, ...body }: Marked & { minutes: number }) => call(attendanceContract.markLate, { params: { slot }, body })
export const regularise = ({ slot, ...body }: Marked) => call(attendanceContract.regularise, { params: { slot }, body })

export const lockSheet = (id: number) => call(attendanceContract.lockSheet, { params: { id } })
export const issueCertificates = (id: number, registration?: number) =>
  call(attendanceContract.issueCertificates, { params: { id }, body: registration === undefined ? {} : { registration } })

/** Sends what a device saw at a door, with its clock. */
export const recordScans = (id: number, door: string, scans: Scan[], signal?: AbortSignal) =>
  call(
    attendanceContract.recordScans,
    { params: { id }, body: { sent_at: new Date(), door: door || null, scans } },
    signal ? { signal } : {},
  )
export const fetchDoorList = (id: number) => call(attendanceContract.doorList, { params: { id } })
/** Registers somebody who stands at a door. */
export const registerOnSite = (id: number, body: Input<typeof attendanceContract.registerOnSite>['body']) =>
  call(attendanceContract.registerOnSite, { params: { id }, body })
/** Adds somebody nobody expected to a sheet. */
export const addUnexpected = (id: number, body: Input<typeof attendanceContract.addUnexpected>['body']) =>
  call(attendanceContract.addUnexpected, { params: { id }, body })
export const helpersQuery = (id: number) => apiQuery(attendanceContract.helpers, { params: { id } }, { staleTime: 0 })
export const addHelper = (id: number, name: string) => call(attendanceContract.addHelper, { params: { id }, body: { name } })
export const revokeHelper = (id: number) => call(attendanceContract.revokeHelper, { params: { id } })
export const badgeLayoutQuery = (id: number) => apiQuery(attendanceContract.badgeLayout, { params: { id } })
export const changeBadgeLayout = (id: number, body: Input<typeof attendanceContract.changeBadgeLayout>['body']) =>
  call(attendanceContract.changeBadgeLayout, { params: { id }, body })
/** The badges of everybody, of some, or of one person. */
export const fetchBadges = (id: number, query: Input<typeof attendanceContract.badges>['query'] = {}) =>
  fetchFile(attendanceContract.badges, { params: { id }, query })
export const closingQuery = (id: number) => apiQuery(attendanceContract.closing, { params: { id } }, { staleTime: 0, gcTime: 0 })
export const closeDay = (id: number, registrations: number[], reason: string) =>
  call(attendanceContract.closeDay, { params: { id }, body: { registrations, reason } })
export const undoClosing = (id: number, registrations: number[]) =>
  call(attendanceContract.undoClosing, { params: { id }, body: { registrations } })
export const undoPassage = (passage: string, reason: string | null) =>
  call(attendanceContract.undoPassage, { params: { passage }, body: { reason } })
