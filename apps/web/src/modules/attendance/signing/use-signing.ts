import { attendanceContract } from '@kxo/domain/attendance/contract'
import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../platform/api-client.ts'
import { mayBeDone } from '../../../platform/api-error.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import type { Signature } from '../../../ui/fields/signature-pad.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { signHalfDay, signOnTablet } from '../api.ts'
import { forgetSignature, queueSignature, refuseSignature, type Signed, type Waiting, waitingSignatures } from './signature-queue.ts'

const syncEveryMs = 15_000
const waitingQuery = { queryKey: ['waiting-signatures'], networkMode: 'always', queryFn: waitingSignatures } as const

/** What waits on this device, for whoever is signed in. */
export const useWaitingSignatures = () => useQuery(waitingQuery).data ?? []

/** Signs at once, or on this device when the network is away. @returns which */
export function useSigning() {
  const queries = useQueryClient()
  return async (signed: Signed, signature: Signature): Promise<'signed' | 'queued'> => {
    try {
      if (navigator.onLine) {
        await (signed.registration === null
          ? signHalfDay(signed.slot, signed.as, signature, signed.code ?? undefined)
          : signOnTablet(signed.slot, signed.registration, signature))
        return 'signed'
      }
    } catch (error) {
      if (!mayBeDone(error)) throw error
    }
    await queueSignature(signed, signature)
    await queries.invalidateQueries(waitingQuery)
    return 'queued'
  }
}

/** Sends what waits as soon as the network is back, one after the other, so that each follows the one before. */
export function useSignatureSync() {
  const queries = useQueryClient()
  const { say } = useLanguage()
  const text = useText()
  const sync = useEffectEvent(async () => {
    for (const waiting of await waitingSignatures()) {
      if (waiting.refused !== null) continue
      try {
        const { is_former } = await send(waiting)
        await (is_former ? refuseSignature(waiting, say(queuedWords.formerStands)) : forgetSignature(waiting.signature.id))
      } catch (error) {
        if (mayBeDone(error)) return
        await refuseSignature(waiting, text(failureOf(error).sentence))
      }
      await queries.invalidateQueries(waitingQuery)
    }
  })
  useEffect(() => {
    let isSyncing = false
    const run = async () => {
      if (isSyncing || !navigator.onLine) return
      isSyncing = true
      await sync().finally(() => {
        isSyncing = false
      })
    }
    const start = () => void run()
    start()
    const timer = setInterval(start, syncEveryMs)
    window.addEventListener('online', start)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', start)
    }
  }, [])
}

function send({ signature, hash, seal, public_key }: Waiting) {
  const { slot, drawing, typed_name, ...rest } = signature
  return call(attendanceContract.signQueued, {
    params: { slot },
    body: { ...rest, ...(drawing === null ? { typed_name: typed_name ?? '' } : { drawing }), hash, seal, public_key, sent_at: new Date() },
  })
}
