/** A signature made without the network, as its device sealed it. */
export type QueuedSignature = {
  id: string
  event: number
  slot: number
  as: 'participant' | 'partner'
  /** Whoever signed on a device passed round; null for its own holder. */
  registration: number | null
  /** By the clock of the device. */
  signed_at: Date
  consent_version: string
  drawing: string | null
  typed_name: string | null
  code: string | null
  /** Hash of what the device queued before for the same sheet; empty for the first. */
  previous: string
}

/** The one text a device hashes and seals of a signature it queues, and the server again on arrival. */
export const queuedText = (one: QueuedSignature): string =>
  JSON.stringify([
    one.previous,
    one.id,
    one.event,
    one.slot,
    one.as,
    one.registration,
    one.signed_at.toISOString(),
    one.consent_version,
    one.drawing,
    one.typed_name,
    one.code,
  ])
