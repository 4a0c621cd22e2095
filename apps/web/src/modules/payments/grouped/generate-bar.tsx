import { formatMoney } from '@kxo/domain/kernel/money'
import { totalsOfGroups } from '@kxo/domain/payments/grouped/group-billables'
import { type Grouping } from '@kxo/domain/payments/grouped/grouped-choices'
import { groupedLimits, type RunMode, runModes } from '@kxo/domain/payments/grouped/grouped-contract'
import { modeWords, groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Flex, Radio, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { type OrderedGroup, runQuery, startRun } from './grouped-api.ts'

const helps = { draft: w.draftHelp, issue: w.issueHelp, send: w.sendHelp }

/** What is chosen, what it comes to, and how far to go with it; a number is never taken without being typed for. */
export function GenerateBar({ chosen, grouping }: { chosen: readonly OrderedGroup[]; grouping: Grouping }) {
  const { say, locale } = useLanguage()
  const queries = useQueryClient()
  const [, change] = useAddress()
  const [mode, setMode] = useState<RunMode>('draft')
  const totals = totalsOfGroups(chosen.map(({ group }) => group))
  const money = (cents: number) => formatMoney(cents, locale)
  const isTooMuch = chosen.length > groupedLimits.groups
  const starting = useAction({
    mutationFn: () => startRun(mode, grouping, chosen),
    onSuccess: (run) => {
      queries.setQueryData(runQuery(run.id).queryKey, run)
      change({ job: String(run.id), step: undefined }, { replace: false })
    },
  })
  const go = async (): Promise<void> => {
    const n = totals.bills
    const isAgreed =
      mode === 'draft' ||
      (await confirm({
        title: say(w.confirmTitle, { n }),
        message: say(w.confirmMessage, { amount: money(totals.amount) }),
        act: modeWords[mode],
        typed: say(w.confirmTyped, { n: String(n) }),
      }))
    if (isAgreed) starting.mutate()
  }
  return (
    <PanelSection gap="md" aria-labelledby="grouped-go">
      <Flex justify="space-between" wrap="wrap" gap="sm">
        <h2 id="grouped-go">{say(w.chosen, { bills: totals.bills })}</h2>
        <Text className="figures" aria-live="polite">
          <strong>{say(w.amountTtc, { amount: money(totals.amount) })}</strong>
          {` · ${say(w.amountHt, { amount: money(totals.amount_ht) })} · ${say(w.amountTax, { amount: money(totals.tax_amount) })}`}
          {totals.deducted > 0 ? ` · ${say(w.deducted)}\u00A0: −${money(totals.deducted)}` : ''}
        </Text>
      </Flex>
      <Radio.Group label={say(w.modeLegend)} value={mode} onChange={(next) => setMode(runModes.find((one) => one === next) ?? 'draft')}>
        <Stack gap="xs" mt="xs">
          {runModes.map((one) => (
            <Radio key={one} value={one} label={say(modeWords[one])} description={say(helps[one])} />
          ))}
        </Stack>
      </Radio.Group>
      {isTooMuch ? <Notice role="status">{say(w.tooMany, { n: groupedLimits.groups })}</Notice> : null}
      <div>
        <Button disabled={chosen.length === 0 || isTooMuch} loading={starting.isPending} onClick={() => void go()}>
          {say(modeWords[mode])}
        </Button>
      </div>
    </PanelSection>
  )
}
