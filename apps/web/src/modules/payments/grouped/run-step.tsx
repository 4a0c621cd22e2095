import { invoicing } from '@kxo/domain/billing/paths'
import { billStatus } from '@kxo/domain/billing/status'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { BillRun, RunOutcome } from '@kxo/domain/payments/grouped/grouped-contract'
import { modeWords, groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Box, Flex, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh } from '../../../platform/query-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { runQuery, saveReport, stopRun } from './grouped-api.ts'

/** A run: how far it is, then each bill with its number, and what was left out and why. */
export function RunStep({ id }: { id: number }) {
  const answer = useQuery(runQuery(id))
  const isOver = answer.data !== undefined && answer.data.status !== 'running'
  useEffect(() => {
    if (isOver) for (const resource of ['billables', 'bills']) void refresh(resource)
  }, [isOver])
  return (
    <Answered of={answer} lines={6} height={320}>
      {(run) => <Run run={run} />}
    </Answered>
  )
}

function Run({ run }: { run: BillRun }) {
  const { say, locale } = useLanguage()
  const queries = useQueryClient()
  const stop = (): void => {
    stopRun(run.id).then((saved) => {
      queries.setQueryData(runQuery(run.id).queryKey, saved)
      toast.info(w.stopping)
    }, toast.failure)
  }
  const isRunning = run.status === 'running'
  const left = run.outcomes.flatMap(({ payer, bill, reason, left: rows }, at) => [
    ...(bill === null ? [{ key: `${at}`, name: payer, reason: reason ?? '' }] : []),
    ...rows.map((row, rank) => ({ key: `${at}-${rank}`, name: `${payer} · ${row.name}`, reason: row.reason })),
  ])
  const made = run.outcomes.filter(({ bill }) => bill !== null)
  return (
    <Stack gap="lg">
      <JobProgress
        title={modeWords[run.mode]}
        state={run.status}
        done={run.done}
        total={run.total}
        failures={left}
        onStop={isRunning ? stop : undefined}
        onDownloadReport={run.has_report ? () => void runAction(() => saveReport(run.id)) : undefined}
      >
        {isRunning ? (
          <Text c="dimmed" fz="sm">
            {say(w.runningHelp)}
          </Text>
        ) : null}
      </JobProgress>
      {run.reason ? <p role="alert">{run.reason}</p> : null}
      <Stack component="section" gap="sm" aria-labelledby="grouped-made">
        <h2 id="grouped-made">{say(w.result, { bills: run.bills, amount: formatMoney(run.amount, locale) })}</h2>
        {made.length > 0 ? (
          <Panel component="ul">
            {made.map((outcome, at) => (
              <Made key={at} outcome={outcome} />
            ))}
          </Panel>
        ) : null}
      </Stack>
    </Stack>
  )
}

function Made({ outcome: { payer, amount, bill } }: { outcome: RunOutcome }) {
  const { say, locale } = useLanguage()
  const { tenant } = useViewer()
  if (!bill) return null
  const name = bill.number ?? say(w.draftBill)
  return (
    <Flex component="li" gap="sm" align="center" wrap="wrap" px="md" py="sm" className="line-above">
      <Box flex="1 1 200px" miw={0}>
        <Text fw={600} className="anywhere">
          {payer}
        </Text>
        {tenant.params.module_facturation ? <Link to={`${invoicing()}?bill=${bill.number ?? bill.id}`}>{name}</Link> : name}
      </Box>
      <StatusBadge of={billStatus} is={bill.status} />
      <Text className="figures">{formatMoney(amount, locale)}</Text>
    </Flex>
  )
}
