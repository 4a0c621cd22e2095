import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { codeSeconds } from '@kxo/domain/attendance/signing-means'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { qr } from '../../../platform/qr.ts'
import { getSlot, isConfirmedPartner, peopleOf, signedBoxesOf } from '../queries.ts'

type Keyed = Pick<Context, 'services' | 'tenant'>
const digits = 6

const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / codeSeconds)

/** The code of a half-day at one step of time, truncated as RFC 4226 does (EXT-11). */
function codeAt({ services, tenant }: Keyed, slotId: number, step: number): string {
  const key = Buffer.from(hkdfSync('sha256', services.config.secretKey, '', `attendance code ${tenant.id}`, 32))
  const mac = createHmac('sha256', key).update(`A1|${slotId}|${step}`).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** Whether a typed code is the one shown now, or the one just before. */
export function isShownCode(keyed: Keyed, slotId: number, typed: string, now: Date): boolean {
  const text = Buffer.from(typed.replace(/\s/g, ''))
  return [0, 1].some((ago) => {
    const code = Buffer.from(codeAt(keyed, slotId, stepOf(now) - ago))
    return code.length === text.length && timingSafeEqual(code, text)
  })
}

/** The code to show now; whoever reads it signs from their own session, so that a picture of it signs for nobody. */
export const showCode: Verb<typeof attendanceContract.shownCode> = async (context, { params }) => {
  const { db, actor, now, services } = context
  const slot = await getSlot(db, params.slot)
  authorize(may.mark(actor, { is_partner: await isConfirmedPartner(db, slot.event_id, actor.user_id) }))
  const step = stepOf(now)
  const code = codeAt(context, slot.id, step)
  const people = await peopleOf(db, slot.event_id)
  const boxes = await signedBoxesOf(db, slot.event_id)
  return {
    code,
    valid_until: new Date((step + 1) * codeSeconds * 1000),
    qr_svg: await qr(`${services.publicUrl()}${attendance()}?slot=${slot.id}&code=${code}`),
    expected: people.length,
    signed: boxes.filter(({ slot_id, registration_id }) => slot_id === slot.id && registration_id !== null).length,
  }
}
