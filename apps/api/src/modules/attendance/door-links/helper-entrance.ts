import type { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { takeDoorList } from '../door/door-list.ts'
import { recordScansAt } from '../door/record-scans.ts'
import { entranceOf } from '../door/show-entrance.ts'
import { takeBackPassage } from '../door/undo-passage.ts'
import { helperOf } from './helper-of.ts'

/** What a device saw before its link ended is taken in for a day more. */
const graceMs = 86_400_000

export const helperEntrance: Verb<typeof attendanceContract.helperEntrance> = async (context, { params, query }) => {
  const { event_id } = await helperOf(context, params.key)
  return { ...(await entranceOf(context, event_id, query.q)), takes_registrations: false }
}

export const helperScans: Verb<typeof attendanceContract.helperScans> = async (context, { params, body }) => {
  const helper = await helperOf(context, params.key, body.scans.every(({ is_offline }) => is_offline) ? graceMs : 0)
  return recordScansAt(context, helper.event_id, body, helper)
}

export const helperUndo: Verb<typeof attendanceContract.helperUndo> = async (context, { params, body }) => {
  const helper = await helperOf(context, params.key)
  return takeBackPassage(context, params.passage, body.reason ?? '', { event_id: helper.event_id, helper })
}

export const helperList: Verb<typeof attendanceContract.helperList> = async (context, { params }) => {
  const helper = await helperOf(context, params.key)
  return takeDoorList(context, helper.event_id, helper)
}
