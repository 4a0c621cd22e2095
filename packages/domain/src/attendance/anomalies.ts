/** What a signature's evidence tells about how it was made. */
export type SignedFact = {
  id: number
  person: string
  slot: number
  signed_at: Date
  /** Address and device together. */
  device: string
  is_on_tablet: boolean
  is_partner: boolean
  /** When it arrived, if made without the network, and whether it follows from what its device queued before. */
  offline?: { received_at: Date; is_chained: boolean } | undefined
}
type Half = { id: number; start_at: Date; end_at: Date }

export const anomalyKinds = ['sameDevice', 'farFromSlot', 'synchronised', 'brokenChain'] as const
export type AnomalyKind = (typeof anomalyKinds)[number]
export type Anomaly = { kind: AnomalyKind; slot: number; people: string[]; at: Date }

const closeMs = 10_000
const farMs = 2 * 3_600_000

/** What an organiser looks at before locking: two people from one device within ten seconds, a signature hours away from its half-day, one that came later. */
export function anomaliesOf(signatures: readonly SignedFact[], slots: readonly Half[]): Anomaly[] {
  const own = signatures
    .filter(({ is_on_tablet, is_partner }) => !is_on_tablet && !is_partner)
    .toSorted((a, b) => a.signed_at.getTime() - b.signed_at.getTime())
  const together = own.flatMap((one, index): Anomaly[] =>
    own
      .slice(index + 1)
      .filter(
        (other) =>
          other.slot === one.slot &&
          other.device === one.device &&
          other.person !== one.person &&
          other.signed_at.getTime() - one.signed_at.getTime() <= closeMs,
      )
      .map((other) => ({ kind: 'sameDevice', slot: one.slot, people: [one.person, other.person], at: other.signed_at })),
  )
  const far = signatures.flatMap((one): Anomaly[] => {
    const slot = slots.find(({ id }) => id === one.slot)
    const isFar =
      slot && (one.signed_at.getTime() < slot.start_at.getTime() - farMs || one.signed_at.getTime() > slot.end_at.getTime() + farMs)
    return isFar ? [{ kind: 'farFromSlot', slot: one.slot, people: [one.person], at: one.signed_at }] : []
  })
  const synchronised = signatures.flatMap(({ offline, person, slot }): Anomaly[] =>
    offline ? [{ kind: offline.is_chained ? 'synchronised' : 'brokenChain', slot, people: [person], at: offline.received_at }] : [],
  )
  return [...together, ...far, ...synchronised]
}
