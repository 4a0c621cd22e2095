import type { DoorList, Scan, ScanResult } from '@kxo/domain/attendance/door-contract'
import { doorWords } from '@kxo/domain/attendance/door-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { mayBeDone } from '../../../platform/api-error.ts'
import { storeLoadedFiles } from '../../../platform/store-loaded-files.ts'
import { keepTenant } from '../../../platform/tenant.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { decideOffline } from './decide-offline.ts'
import { forgetList, forgetScans, keepList, keepScan, readList, waitingScans } from './device-store.ts'
import type { DoorAccess } from './door-access.ts'

export type Outcome = {
  tone: 'welcome' | 'already' | 'refused'
  title: string
  sentence: string
  /** Whom to let in all the same, with a reason. */
  force: Person | null
  /** Who came in: a badge may be printed for them. */
  entered: Person | null
}
type Person = { registration: number; name: string }
type PassRequest = { code: string } | { registration: number }

/** A door that waits longer than this for the network decides alone. */
const patienceMs = 4000
const syncEveryMs = 15_000
const mostSent = 200

/** What a device at a door does: ask the server, decide alone without it, send later what it decided. */
export function useDoor(access: DoorAccess, { door, kind }: { door: string; kind: Scan['kind'] }) {
  const { place } = access
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const [list, setList] = useState<DoorList | null>(null)
  const [waiting, setWaiting] = useState(0)
  const [isReached, setReached] = useState(navigator.onLine)

  const count = async (): Promise<void> => setWaiting((await waitingScans(place)).length)
  const sync = async (): Promise<void> => {
    const scans = await waitingScans(place)
    for (let from = 0; from < scans.length; from += mostSent) {
      const sent = scans.slice(from, from + mostSent)
      for (const at of new Set(sent.map((one) => one.door))) {
        const here = sent.filter((one) => one.door === at).map(({ scan }) => scan)
        await access.record(at, here)
        await forgetScans(here.map(({ id }) => id))
      }
    }
    setReached(true)
    await count()
  }
  const onBack = useEffectEvent(() => void sync().catch(() => setReached(false)))
  const onOpen = useEffectEvent(() => void count())
  useEffect(() => {
    void readList(place).then(setList)
    onOpen()
    const lost = (): void => setReached(false)
    const back = (): void => onBack()
    const timer = setInterval(() => void waitingScans(place).then((scans) => (scans.length > 0 ? back() : undefined)), syncEveryMs)
    window.addEventListener('online', back)
    window.addEventListener('offline', lost)
    if (navigator.onLine) back()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', back)
      window.removeEventListener('offline', lost)
    }
  }, [place])

  async function decideAlone(scan: Scan): Promise<Outcome> {
    if (!list)
      return { tone: 'refused', title: say(doorWords.noNetwork), sentence: say(doorWords.prepareFirst), force: null, entered: null }
    const made = (await waitingScans(place)).map((one) => one.scan)
    const { outcome, holder, refusal } = await decideOffline(list, made, { ...scan, is_offline: true })
    if (outcome !== 'welcome' || !holder) return notLetIn(outcome === 'again', refusal ? say(refusal.sentence, refusal.values) : '')
    const { code: _, ...rest } = scan
    await keepScan(place, { ...rest, registration: holder.registration, is_offline: true }, door)
    await count()
    return welcome(holder)
  }
  const notLetIn = (isAgain: boolean, sentence: string, force: Outcome['force'] = null): Outcome => ({
    tone: isAgain ? 'already' : 'refused',
    title: say(isAgain ? w.already : w.refused),
    sentence,
    force,
    entered: null,
  })
  const welcome = ({ registration, name, company_name }: Person & { company_name: string | null }): Outcome => ({
    tone: 'welcome',
    title: say(kind === 'exit' ? doorWords.goodbye : w.welcome, { name }),
    sentence: company_name ?? '',
    force: null,
    entered: kind === 'exit' ? null : { registration, name },
  })

  const outcomeOf = (result: ScanResult | undefined): Outcome => {
    if (result?.outcome === 'welcome' && result.person) return welcome(result.person)
    const force = result?.may_force && result.person ? result.person : null
    return notLetIn(result?.outcome === 'again', result?.message ?? '', force)
  }

  return {
    list,
    /** What the answer of the server shows. */
    outcomeOf,
    waiting,
    isReached,
    sync,
    /** Takes the list along on this device. @throws when it cannot be read or kept */
    async prepare(): Promise<void> {
      const taken = await access.list()
      await keepList(place, taken)
      await storeLoadedFiles()
      keepTenant(tenant)
      setList(taken)
    },
    async forget(): Promise<void> {
      if ((await forgetList(place)) === 0) keepTenant(null)
      setList(null)
    },
    /** Lets somebody through, or says why not. @throws ApiError when the server refuses the device itself */
    async pass(request: PassRequest, reason: string | null = null): Promise<Outcome> {
      const scan: Scan = { id: crypto.randomUUID(), kind, at: new Date(), is_offline: false, reason, ...request }
      if (!navigator.onLine) return decideAlone(scan)
      try {
        const [result] = (await access.record(door, [scan], AbortSignal.timeout(patienceMs))).results
        setReached(true)
        return outcomeOf(result)
      } catch (error) {
        if (!mayBeDone(error) && (error as Error).name !== 'TimeoutError') throw error
        setReached(false)
        return decideAlone(scan)
      }
    },
  }
}
export type Door = ReturnType<typeof useDoor>
