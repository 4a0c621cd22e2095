import { handingWords as w } from '@kxo/domain/billing/journal/handing-words'
import { journalContract as contract, type JournalEntity } from '@kxo/domain/billing/journal/journal-contract'
import type { Period } from '@kxo/domain/billing/journal/period'
import { Checkbox, Flex, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { salesReviewQuery } from '../api.ts'
import { AccountsDialog } from './accounts-dialog.tsx'
import { DifferencesDialog } from './differences-dialog.tsx'
import { JournalChecks } from './journal-checks.tsx'

type JournalFileProps = { period: Period; entity: JournalEntity; isOnly: boolean; addressOf: (number: string) => string }

/** What the accountant is handed of the period of an issuer: its checks, its file, and what changed since the last one. */
export function JournalFile({ period, entity, isOnly, addressOf }: JournalFileProps) {
  const { say } = useLanguage()
  const [payments, setPayments] = useState(false)
  const [open, setOpen] = useState<'accounts' | 'differences' | null>(null)
  const handed = { ...period, entity: entity.id, payments }
  const review = useQuery(salesReviewQuery({ ...period, entity: entity.id }))
  const exporting = useAction({
    mutationFn: () => fetchFile(contract.salesEntries, { query: handed }),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  const transmitting = useAction({
    mutationFn: () => call(contract.transmitSales, { body: handed }),
    onSuccess: () => toast.success(w.transmitted),
  })
  const transmit = async (): Promise<void> => {
    if (await confirm({ title: w.transmitTitle, message: w.transmitHelp, act: w.transmit })) transmitting.mutate()
  }
  const { transmission, differences_count: changed = 0 } = review.data ?? {}
  return (
    <Panel component="section" gap="sm" py={18} px={20} mb="lg" aria-label={say(w.title)}>
      <Title order={2} size="h4">
        {isOnly ? say(w.title) : say(w.of, { name: entity.name })}
      </Title>
      {review.data ? <JournalChecks checks={review.data.checks} addressOf={addressOf} onAccounts={() => setOpen('accounts')} /> : null}
      <Text c="dimmed" size="sm" maw="75ch">
        {say(w.help)}
      </Text>
      <Group gap="sm" align="center">
        <Button loading={exporting.isPending} onClick={() => exporting.mutate()}>
          {say(w.file)}
        </Button>
        <Checkbox label={say(w.withPayments)} checked={payments} onChange={(event) => setPayments(event.currentTarget.checked)} />
        <Button variant="default" loading={transmitting.isPending} onClick={() => void transmit()}>
          {say(w.transmit)}
        </Button>
        <Button variant="subtle" onClick={() => setOpen('accounts')}>
          {say(w.accounts)}
        </Button>
      </Group>
      {review.data ? (
        <Flex role="status" gap="4px 12px" wrap="wrap" align="center">
          {transmission ? (
            <>
              <Text span>
                {say(w.last, { at: transmission.sent_at, name: transmission.sent_by ?? '', payments: String(transmission.has_payments) })}{' '}
                {say(changed === 0 ? w.unchanged : w.changed, { n: changed })}
              </Text>
              {changed > 0 ? (
                <Button variant="default" size="sm" onClick={() => setOpen('differences')}>
                  {say(w.see)}
                </Button>
              ) : null}
            </>
          ) : (
            <Text span c="dimmed">
              {say(w.never)}
            </Text>
          )}
        </Flex>
      ) : null}
      {open === 'accounts' ? <AccountsDialog entity={entity} onClose={() => setOpen(null)} /> : null}
      {open === 'differences' && review.data ? (
        <DifferencesDialog differences={review.data.differences} count={changed} onClose={() => setOpen(null)} />
      ) : null}
    </Panel>
  )
}
