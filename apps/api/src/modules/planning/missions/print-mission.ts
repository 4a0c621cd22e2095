import { fileURLToPath } from 'node:url'
import { refuse } from '@kxo/domain/kernel/errors'
import { partnersErrors } from '@kxo/domain/partners/errors'
import type { missionContract } from '@kxo/domain/partners/missions/mission-contract'
import { missionWords as w } from '@kxo/domain/partners/missions/mission-words'
import { may } from '@kxo/domain/partners/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { drawnDocument } from '../../../platform/pdf/render-document.ts'
import { issuerOf, letterheadOf } from '../../attendance/index.ts'
import { sendMissionOrder } from '../../partners/index.ts'
import { trace } from '../../traces/index.ts'
import { type MissionPrint, missionNumber, missionPrint } from './mission-print.ts'
import { type Mission, readMission } from './read-mission.ts'

export const missionTemplate = fileURLToPath(new URL('./mission.typ', import.meta.url))

/** What a mission order prints, and the name of its file. */
export async function drawMission(context: Context, mission: Mission): Promise<{ name: string; data: MissionPrint }> {
  const { language, now } = context
  const issuer = await issuerOf(context, mission.event_id)
  const name = `${language.say(w.title)} – ${mission.title}`
  const letterhead = letterheadOf(context, issuer, { title: name, reference: missionNumber(mission, now) })
  return { name, data: missionPrint(mission, { issuer, letterhead, language, now }) }
}

/** A part whose order may be made: confirmed, of an event that stands. @throws 404, 409 */
export async function orderable({ db }: Pick<Context, 'db'>, id: number): Promise<Mission> {
  const mission = await readMission(db, id)
  if (mission.status !== 'validated' || mission.cancelled_at) refuse(partnersErrors.missionNotConfirmed)
  return mission
}

/** The mission order of a part, for its person and for whoever assigns; drawn once the transaction is over. @throws 404, 409 */
export const printMission: Verb<typeof missionContract.missionOrder> = async (context, { params }) => {
  const { actor, db, now } = context
  const own = await db.selectFrom('event_partners').select('user_id').where('id', '=', params.id).executeTakeFirst()
  authorize(may.seePartners(actor) || (own !== undefined && may.answer(actor, own)))
  const mission = await orderable(context, params.id)
  const { name, data } = await drawMission(context, mission)
  await trace(context, { action: 'make_mission_order', event_id: mission.event_id, subject_id: mission.user_id })
  return {
    content_type: 'application/pdf',
    name: `${name}.pdf`,
    body: drawnDocument({ template: missionTemplate, data, standard: 'ua-1', createdAt: now }),
  }
}

/** Has the mission order of a part mailed to its person. @throws 403, 404, 409 */
export const askMission: Verb<typeof missionContract.sendMissionOrder> = async (context, { params }) => {
  authorize(may.assignPartners(context.actor))
  const { id } = await orderable(context, params.id)
  await context.enqueue(sendMissionOrder, { assignment_id: id })
  return { done: true as const }
}
