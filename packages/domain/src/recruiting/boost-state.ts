import { billStatus } from '../billing/status.ts'
import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Where a boost stands, read from its dates and from its bill. */
export const boostState = catalogue({
  toPay: { code: 1, label: { fr: 'À payer', en: 'To pay' }, tone: 'warning' },
  scheduled: { code: 2, label: { fr: 'Prévue', en: 'Scheduled' }, tone: 'info' },
  running: { code: 3, label: { fr: 'En cours', en: 'Running' }, tone: 'success' },
  ended: { code: 4, label: { fr: 'Passée', en: 'Past' }, tone: 'neutral' },
  stopped: { code: 5, label: { fr: 'Arrêtée', en: 'Stopped' }, tone: 'neutral' },
})
type BoostState = KeyOf<typeof boostState>

type BoostFacts = { starts_at: Date; ends_at: Date; stopped_at: Date | null; bill_status: number }

/** A boost shows its offer first between its dates, as long as its bill is paid: a bill credited in full ends it. */
export function boostStateOf({ starts_at, ends_at, stopped_at, bill_status }: BoostFacts, now: Date): BoostState {
  const paid = billStatus.keyOf(bill_status)
  if (stopped_at !== null || paid === 'credited' || paid === 'deleted') return 'stopped'
  if (paid !== 'paid') return 'toPay'
  if (starts_at > now) return 'scheduled'
  return ends_at > now ? 'running' : 'ended'
}

/** Whether a boost still holds its dates. */
export const isStanding = (state: BoostState): boolean => state === 'toPay' || state === 'scheduled' || state === 'running'
