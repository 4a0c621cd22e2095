import { bankFileList, bankLineList } from '@kxo/domain/payments/matching/list'
import type { BankFile, BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import { Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { followingAddress } from '../invoicing-address.ts'
import { useLineName } from './line-text.ts'
import {
  bankFilesSource,
  bankLinesSource,
  type LineState,
  latestImportedFirst,
  latestPaidFirst,
  matchLine,
  sureLinesQuery,
  takeBack,
} from './matching-api.ts'
import { ProposedBill } from './proposed-bill.tsx'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))
const MatchDialog = lazy(() => import('./match-dialog.tsx'))
const AsideDialog = lazy(() => import('./aside-dialog.tsx'))
const AcceptAllDialog = lazy(() => import('./accept-all-dialog.tsx'))

const views = [
  { key: 'toMatch', label: w.title },
  { key: 'matched', label: w.matched },
  { key: 'aside', label: w.aside },
  { key: 'files', label: w.files },
] as const
const nothing = { toMatch: w.nothing, matched: w.noneMatched, aside: w.noneAside }

/** Bank statements: the money that came in, and the bills it pays. */
export default function Matching() {
  const { say } = useLanguage()
  const [{ lines = 'toMatch' }, change] = useAddress(followingAddress)
  const [open, setOpen] = useState<'import' | 'all' | null>(null)
  const { data: sure } = useQuery(sureLinesQuery())
  const n = sure?.lines.length ?? 0
  const importing = <Button onClick={() => setOpen('import')}>{say(w.import)}</Button>
  const close = (): void => setOpen(null)
  return (
    <>
      <Text c="dimmed" mb="sm" maw="75ch">
        {say(w.help)}
      </Text>
      <Group gap="sm" mb="md" align="center">
        {importing}
        {n > 0 ? (
          <Button variant="default" onClick={() => setOpen('all')}>
            {say(w.acceptAll, { n })}
          </Button>
        ) : null}
        <Box maw="100%" style={{ overflowX: 'auto' }}>
          <ViewChoice
            label={w.states}
            views={views}
            current={lines}
            onChange={(key) => change({ lines: key === 'toMatch' ? undefined : key, page: undefined, sort: undefined, filters: undefined })}
          />
        </Box>
      </Group>
      {lines === 'files' ? (
        <Files act={importing} />
      ) : (
        <Lines key={lines} state={lines} act={lines === 'toMatch' ? importing : undefined} />
      )}
      <Suspense>
        {open === 'import' ? <ImportDialog onClose={close} /> : null}
        {open === 'all' ? <AcceptAllDialog onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function Files({ act }: { act: ReactNode }) {
  return (
    <DataTable<BankFile>
      caption={w.files}
      columns={useColumns(bankFileList)}
      saved={useSavedColumns('bank_files')}
      defaults={latestImportedFirst}
      source={bankFilesSource}
      rowKey={({ id }) => id}
      rowName={({ file_name }) => file_name}
      empty={{ sentence: w.noFile, act }}
    />
  )
}

type Opened = { act: 'choose' | 'split' | 'aside'; line: BankLine }

function Lines({ state, act }: { state: LineState; act: ReactNode }) {
  const { say } = useLanguage()
  const nameOf = useLineName()
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useColumns(
    bankLineList,
    { proposal: (line) => <ProposedBill line={line} name={nameOf(line)} /> },
    { labels: { proposal: state === 'toMatch' ? w.proposed : state === 'matched' ? w.recordedOn : w.why } },
  )
  const actsOn = (line: BankLine): RowAction[] => {
    if (state === 'matched') return []
    if (state === 'aside') return [{ label: w.takeBack, run: () => void runAction(() => takeBack(line.id), w.takenBack) }]
    const shares = line.proposal?.shares
    return [
      ...(shares ? [{ label: w.accept, run: () => void runAction(() => matchLine(line.id, shares), w.accepted) }] : []),
      { label: w.choose, run: () => setOpened({ act: 'choose', line }) },
      ...(shares ? [{ label: w.split, run: () => setOpened({ act: 'split', line }) }] : []),
      { label: w.setAside, run: () => setOpened({ act: 'aside', line }) },
    ]
  }
  const first = opened?.line.proposal?.shares[0]
  const bill = opened?.act === 'split' && first ? { value: first.bill, label: `${first.number}, ${first.payer}` } : null
  const close = (): void => setOpened(null)
  return (
    <>
      <DataTable<BankLine>
        caption={say(views.find(({ key }) => key === state)?.label ?? w.title)}
        columns={columns}
        saved={useSavedColumns('bank_lines')}
        defaults={latestPaidFirst}
        source={bankLinesSource(state)}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={actsOn}
        empty={{ sentence: nothing[state], act }}
      />
      <Suspense>
        {opened?.act === 'aside' ? <AsideDialog line={opened.line} onClose={close} /> : null}
        {opened && opened.act !== 'aside' ? <MatchDialog line={opened.line} bill={bill} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
