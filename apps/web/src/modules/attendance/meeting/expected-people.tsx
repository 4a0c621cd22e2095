import type { Meeting } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { Table, Text, Title } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Who is expected and who is in, for those who lead. */
export function ExpectedPeople({ people }: { people: NonNullable<Meeting['people']> }) {
  const { say } = useLanguage()
  if (people.length === 0) return <Text c="dimmed">{say(w.nobody)}</Text>
  return (
    <Panel p="lg" gap="sm">
      <Title order={2} size="h4">
        {say(w.people, { n: people.length, entered: people.filter(({ entered_at, left_at }) => entered_at && !left_at).length })}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say(w.name)}</Table.Th>
            <Table.Th>{say(w.at)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ id, name, entered_at, left_at }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>
                {entered_at ? say(w.enteredAt, { at: entered_at }) : say(w.notYet)}
                {left_at ? (
                  <Text size="sm" c="dimmed">
                    {say(w.leftAt, { at: left_at })}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}
