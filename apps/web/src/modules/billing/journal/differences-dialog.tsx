import { handingWords as w } from '@kxo/domain/billing/journal/handing-words'
import type { HandedLine, SaleDifference } from '@kxo/domain/billing/journal/journal-contract'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Flex, Stack, Table, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const kinds = {
  added: { label: w.added, tone: 'info' },
  changed: { label: w.changedOne, tone: 'warning' },
  missing: { label: w.missing, tone: 'danger' },
} as const
type DifferencesDialogProps = { differences: readonly SaleDifference[]; count: number; onClose: () => void }

/** Entry by entry, what was handed and what is now. */
export function DifferencesDialog({ differences, count, onClose }: DifferencesDialogProps) {
  const { say, locale } = useLanguage()
  return (
    <Dialog opened onClose={onClose} title={w.differences} width={800}>
      <Stack gap="lg">
        {differences.map((difference) => {
          const { kind, piece, day, before, after } = difference
          return (
            <section key={`${kind} ${piece} ${day} ${JSON.stringify(after)}`}>
              <Flex gap="xs" align="center" mb={4}>
                <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
                <Text span fw={600}>
                  {piece}
                </Text>
                <Text span c="dimmed">
                  {formatDate(day, locale)}
                </Text>
              </Flex>
              {before.length > 0 ? <Lines title={say(w.before)} lines={before} /> : null}
              {after.length > 0 ? <Lines title={say(w.after)} lines={after} /> : null}
            </section>
          )
        })}
        {count > differences.length ? <Text c="dimmed">{say(w.shown, { n: differences.length })}</Text> : null}
      </Stack>
    </Dialog>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly HandedLine[] }) {
  const { say, locale } = useLanguage()
  const amount = (cents: number): string => (cents === 0 ? '' : formatMoney(cents, locale))
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table captionSide="top" verticalSpacing={4}>
        <Table.Caption ta="start" mt={4}>
          {title}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say(w.account)}</Table.Th>
            <Table.Th>{say(w.label)}</Table.Th>
            <Table.Th ta="end">{say(w.debit)}</Table.Th>
            <Table.Th ta="end">{say(w.credit)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ account, customer, label, debit, credit }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never move
            <Table.Tr key={index}>
              <Table.Td>{[account, customer].filter(Boolean).join(' · ')}</Table.Td>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="end" className="figures">
                {amount(debit)}
              </Table.Td>
              <Table.Td ta="end" className="figures">
                {amount(credit)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
