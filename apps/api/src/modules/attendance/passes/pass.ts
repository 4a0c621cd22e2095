import { hkdfSync, sign } from 'node:crypto'
import { eventMark, idIn, ticketMark } from '@kxo/domain/registrations/pass-text'
import type { Context } from '../../../platform/context.ts'
import { type PassKey, pairOf, publicKeyOf, readPass, signPass } from '../../registrations/index.ts'

type Keeper = Pick<Context, 'services' | 'tenant'>
const secretFor = ({ services, tenant }: Keeper, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', services.config.secretKey, '', `${use} ${tenant.id}`, 32))

/** Signs what is printed today: devices verify it without the network. */
const signingKey = (keeper: Keeper) => ({ kid: 'e1', pair: pairOf(secretFor(keeper, 'pass pair')) })
/** Signed the codes of before; they are read with the network. */
const sharedKey = (keeper: Keeper): PassKey => ({ kid: 'k1', key: secretFor(keeper, 'pass') })

/** The key by which a device reads codes without the network, base64url. */
export const passPublicKey = (keeper: Keeper): string => publicKeyOf(signingKey(keeper).pair)

/** The word of the server on what a device sealed alone: Ed25519, base64url. */
export const countersign = (keeper: Keeper, text: string): string =>
  sign(null, Buffer.from(text), pairOf(secretFor(keeper, 'attendance'))).toString('base64url')

const openDays = 30
/** A pass lives as long as its event, and a month more for what is checked afterwards. */
const expiryOf = (end: Date | null, now: Date) => new Date((end ?? now).getTime() + openDays * 86_400_000)

type Holder = { id: number; event_id: number; pass_rev: number; end_date: Date | null }

/** The signed text of a registration's code. */
export const passToken = (context: Keeper & Pick<Context, 'now'>, { id, event_id, pass_rev, end_date }: Holder): string =>
  signPass(signingKey(context), {
    event: eventMark(event_id),
    ticket: ticketMark(id),
    rev: pass_rev,
    expires: expiryOf(end_date, context.now),
  })

export type ScannedPass = { event_id: number; registration_id: number; rev: number } | { refusal: 'unknown' | 'expired' }

/** What a scanned token says; undefined when the text is no token but a typed code. */
export function scannedPass(context: Keeper & Pick<Context, 'now'>, text: string): ScannedPass | undefined {
  if (!text.includes('|')) return undefined
  const read = readPass([signingKey(context), sharedKey(context)], text, context.now)
  if ('refusal' in read) return { refusal: read.refusal === 'expired' ? 'expired' : 'unknown' }
  return { event_id: idIn(read.pass.event), registration_id: idIn(read.pass.ticket), rev: read.pass.rev }
}
