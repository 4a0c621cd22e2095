import type { Ending } from '@kxo/domain/tenants/ending/ending-contract'
import { type RetentionReason, retentionReasons, endingWords as w } from '@kxo/domain/tenants/ending/ending-words'
import { FactPanel } from '../../../ui/display/fact-panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What an ended tenant left, reason by reason. */
export function EndingLeft({ ending: { carried_out_at, report } }: { ending: Ending }) {
  const { say } = useLanguage()
  if (!report || !carried_out_at) return null
  const removed = Object.values(report.removed).reduce((sum, n) => sum + n, 0)
  const retained = (Object.entries(report.kept) as [RetentionReason, number][]).filter(([, n]) => n > 0)
  return (
    <>
      <p>{say(w.done, { at: carried_out_at, removed, files: report.files_removed })}</p>
      <h3>{say(w.remainingTitle)}</h3>
      {retained.length === 0 ? (
        <p>{say(w.nothingRemains)}</p>
      ) : (
        <FactPanel facts={retained.map(([why, n]) => [say(retentionReasons[why]), say(w.remainingRows, { n })])} />
      )}
    </>
  )
}
