import { hkdfSync } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import { type PassKey, readPass, signPass } from '../../registrations/index.ts'

/** What a pass's ids look like: nothing personal, nothing that tells one tenant from another (EXT-10). */
const eventMark = (id: number) => `e${id}`
const ticketMark = (id: number) => `r${id}`
const idIn = (mark: string): number => Number(mark.slice(1))

const keyOf = ({ services, tenant }: Pick<Context, 'services' | 'tenant'>): PassKey => ({
  kid: 'k1',
  key: new Uint8Array(hkdfSync('sha256', services.config.secretKey, '', `pass ${tenant.id}`, 32)),
})

const openDays = 30
/** A pass lives as long as its event, and a month more for what is checked afterwards. */
const expiryOf = (end: Date | null, now: Date) => new Date((end ?? now).getTime() + openDays * 86_400_000)

type Holder = { id: number; event_id: number; pass_rev: number; end_date: Date | null }

/** The signed text of a registration's code. */
export const passToken = (context: Pick<Context, 'services' | 'tenant' | 'now'>, { id, event_id, pass_rev, end_date }: Holder): string =>
  signPass(keyOf(context), { event: eventMark(event_id), ticket: ticketMark(id), rev: pass_rev, expires: expiryOf(end_date, context.now) })

export type ScannedPass = { event_id: number; registration_id: number; rev: number } | { refusal: 'unknown' | 'expired' }

/** What a scanned token says; undefined when the text is no token but a typed code. */
export function scannedPass(context: Pick<Context, 'services' | 'tenant' | 'now'>, text: string): ScannedPass | undefined {
  if (!text.includes('|')) return undefined
  const read = readPass([keyOf(context)], text, context.now)
  if ('refusal' in read) return { refusal: read.refusal === 'expired' ? 'expired' : 'unknown' }
  return { event_id: idIn(read.pass.event), registration_id: idIn(read.pass.ticket), rev: read.pass.rev }
}
