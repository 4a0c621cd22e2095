import { webcrypto } from 'node:crypto'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { queuedText } from '@kxo/domain/attendance/day/queued-signature'
import { trueInstant } from '@kxo/domain/attendance/door'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { countersign } from '../passes/pass.ts'
import { getSlot } from '../queries.ts'
import { type Offline, sha256 } from '../sheets/chain.ts'
import { signAs } from './sign.ts'
import { signOnDevice } from './sign-on-tablet.ts'

type Body = Parameters<Verb<typeof attendanceContract.signQueued>>[1]['body']

/**
 * Takes in a signature made without the network: judged by the rules of its true instant, whatever the clock of its device said, chained to what the
 * same device queued before, and countersigned. @throws as signing does, 422 when its seal is not its device's
 */
export const signQueued: Verb<typeof attendanceContract.signQueued> = async (context, { params, body }) => {
  const slot = await getSlot(context.db, params.slot)
  found(slot.event_id === body.event || undefined)
  await checkSeal(slot.id, body)
  const signed_at = trueInstant(body.signed_at, body.sent_at, context.now)
  const there = { ...context, now: signed_at }
  const offline = await offlineOf(context, body)
  const signature = {
    ...(body.drawing === undefined ? { typed_name: body.typed_name } : { drawing: body.drawing }),
    consent_version: body.consent_version,
  }
  const proof = body.registration
    ? await signOnDevice(there, slot.id, { ...signature, registration: body.registration }, offline)
    : await signAs(there, slot.id, { ...signature, as: body.as, ...(body.code && { code: body.code }) }, offline)
  await keepLast(context, slot.event_id, offline)
  return { ...proof, is_former: proof.signed_at.getTime() !== signed_at.getTime() }
}

async function checkSeal(slot: number, { hash, seal, public_key, ...body }: Body): Promise<void> {
  const sealed = {
    ...body,
    slot,
    registration: body.registration ?? null,
    drawing: body.drawing ?? null,
    typed_name: body.typed_name ?? null,
    code: body.code ?? null,
  }
  if (sha256(queuedText(sealed)) !== hash || !(await isSealed(public_key, hash, seal))) refuse(attendanceErrors.brokenSeal)
}

async function isSealed(publicKey: string, hash: string, seal: string): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  try {
    const key = await webcrypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), curve, false, ['verify'])
    return await webcrypto.subtle.verify({ ...curve, hash: 'SHA-256' }, key, Buffer.from(seal, 'base64url'), Buffer.from(hash))
  } catch {
    return false
  }
}

/** What the evidence says of the device, and whether the signature follows from the last one it queued for the sheet. */
async function offlineOf(context: Context, { id, event, signed_at, sent_at, previous, hash, seal, public_key }: Body): Promise<Offline> {
  const device = sha256(public_key)
  const last = await context.db
    .selectFrom('signing_devices')
    .select('last_hash')
    .where('event_id', '=', event)
    .where('device', '=', device)
    .executeTakeFirst()
  const received_at = context.now.toISOString()
  return {
    id,
    device,
    public_key,
    device_time: signed_at.toISOString(),
    sent_at: sent_at.toISOString(),
    received_at,
    previous,
    hash,
    seal,
    is_chained: previous === (last?.last_hash ?? ''),
    countersignature: countersign(context, `${hash}\n${received_at}`),
  }
}

const keepLast = ({ db, now }: Context, event_id: number, { device, hash }: Offline) =>
  db
    .insertInto('signing_devices')
    .values({ event_id, device, last_hash: hash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id', 'device']).doUpdateSet({ last_hash: hash, seen_at: now }))
    .execute()
