import type { Closing } from '@kxo/domain/billing/closings/closing-contract'
import { closingWords as w } from '@kxo/domain/billing/closings/closing-words'
import { closingList } from '@kxo/domain/billing/closings/list'
import { Code, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { closingsSource } from '../api.ts'
import { latestClosedFirst } from '../invoicing-address.ts'
import { VerifyChain } from '../verify-chain.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { TotalsDialog } from './totals-dialog.tsx'

/** What was closed of the ledger (INV-52), and the acts of its accounts. */
export function Closings() {
  const { say } = useLanguage()
  const [open, setOpen] = useState<'close' | 'archive' | Closing | null>(null)
  const columns = useColumns(closingList, {
    hash: ({ hash }) => <Code title={hash}>{hash.slice(0, 8)}</Code>,
    closed_by: ({ closed_by }) => closed_by ?? say(w.alone),
  })
  return (
    <>
      <Text c="dimmed" mb="sm" maw="75ch">
        {say(w.help)}
      </Text>
      <Group gap="sm" mb="md" align="center">
        <Button onClick={() => setOpen('close')}>{say(w.close)}</Button>
        <Button variant="default" onClick={() => setOpen('archive')}>
          {say(w.archive)}
        </Button>
        <VerifyChain />
      </Group>
      <DataTable<Closing>
        caption={w.title}
        columns={columns}
        saved={useSavedColumns('closings')}
        defaults={latestClosedFirst}
        source={closingsSource}
        rowKey={({ id }) => id}
        rowName={({ first_day, last_day }) => say(w.yearOf, { from: first_day, to: last_day })}
        rowActions={(row) => [{ label: w.details, run: () => setOpen(row) }]}
        empty={{ sentence: w.none }}
      />
      {open === 'close' ? <CloseDialog onClose={() => setOpen(null)} /> : null}
      {open === 'archive' ? <ArchiveDialog onClose={() => setOpen(null)} /> : null}
      {open !== null && typeof open === 'object' ? <TotalsDialog closing={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
