import { isWaiting } from '@kxo/domain/payments/grouped/billable'
import { groupBillables } from '@kxo/domain/payments/grouped/group-billables'
import { groupings } from '@kxo/domain/payments/grouped/grouped-choices'
import type { Billables } from '@kxo/domain/payments/grouped/grouped-contract'
import { groupedLimits } from '@kxo/domain/payments/grouped/grouped-contract'
import { groupingWords, groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Checkbox, Flex, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { BlockedRows } from './blocked-rows.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { GroupRow } from './group-row.tsx'
import { groupedAddress } from './grouped-address.ts'
import { billablesQuery } from './grouped-api.ts'

/** Bills drawn at once. */
const page = 100
const views = groupings.map((key) => ({ key, label: groupingWords[key] }))

/** What was found, payer by payer: what is to be mended first, then what each bill will hold. */
export function CheckStep() {
  const [search] = useAddress(groupedAddress)
  const answer = useQuery(billablesQuery(search))
  return (
    <Answered of={answer} lines={10} height={480}>
      {(found) => <Found found={found} />}
    </Answered>
  )
}

function Found({ found: { rows, entities, is_cut } }: { found: Billables }) {
  const { say } = useLanguage()
  const [search, change] = useAddress(groupedAddress)
  const grouping = search.grouping ?? 'payer'
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(page)
  const [orders, setOrders] = useState<Readonly<Record<string, string>>>({})
  const blocked = rows.filter(({ blockers }) => blockers.some(({ kind }) => !isWaiting(kind)))
  const waiting = rows.filter(({ blockers }) => blockers.length > 0 && blockers.every(({ kind }) => isWaiting(kind)))
  const groups = useMemo(
    () =>
      groupBillables(
        rows.filter(({ blockers }) => blockers.length === 0),
        grouping,
      ),
    [rows, grouping],
  )
  const orderOf = (key: string): string => orders[key]?.trim() ?? ''
  const isReady = (group: (typeof groups)[number]): boolean => !group.lacks_order || orderOf(group.key) !== ''
  const ready = groups.filter(isReady)
  const chosen = ready.filter(({ key }) => !unticked.has(key)).map((group) => ({ group, order: orderOf(group.key) }))
  const tick = (keys: readonly string[], isTicked: boolean): void =>
    setUnticked((before) => {
      const next = new Set(before)
      for (const key of keys)
        if (isTicked) next.delete(key)
        else next.add(key)
      return next
    })
  if (rows.length === 0) return <Empty sentence={w.empty} />
  return (
    <>
      {is_cut ? <Notice role="status">{say(w.cut, { n: groupedLimits.rows })}</Notice> : null}
      {blocked.length > 0 ? <BlockedRows title={w.toFix} help={say(w.toFixHelp, { n: blocked.length })} rows={blocked} /> : null}
      {groups.length > 0 ? (
        <Stack component="section" gap="sm" aria-labelledby="grouped-bills">
          <Group justify="space-between" gap="sm">
            <h2 id="grouped-bills">{say(w.toBill)}</h2>
            <ViewChoice
              label={w.grouping}
              views={views}
              current={grouping}
              onChange={(next) => change({ grouping: next === 'payer' ? undefined : next })}
            />
          </Group>
          <Panel>
            <Group justify="space-between" gap="sm" px="md" py="sm">
              <Checkbox
                label={say(w.all)}
                checked={chosen.length === ready.length && ready.length > 0}
                indeterminate={chosen.length > 0 && chosen.length < ready.length}
                onChange={({ currentTarget }) =>
                  tick(
                    groups.map(({ key }) => key),
                    currentTarget.checked,
                  )
                }
              />
              <Text c="dimmed" fz="sm">
                {say(w.groups, { n: groups.length })}
              </Text>
            </Group>
            <Flex component="ul" direction="column">
              {groups.slice(0, shown).map((group) => (
                <GroupRow
                  key={group.key}
                  group={group}
                  issuer={entities.length > 1 ? entities.find(({ id }) => id === group.entity)?.name : undefined}
                  grouping={grouping}
                  isTicked={isReady(group) && !unticked.has(group.key)}
                  isReady={isReady(group)}
                  order={orders[group.key] ?? ''}
                  onTick={(isTicked) => tick([group.key], isTicked)}
                  onOrder={(order) => setOrders((before) => ({ ...before, [group.key]: order }))}
                />
              ))}
            </Flex>
            {groups.length > shown ? (
              <Button variant="subtle" onClick={() => setShown(shown + page)}>
                {say(w.more, { n: groups.length - shown })}
              </Button>
            ) : null}
          </Panel>
        </Stack>
      ) : null}
      {waiting.length > 0 ? <BlockedRows title={w.waiting} help={say(w.waitingHelp, { n: waiting.length })} rows={waiting} /> : null}
      {groups.length > 0 ? <GenerateBar chosen={chosen} grouping={grouping} /> : null}
    </>
  )
}
