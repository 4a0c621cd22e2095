import type { Output } from '@kxo/domain/kernel/contract'
import { endingContract as contract, type Ending } from '@kxo/domain/tenants/ending/ending-contract'
import { endingWords as w } from '@kxo/domain/tenants/ending/ending-words'
import type { TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { Alert, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AskEndingDialog, ConfirmEndingDialog } from './ending-dialogs.tsx'
import { EndingLeft } from './ending-left.tsx'
import { endingQuery } from './ending-query.ts'

/** The end of a tenant: asked, confirmed by another, given up, carried out, and what it left. */
export function TenantEnding({ line }: { line: TenantLine }) {
  const { say } = useLanguage()
  const answer = useQuery(endingQuery(line.id))
  return (
    <PanelSection gap="sm" maw={820} mt="xl" aria-labelledby="tenant-ending">
      <h2 id="tenant-ending">{say(w.title)}</h2>
      <Answered of={answer} lines={2} />
      {answer.data?.ending ? <Under line={line} ending={answer.data.ending} /> : null}
      {answer.data && !answer.data.ending ? <EndingNotRequested line={line} lastExport={answer.data.last_export} /> : null}
    </PanelSection>
  )
}

function useSettled(line: TenantLine) {
  const queries = useQueryClient()
  return (now: Output<typeof contract.read>): void => {
    queries.setQueryData(endingQuery(line.id).queryKey, now)
  }
}

function EndingNotRequested({ line, lastExport }: { line: TenantLine; lastExport: Date | null }) {
  const { say } = useLanguage()
  const settled = useSettled(line)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>{say(w.help)}</p>
      {lastExport ? (
        <p>{say(w.lastExport, { at: lastExport })}</p>
      ) : (
        <Alert color="gray" role="note">
          {say(w.noExport)}
        </Alert>
      )}
      {line.is_suspended ? (
        <Group gap={10} align="stretch">
          <Button variant="danger" onClick={() => setAsking(true)}>
            {say(w.ask)}
          </Button>
        </Group>
      ) : (
        <p>{say(w.suspendFirst)}</p>
      )}
      {isAsking ? (
        <AskEndingDialog
          line={line}
          onClose={() => setAsking(false)}
          onDone={(now) => {
            setAsking(false)
            toast.success(w.asked)
            settled(now)
          }}
        />
      ) : null}
    </>
  )
}

function Under({ line, ending }: { line: TenantLine; ending: Ending }) {
  const { say } = useLanguage()
  const settled = useSettled(line)
  const [isConfirming, setConfirming] = useState(false)
  const giving = useAction({
    mutationFn: () => call(contract.cancel, { params: { id: line.id } }),
    onSuccess: (now) => {
      toast.success(w.cancelled)
      settled(now)
    },
  })
  if (ending.state === 'done') return <EndingLeft ending={ending} />
  return (
    <>
      <p>{say(w.requestedBy, { name: ending.asked_by, at: ending.asked_at, reason: ending.reason })}</p>
      {ending.state === 'awaiting' ? (
        <Alert color="gray" role="status">
          {say(w.awaiting)}
        </Alert>
      ) : null}
      {ending.state === 'confirmed' && ending.due_at ? (
        <Alert color="gray" role="status">
          {say(w.confirmed, { name: ending.confirmed_by ?? '', due: ending.due_at })}
        </Alert>
      ) : null}
      {ending.state === 'running' ? (
        <JobProgress
          title={w.running}
          state="running"
          done={ending.progress?.done ?? 0}
          total={ending.progress?.total ?? 1}
          failures={[]}
        />
      ) : (
        <Group gap={10} align="stretch">
          {ending.is_confirmable ? (
            <Button variant="danger" onClick={() => setConfirming(true)}>
              {say(w.confirm)}
            </Button>
          ) : null}
          <Button variant="default" loading={giving.isPending} onClick={() => giving.mutate()}>
            {say(w.cancel)}
          </Button>
        </Group>
      )}
      {isConfirming ? (
        <ConfirmEndingDialog
          line={line}
          onClose={() => setConfirming(false)}
          onDone={(now) => {
            setConfirming(false)
            toast.success(w.confirmedDone)
            settled(now)
          }}
        />
      ) : null}
    </>
  )
}
