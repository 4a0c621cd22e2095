import { type QueuedSignature, queuedText } from '@kxo/domain/attendance/day/queued-signature'
import { consentVersion } from '@kxo/domain/attendance/words'
import { boundTenant } from '../../../platform/bound-tenant.ts'
import { resultOf } from '../../../platform/device-database.ts'
import { readSession } from '../../../platform/session.ts'
import type { Signature } from '../../../ui/fields/signature-pad.tsx'
import { sealText } from './device-key.ts'
import { inSignatures } from './signature-store.ts'

/** A signature that waits for the network, with what seals it; `refused` once the server would not have it. */
export type Waiting = {
  owner: string
  signature: QueuedSignature
  hash: string
  seal: string
  public_key: string
  refused: string | null
}
export type Signed = Pick<QueuedSignature, 'event' | 'slot' | 'as' | 'registration' | 'code'>

/** Only whoever was signed in sends what was queued: the proof bears their session. */
const owner = (): string => `${boundTenant()}/${readSession()?.user.id ?? 0}`

/** Signatures of whoever is signed in that wait on this device, in the order they were made. */
export const waitingSignatures = (): Promise<Waiting[]> =>
  inSignatures('queue', 'readonly', (store) => resultOf<Waiting[]>(store.getAll())).then(
    (all) =>
      all.filter((one) => one.owner === owner()).toSorted((a, b) => a.signature.signed_at.getTime() - b.signature.signed_at.getTime()),
    () => [],
  )

/** Seals a signature after the last one this device queued for the sheet, and keeps it. @throws when the device keeps nothing */
export async function queueSignature(signed: Signed, drawn: Signature): Promise<void> {
  const chain = `${boundTenant()}/chain-${signed.event}`
  const previous = (await inSignatures('device', 'readonly', (store) => resultOf<string | undefined>(store.get(chain)))) ?? ''
  const signature: QueuedSignature = {
    ...signed,
    id: crypto.randomUUID(),
    signed_at: new Date(),
    consent_version: consentVersion,
    drawing: drawn.way === 'drawn' ? drawn.image : null,
    typed_name: drawn.way === 'typed' ? drawn.name : null,
    previous,
  }
  const sealed = await sealText(queuedText(signature))
  await inSignatures('queue', 'readwrite', (store) =>
    resultOf(store.put({ owner: owner(), signature, ...sealed, refused: null } satisfies Waiting)),
  )
  await inSignatures('device', 'readwrite', (store) => resultOf(store.put(sealed.hash, chain)))
}

export const forgetSignature = (id: string): Promise<unknown> => inSignatures('queue', 'readwrite', (store) => resultOf(store.delete(id)))
export const refuseSignature = (waiting: Waiting, refused: string): Promise<unknown> =>
  inSignatures('queue', 'readwrite', (store) => resultOf(store.put({ ...waiting, refused })))
