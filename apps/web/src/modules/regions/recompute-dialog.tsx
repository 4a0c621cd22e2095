import { regionsWords as w } from '@kxo/domain/regions/words'
import { Table } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh } from '../../platform/query-client.ts'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { JobProgress } from '../../ui/feedback/job-progress.tsx'
import { Answered } from '../../ui/feedback/reading.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { movesQuery, recomputeRegions, workQuery } from './api.ts'

/** Says who would change region, then moves them when asked to, and follows the work. */
export function RecomputeDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const preview = useQuery(movesQuery())
  const start = useAction({ mutationFn: () => recomputeRegions() })
  const { data } = preview
  const isNeeded = data !== undefined && data.moves.length > 0
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.recomputeTitle}
      width={600}
      cancel={start.data ? false : isNeeded ? w.later : w.close}
      acts={
        !start.data && isNeeded ? (
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {say(w.apply)}
          </Button>
        ) : null
      }
    >
      {start.data ? (
        <Progress id={start.data.id} onClose={onClose} />
      ) : (
        <Answered of={preview} lines={4}>
          {(read) => (
            <>
              <p>
                {say(isNeeded ? w.recomputeHelp : w.nothingMoves, { contacts: read.contacts, companies: read.companies, kept: read.kept })}
              </p>
              {isNeeded ? (
                <Table tabularNums>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th scope="col">{say(w.from)}</Table.Th>
                      <Table.Th scope="col">{say(w.to)}</Table.Th>
                      <Table.Th scope="col">{say(w.people)}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {read.moves.map(({ from, to, count }) => (
                      <Table.Tr key={`${from} ${to}`}>
                        <Table.Td>{from ?? say(w.nowhere)}</Table.Td>
                        <Table.Td>{to ?? say(w.nowhere)}</Table.Td>
                        <Table.Td>{count}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              ) : null}
            </>
          )}
        </Answered>
      )}
    </Dialog>
  )
}

function Progress({ id, onClose }: { id: number; onClose: () => void }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { data: work } = useQuery(workQuery(id))
  const status = work?.status ?? 'running'
  useEffect(() => {
    if (status !== 'running') void refresh('regions')
  }, [status, queries])
  return (
    <JobProgress title={w.recomputing} state={status} done={work?.done ?? 0} total={work?.total ?? 0} failures={[]}>
      {work?.reason ? <p>{work.reason}</p> : null}
      {status === 'done' ? <p>{say(w.recomputed)}</p> : null}
      {status === 'running' ? null : <Button onClick={onClose}>{say(w.close)}</Button>}
    </JobProgress>
  )
}
