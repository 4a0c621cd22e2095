import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { ModuleCheck } from '../../diagnostics/index.ts'
import { signaturesOf } from '../queries.ts'
import { verifyChain } from './chain.ts'

const latest = 20

/** Whether the latest sheets were not changed since they were signed (FOR-33), for the diagnosis. */
export const checkSignatures: ModuleCheck = {
  check: 'attendance',
  async prepare({ db, language: { say } }) {
    const sheets = await db
      .selectFrom('attendance_sheets')
      .select(['event_id', 'last_hash'])
      .where('last_hash', '<>', '')
      .orderBy('event_id', 'desc')
      .limit(latest)
      .execute()
    let signatures = 0
    for (const { event_id, last_hash } of sheets) {
      const { count, is_unbroken } = verifyChain(await signaturesOf(db, event_id), last_hash)
      signatures += count
      if (!is_unbroken)
        return () => ({ state: 'failed', message: say(w.chainBroken, { at: String(event_id) }), advice: say(w.chainAdvice) })
    }
    return () => ({ state: 'ok', message: say(w.signaturesWhole, { signatures }), advice: null })
  },
}
