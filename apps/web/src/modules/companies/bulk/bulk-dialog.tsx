import { type BulkChange, type CompanyKind, companiesContract as contract, type BulkReport as Report } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { type Outcome, recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog as BulkDialogFrame } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn, type Selection } from '../../../ui/table/selection.ts'
import { type Many, previewQuery } from '../api.ts'
import { BulkChoice } from './bulk-choice.tsx'

type Props = { kind: CompanyKind | undefined; selection: Selection; onDone: () => void; onClose: () => void }

/** Those left out, by reason. */
const leftIn = (skipped: Report['skipped']): Outcome['left'] =>
  Object.entries(Object.groupBy(skipped, ({ reason }) => reason)).map(([reason, of = []]) => {
    const names = of.slice(0, recordsNamed).map(({ name }) => name)
    return { reason, count: of.length, names }
  })

/** One field of many companies at once: what it will change, told by the server before anything is written, then what it changed. */
export function BulkDialog({ kind, selection, onDone, onClose }: Props) {
  const { say } = useLanguage()
  const [set, setSet] = useState<BulkChange>({ is_adherent: true })
  const body: Many = { ...recordsIn(selection, { kind }), set }
  const applying = useAction({ mutationFn: (change: Many) => call(contract.changeMany, { body: change }) })
  const { reset } = applying
  const choose = useCallback(
    (next: BulkChange) => {
      reset()
      setSet(next)
    },
    [reset],
  )
  const report = applying.data
  // Once asked for it may be done: what it would change says nothing more, until something else is asked.
  const preview = useQuery(previewQuery(body, applying.isIdle))
  const undoing = useAction({ mutationFn: (act: string) => call(contract.undoMany, { body: { act } }) })
  const undone = undoing.data
  const said = (of: Report): string => {
    if (!undone) return say(w.bulkDone, { n: of.changed })
    const restored = say(w.bulkUndone, { n: undone.restored })
    return undone.left ? `${restored} ${say(w.bulkLeft, { n: undone.left })}` : restored
  }
  return (
    <BulkDialogFrame
      title={say(w.bulkTitle, { n: countOf(selection) })}
      preview={preview}
      will={w.bulkWill}
      left={w.bulkLeftOut}
      apply={w.apply}
      isPending={applying.isPending}
      onApply={() => applying.mutate(body)}
      report={report && { said: said(report), left: leftIn(report.skipped) }}
      undo={
        report && report.changed > 0 && !undone ? (
          <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate(report.act)}>
            {say(w.bulkUndo)}
          </Button>
        ) : null
      }
      onDone={onDone}
      onClose={onClose}
    >
      <BulkChoice onChange={choose} />
    </BulkDialogFrame>
  )
}
