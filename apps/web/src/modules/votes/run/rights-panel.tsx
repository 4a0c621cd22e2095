import type { VoteRight } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, NumberInput, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { changeRight, rightsQuery, takeProxyBack } from '../api.ts'
import { ProxyDialog } from '../proxy-dialog.tsx'

type RightsPanelProps = { event: number; max: number; isVoting: boolean }

/** Everybody's voices and proxies; nothing of it moves while people vote. */
export function RightsPanel({ event, max, isVoting }: RightsPanelProps) {
  const { say } = useLanguage()
  const [giver, setGiver] = useState<VoteRight | null>(null)
  return (
    <Stack component="section" gap="sm" aria-label={say(w.rights)}>
      <Title order={2} size="h4">
        {say(w.rights)}
      </Title>
      <Reading of={rightsQuery(event)} lines={4}>
        {(rights) =>
          rights.length === 0 ? (
            <Text c="dimmed">{say(w.noRight)}</Text>
          ) : (
            <Panel style={{ overflowX: 'auto' }}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    {[w.name, w.present, w.voices, w.proxy].map((head) => (
                      <Table.Th key={head.en}>{say(head)}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rights.map((right) => (
                    <RightRow key={right.registration_id} event={event} right={right} isVoting={isVoting} onGive={() => setGiver(right)} />
                  ))}
                </Table.Tbody>
              </Table>
            </Panel>
          )
        }
      </Reading>
      {giver ? <ProxyDialog event={event} max={max} giver={giver} onClose={() => setGiver(null)} /> : null}
    </Stack>
  )
}

type RightRowProps = { event: number; right: VoteRight; isVoting: boolean; onGive: () => void }

function RightRow({ event, right, isVoting, onGive }: RightRowProps) {
  const { say } = useLanguage()
  const { registration_id, name, company, is_present, weight, holder } = right
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        {company ? (
          <Text size="sm" c="dimmed">
            {company}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Badge tone={is_present ? 'success' : 'neutral'}>{is_present ? w.isPresent : w.isAbsent}</Badge>
      </Table.Td>
      <Table.Td>{isVoting ? weight : <VoicesInput event={event} right={right} />}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          {holder ? <span>{say(w.proxyTo, { name: holder.name })}</span> : null}
          {isVoting || (weight === 0 && !holder) ? null : holder ? (
            <Button
              variant="subtle"
              size="sm"
              aria-label={`${say(w.takeBackOf)}, ${name}`}
              onClick={() => void runAction(() => takeProxyBack(event, registration_id), w.takenBack)}
            >
              {say(w.takeBackOf)}
            </Button>
          ) : (
            <Button variant="subtle" size="sm" aria-label={`${say(w.give)}, ${name}`} aria-haspopup="dialog" onClick={onGive}>
              {say(w.give)}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

/** Saved when one leaves it; what is not a number of voices goes back to what it was. */
function VoicesInput({ event, right: { registration_id, name, weight } }: { event: number; right: VoteRight }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState<number | string>(weight)
  const save = async (): Promise<void> => {
    if (typed === weight) return
    const isSaved = typeof typed === 'number' && (await runAction(() => changeRight(event, registration_id, typed)))
    if (!isSaved) setTyped(weight)
  }
  return (
    <NumberInput
      aria-label={say(w.voicesOf, { name })}
      value={typed}
      onChange={setTyped}
      onBlur={() => void save()}
      min={0}
      max={1000}
      allowDecimal={false}
      w={90}
    />
  )
}
