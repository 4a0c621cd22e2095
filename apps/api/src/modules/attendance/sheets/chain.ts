import { createHash } from 'node:crypto'
import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import type { SignatureRow } from '../queries.ts'

/** Who signed, what and how (FOR-33), as kept with the signature. */
export type Evidence = {
  person: { id: number; name: string; mail: string }
  /** How the person was recognised. */
  mode: 'account' | 'link' | 'tablet'
  /** Who held the device the person signed on. */
  witness?: { id: number; name: string }
  /** The code shown on site was typed (EXT-11). */
  shown_code?: boolean
  /** A code sent to the person was typed, and how it was sent. */
  sent_code?: CodeChannel
  /** Made without the network. */
  offline?: Offline
  session: string
  slot: { id: number; start_at: string; end_at: string }
  /** UTC instant of the signature. */
  at: string
  address: string
  user_agent: string
  /** SHA-256 of the sheet as it stood just before. */
  sheet_sha256: string
}

/** What a device sealed and the server countersigned of a signature made without the network. */
export type Offline = {
  id: string
  /** SHA-256 of its public key. */
  device: string
  public_key: string
  /** What its clock said, when it signed and when it sent. */
  device_time: string
  sent_at: string
  received_at: string
  previous: string
  hash: string
  seal: string
  is_chained: boolean
  countersignature: string
}

// Written from an Evidence alone, and append-only since.
export const evidenceOf = ({ evidence }: Pick<SignatureRow, 'evidence'>): Evidence => evidence as object as Evidence

export type Link = Pick<
  SignatureRow,
  'event_id' | 'slot_id' | 'registration_id' | 'partner_user_id' | 'signed_at' | 'drawing' | 'typed_name' | 'consent_version' | 'evidence'
>

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One text for one value, whatever the order its keys were written or read in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`
}

/** The hash that binds a signature to everything signed before it. */
export const chainHash = (previous: string, link: Link): string =>
  sha256(
    `${previous}\n${canonical({
      event_id: link.event_id,
      slot_id: link.slot_id,
      registration_id: link.registration_id,
      partner_user_id: link.partner_user_id,
      signed_at: link.signed_at,
      drawing_sha256: link.drawing === null ? null : sha256(link.drawing),
      typed_name: link.typed_name,
      consent_version: link.consent_version,
      evidence: link.evidence,
    })}`,
  )

export type ChainVerdict = { count: number; is_unbroken: boolean; broken_at: number | null }

/**
 * Reads a chain from its start: each hash must follow from its signature and the one before, and the last must be the sheet's.
 * A changed, removed, added or moved signature shows; `broken_at` is the first signature that does not follow, null when the end is missing.
 */
export function verifyChain(signatures: readonly SignatureRow[], lastHash: string): ChainVerdict {
  let previous = ''
  for (const signature of signatures) {
    if (signature.previous_hash !== previous || signature.hash !== chainHash(previous, signature))
      return { count: signatures.length, is_unbroken: false, broken_at: signature.id }
    previous = signature.hash
  }
  return { count: signatures.length, is_unbroken: previous === lastHash, broken_at: null }
}
