import { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { call } from '../../platform/api-client.ts'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

const broken = { files: p.fileChanged, closings: p.closingChanged, ledger: p.chainBroken, bills: p.chainBroken } as const

/** Recomputes the chain of money entries and of issued bills (INV-52). */
export function VerifyChain() {
  const { say } = useLanguage()
  const verifying = useAction({
    mutationFn: () => call(paymentsContract.verifyLedger, {}),
  })
  const report = verifying.data
  const [first] = report?.broken ?? []
  return (
    <p role="status">
      <Button size="sm" variant="subtle" loading={verifying.isPending} onClick={() => verifying.mutate()}>
        {say(p.verify)}
      </Button>{' '}
      {report
        ? say(first ? broken[first.chain] : p.chainWhole, {
            bills: report.bills,
            entries: report.entries,
            at: first?.at ?? '',
          })
        : null}
    </p>
  )
}
