import { type DnsState, dnsRecords, dnsStates, type SenderDomain } from '@kxo/domain/mailing/sender/sender-contract'
import { senderWords as w } from '@kxo/domain/mailing/sender/sender-words'
import { Badge, Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const tones: Readonly<Record<DnsState, string>> = { unknown: 'gray', ok: 'green', missing: 'red', wrong: 'orange' }

/** What the DNS must say, to be copied whole, and what it says. */
export function DnsRecords({ records }: { records: SenderDomain['records'] }) {
  const { say } = useLanguage()
  const copy = (value: string): void => {
    navigator.clipboard.writeText(value).then(() => toast.success(say(w.copied)), toast.failure)
  }
  return records.map(({ kind, name, value, state, found }) => (
    <Card key={kind} withBorder component="section" aria-label={say(dnsRecords[kind])}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3} fz="md">
            {say(dnsRecords[kind])}
          </Title>
          <Badge variant="light" color={tones[state]} tt="none">
            {say(dnsStates[state])}
          </Badge>
        </Group>
        {[
          { label: w.name, text: name },
          { label: w.value, text: value },
        ].map(({ label, text }) => (
          <div key={label.en}>
            <Text size="sm" c="dimmed">
              {say(label)}
            </Text>
            <Code style={{ overflowWrap: 'anywhere' }}>{text}</Code>
          </div>
        ))}
        {found !== null && state !== 'ok' ? (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {say(w.foundInstead, { found })}
          </Text>
        ) : null}
        <Button size="compact-sm" variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => copy(value)}>
          {say(w.copy, { record: kind.toUpperCase() })}
        </Button>
      </Stack>
    </Card>
  ))
}
