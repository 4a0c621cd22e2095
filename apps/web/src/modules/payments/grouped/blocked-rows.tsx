import { adminEntities, invoicing } from '@kxo/domain/billing/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Billable, BlockerKind } from '@kxo/domain/payments/grouped/billable'
import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { MendDialog, type Mending } from './mend-dialog.tsx'

type BlockedRowsProps = { title: Sentence; help: string; rows: readonly Billable[] }

/** Rows no bill is made of as things stand, payer by payer: why, and beside it where that is mended. */
export function BlockedRows({ title, help, rows }: BlockedRowsProps) {
  const { say } = useLanguage()
  const [mending, setMending] = useState<Mending | null>(null)
  const payers = [...Map.groupBy(rows, ({ company, user, payer }) => `${company ?? ''} ${company === null ? user : ''} ${payer}`)]
  return (
    <Stack component="section" gap="sm" aria-label={say(title)}>
      <div>
        <h2>{say(title)}</h2>
        <Text c="dimmed" fz="sm">
          {help}
        </Text>
      </div>
      <Panel component="ul">
        {payers.map(([key, own]) => (
          <Box component="li" key={key} px="md" py="sm" className="line-above">
            <Text fw={600} className="anywhere">
              {own[0]?.payer}
            </Text>
            <Reasons rows={own} onMend={setMending} />
          </Box>
        ))}
      </Panel>
      {mending ? <MendDialog mending={mending} onClose={() => setMending(null)} /> : null}
    </Stack>
  )
}

/** The reasons of one payer, each once, with the rows it keeps. */
function Reasons({ rows, onMend }: { rows: readonly Billable[]; onMend: (mending: Mending) => void }) {
  const all = rows.flatMap((row) => row.blockers.map((blocker) => ({ row, ...blocker })))
  return [...Map.groupBy(all, ({ kind, reason }) => `${kind} ${reason}`)].map(([key, own]) => {
    const [{ row, kind, reason }] = own as [(typeof own)[number]]
    const about = own.map((one) => `${one.row.people.map(({ full_name }) => full_name).join(', ')} (${one.row.event_title})`)
    return (
      <Flex key={key} gap="sm" align="flex-start" justify="space-between" wrap="wrap" mt={4}>
        <Box miw={0} flex="1 1 240px">
          <Text>{reason}</Text>
          <Text c="dimmed" fz="sm" className="anywhere">
            {about.join(' · ')}
          </Text>
        </Box>
        <Group gap="xs">
          <Mend row={row} kind={kind} onMend={onMend} />
        </Group>
      </Flex>
    )
  })
}

function Mend({ row, kind, onMend }: { row: Billable; kind: BlockerKind; onMend: (mending: Mending) => void }) {
  const { say } = useLanguage()
  const { company, user, payer, event, people, bill } = row
  const link = (word: Sentence, to: string) => (
    <LinkButton size="sm" variant="default" to={to}>
      {say(word)}
    </LinkButton>
  )
  const button = (word: Sentence, mending: Mending) => (
    <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => onMend(mending)}>
      {say(word)}
    </Button>
  )
  if (kind === 'noSiren' || kind === 'publicSiret') return company ? button(w.addNumber, { what: 'number', company, name: payer }) : null
  if (kind === 'address') return button(w.addAddress, { what: 'address', payer: company ? { company } : { user: user ?? 0 }, name: payer })
  if (kind === 'noIssuer') return link(w.seeEntities, adminEntities())
  if (kind === 'noPrice' || kind === 'exemption') return event ? link(w.seePrices, adminEvent(event)) : null
  const registration = people[0]?.registration
  if (event && registration) return link(w.seePerson, `${adminEvent(event)}?tab=registrations&registration=${registration}`)
  return bill ? link(w.seeBill, `${invoicing()}?bill=${bill}`) : null
}
