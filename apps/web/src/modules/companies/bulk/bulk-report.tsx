import { companiesContract as contract, type BulkReport as Report } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What was changed of many companies, what was left and why; it can be undone. */
export function BulkReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { say } = useLanguage()
  const [undone, setUndone] = useState<{ restored: number; left: number } | null>(null)
  const undo = async (): Promise<void> => {
    await runAction(async () => {
      setUndone(await call(contract.undoMany, { body: { act: report.act } }))
    })
  }
  return (
    <>
      <p role="status">
        {undone ? say(w.bulkUndone, { n: undone.restored }) : say(w.bulkDone, { n: report.changed })}
        {undone?.left ? ` ${say(w.bulkLeft, { n: undone.left })}` : null}
      </p>
      {report.skipped.length > 0 ? (
        <>
          <p>{say(w.bulkSkipped, { n: report.skipped.length })}</p>
          <ul>
            {report.skipped.map(({ id, name, reason }) => (
              <li key={id}>
                {name} – {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Group gap="xs" align="stretch">
        {undone || report.changed === 0 ? null : (
          <Button variant="default" onClick={() => void undo()}>
            {say(w.bulkUndo)}
          </Button>
        )}
        <Button onClick={onClose}>{say(w.close)}</Button>
      </Group>
    </>
  )
}
