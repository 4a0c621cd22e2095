import { dayInZone } from '@kxo/domain/kernel/dates'
import { privacyContract as contract } from '@kxo/domain/privacy/contract'
import { dueOn } from '@kxo/domain/privacy/rules'
import { obstacleWords, privacyWords as w } from '@kxo/domain/privacy/words'
import { Box, Flex, Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { refresh } from '../../platform/query-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { Answered } from '../../ui/feedback/reading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { previewQuery, requestsQuery } from './api.ts'
import { ErasureLists } from './erasure-lists.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

/** What an erasure removes and keeps, told before; asked by the person, carried out by the tenant (PRV-20). */
export function ErasureCard({ id, isOwn }: { id: number; isOwn: boolean }) {
  const { tenant } = useViewer()
  const { say, zone } = useLanguage()
  const queries = useQueryClient()
  const requests = useQuery(requestsQuery(id))
  const last = requests.data?.find(({ kind }) => kind === 'erasure')
  const isDone = last?.status === 'done'
  const preview = useQuery({ ...previewQuery(id), enabled: !isDone && last?.status !== 'running' })
  const [isRefusing, setRefusing] = useState(false)
  useEffect(() => {
    if (isDone && !isOwn) void refresh('users')
  }, [isDone, isOwn, queries, tenant.name])
  if (preview.isError && !preview.data) return <Answered of={preview} />
  const data = preview.data
  const erase = async (): Promise<void> => {
    if (!data) return
    const name = data.confirmation
    const agreed = await confirm({
      title: isOwn ? w.askErasureTitle : say(w.eraseTitle, { name }),
      message: isOwn ? say(w.askErasureMessage, { due: dueOn(dayInZone(new Date(), zone)) }) : w.eraseMessage,
      act: isOwn ? w.askErasure : w.erase,
      tone: 'danger',
      typed: name,
    })
    if (!agreed) return
    await runAction(async () => {
      await call(contract.erase, { params: { id }, body: { confirmation: name } })
      if (isOwn) toast.success(w.erasureRequested)
    })
  }
  const blocked = !data || data.obstacles.length > 0
  return (
    <Panel component="section" gap="sm" py={20} px="lg" aria-labelledby="erasure-title">
      <Title id="erasure-title" order={2} fz="lg" fw={600}>
        {say(w.erasureTitle)}
      </Title>
      <Text c="dimmed" fz="sm">
        {isOwn ? say(w.ownErasureHelp, { client: tenant.label }) : say(w.erasureHelp)}
      </Text>
      {last?.status === 'running' ? <p role="status">{say(w.erasureRunning)}</p> : null}
      {last?.status === 'asked' ? (
        <Flex component="p" rowGap="xs" columnGap="md" align="center" wrap="wrap" py={10} px={14} bdrs={8} bg="var(--k-tint)" role="status">
          {say(w.erasurePending, { at: last.asked_at, due: last.due_on })}
        </Flex>
      ) : null}
      {last?.status === 'refused' && last.done_at ? <p role="status">{say(w.erasureRefused, { at: last.done_at })}</p> : null}
      {isDone && last.done_at && last.report ? (
        <>
          <p role="status">{say(w.erasureReport, { at: last.done_at })}</p>
          <ErasureLists report={last.report} />
        </>
      ) : null}
      <Answered of={preview} lines={preview.isFetching ? 5 : 0} />
      {data && !isDone ? (
        <>
          <ErasureLists report={data} />
          {data.obstacles.length > 0 ? (
            <Box py="sm" px="md" bdrs={4} bg="var(--k-subtle)" style={{ borderInlineStart: '3px solid var(--k-warning)' }} role="note">
              <Flex component="p" rowGap={4} columnGap={10} align="center" wrap="wrap" fw={550}>
                {say(w.obstacles)}
              </Flex>
              <Flex component="ul" mt={4} ps={18} direction="column">
                {data.obstacles.map(({ kind, n }) => (
                  <li key={kind}>{say(obstacleWords[kind], { n })}</li>
                ))}
              </Flex>
            </Box>
          ) : null}
          {data.has_homonym && !isOwn ? (
            <Text c="dimmed" fz="sm">
              {say(w.homonym)}
            </Text>
          ) : null}
          <Group gap="xs" align="stretch">
            {last?.status === 'asked' && !isOwn ? (
              <Button variant="default" onClick={() => setRefusing(true)}>
                {say(w.refuseErasure)}
              </Button>
            ) : null}
            {isOwn && last?.status === 'asked' ? null : (
              <Button
                variant="danger"
                disabled={isOwn ? !data || data.obstacles.some(({ kind }) => kind === 'administrator') : blocked}
                onClick={() => void erase()}
              >
                {say(isOwn ? w.askErasure : w.erase)}
              </Button>
            )}
          </Group>
        </>
      ) : null}
      {isRefusing && last ? <RefuseDialog requestId={last.id} onClose={() => setRefusing(false)} /> : null}
    </Panel>
  )
}
