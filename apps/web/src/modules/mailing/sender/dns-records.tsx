import { type DnsState, dnsRecords, dnsStates, type SenderDomain } from '@kxo/domain/mailing/sender/sender-contract'
import { senderWords as w } from '@kxo/domain/mailing/sender/sender-words'
import { Badge, Button, Code, Stack, Table, Text } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const tones: Readonly<Record<DnsState, string>> = { unknown: 'gray', ok: 'green', missing: 'red', wrong: 'orange' }

/** What the DNS must say, to be copied whole, and what it says. */
export function DnsRecords({ records }: { records: SenderDomain['records'] }) {
  const { say } = useLanguage()
  const copy = (value: string): void => {
    navigator.clipboard.writeText(value).then(() => toast.success(say(w.copied)), toast.failure)
  }
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {[w.record, w.name, w.value, w.state].map((label) => (
              <Table.Th key={label.en}>{say(label)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map(({ kind, name, value, state, found }) => (
            <Table.Tr key={kind}>
              <Table.Td>{say(dnsRecords[kind])}</Table.Td>
              <Table.Td>
                <Code style={{ overflowWrap: 'anywhere' }}>{name}</Code>
              </Table.Td>
              <Table.Td maw={380}>
                <Stack gap={4} align="flex-start">
                  <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
                  <Button size="compact-xs" variant="default" onClick={() => copy(value)}>
                    {say(w.copy, { record: kind.toUpperCase() })}
                  </Button>
                </Stack>
              </Table.Td>
              <Table.Td>
                <Badge variant="light" color={tones[state]} tt="none">
                  {say(dnsStates[state])}
                </Badge>
                {found !== null && state !== 'ok' ? (
                  <Text size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
                    {say(w.foundInstead, { found })}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
