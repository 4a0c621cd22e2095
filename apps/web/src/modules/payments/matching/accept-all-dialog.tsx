import type { Outcome } from '@kxo/domain/kernel/bulk-preview'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { acceptSure, sureLinesQuery } from './matching-api.ts'

/** The lines whose bill is sure, read one by one before they are all accepted; those left meanwhile say why. */
export default function AcceptAllDialog({ onClose }: { onClose: () => void }) {
  const { say, locale } = useLanguage()
  const reading = useQuery(sureLinesQuery())
  const [done, setDone] = useState<Outcome | null>(null)
  const lines = reading.data?.lines ?? []
  const accepting = useAction({
    mutationFn: () => acceptSure(lines),
    onSuccess: (outcome) => {
      if (outcome.left.length > 0) return setDone(outcome)
      toast.success(say(w.acceptedAll, { n: outcome.changed }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.acceptAllTitle}
      width={800}
      acts={
        done ? null : (
          <Button disabled={lines.length === 0} loading={accepting.isPending} onClick={() => accepting.mutate()}>
            {say(w.acceptAll, { n: lines.length })}
          </Button>
        )
      }
    >
      {done ? (
        <Stack role="status" gap="xs">
          <p>{say(w.acceptedAll, { n: done.changed })}</p>
          <LeftOut left={done.left} sentence={w.leftOut} />
        </Stack>
      ) : (
        <Answered of={reading}>
          {({ total }) => (
            <Stack gap="md">
              <Text>{say(w.acceptAllHelp, { n: lines.length, total: formatMoney(total, locale) })}</Text>
              <Table.ScrollContainer minWidth={0} type="native">
                <Table aria-label={say(w.acceptAllTitle)}>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{say(p.valueDate)}</Table.Th>
                      <Table.Th>{say(p.payer)}</Table.Th>
                      <Table.Th>{say(w.bill)}</Table.Th>
                      <Table.Th ta="end">{say(p.amount)}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {lines.map(({ line, paid_on, payer, amount, shares }) => (
                      <Table.Tr key={line}>
                        <Table.Td>{formatDate(paid_on, locale)}</Table.Td>
                        <Table.Td className="anywhere">{payer}</Table.Td>
                        <Table.Td>{shares.map(({ number }) => number).join(', ')}</Table.Td>
                        <Table.Td ta="end" className="figures">
                          {formatMoney(amount, locale)}
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Table.ScrollContainer>
            </Stack>
          )}
        </Answered>
      )}
    </Dialog>
  )
}
