import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { DoorList, Scan, ScanResult } from '@kxo/domain/attendance/door-contract'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { entranceQuery, fetchBadges, fetchDoorList, recordScans, undoPassage } from '../api.ts'

/** How a device reaches the door it stands at: as somebody of the team, or by a link given for one event. */
export type DoorAccess = {
  /** What the device keeps its list and its scans under. */
  place: string
  entrance: (q: string) => ReturnType<typeof entranceQuery>
  record: (door: string, scans: Scan[], signal?: AbortSignal) => Promise<{ results: ScanResult[] }>
  list: () => Promise<DoorList>
  undo: (passage: string, reason: string | null) => Promise<unknown>
  badge: (registration: number) => Promise<{ blob: Blob }>
}

export const teamAccess = (id: number): DoorAccess => ({
  place: String(id),
  entrance: (q) => entranceQuery(id, q),
  record: (door, scans, signal) => recordScans(id, door, scans, signal),
  list: () => fetchDoorList(id),
  undo: undoPassage,
  badge: (registration) => fetchBadges(id, { registration }),
})

export const helperAccess = (key: string): DoorAccess => ({
  place: key,
  entrance: (q) =>
    apiQuery(attendanceContract.helperEntrance, { params: { key }, query: q ? { q } : {} }, { refetchInterval: 10_000 }) as ReturnType<
      typeof entranceQuery
    >, // the same entrance, asked by a link
  record: (door, scans, signal) =>
    call(
      attendanceContract.helperScans,
      { params: { key }, body: { sent_at: new Date(), door: door || null, scans } },
      signal ? { signal } : {},
    ),
  list: () => call(attendanceContract.helperList, { params: { key } }),
  undo: (passage, reason) => call(attendanceContract.helperUndo, { params: { key, passage }, body: { reason } }),
  badge: (registration) => fetchFile(attendanceContract.helperBadge, { params: { key, registration } }),
})
