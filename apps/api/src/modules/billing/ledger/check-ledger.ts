import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { ModuleCheck } from '../../diagnostics/index.ts'
import { verifyChains } from './verify-chains.ts'

const brokenWords = { files: w.fileChanged, closings: w.closingChanged, ledger: w.chainBroken, bills: w.chainBroken } as const

/** Whether nothing of the money entries nor of the issued bills was rewritten (INV-52), for the diagnosis. */
export const checkLedger: ModuleCheck = {
  check: 'ledger',
  async prepare(context) {
    const { say } = context.language
    const { broken, entries, bills } = await verifyChains(context)
    const first = broken[0]
    return () =>
      first
        ? {
            state: 'failed',
            message: say(brokenWords[first.chain], { at: first.at }),
            advice: say(w.chainAdvice),
          }
        : { state: 'ok', message: say(w.ledgerWhole, { entries, bills }), advice: null }
  },
}
