import { voteChoice } from '@kxo/domain/votes/choice'
import type { Resolution } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, Progress, Table, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const colours = { favour: 'green', against: 'red', abstention: 'gray' } as const

/** What was decided: a sentence, then each choice with its voices and its bar. */
export function ResultTable({ result }: { result: NonNullable<Resolution['result']> }) {
  const { say } = useLanguage()
  const { favour, against, abstention } = result
  const all = favour + against + abstention
  return (
    <>
      <Group gap="xs">
        <Badge tone={result.is_adopted ? 'success' : 'danger'}>{result.is_adopted ? w.adopted : w.rejected}</Badge>
        <Text fw={600}>{say(w.result, { favour, against, abstention })}</Text>
      </Group>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say(w.choice)}</Table.Th>
            <Table.Th>{say(w.voices)}</Table.Th>
            <Table.Th>{say(w.share)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {voteChoice.keys.map((key) => (
            <Table.Tr key={key}>
              <Table.Td>{say(voteChoice.labelOf(key))}</Table.Td>
              <Table.Td>{result[key]}</Table.Td>
              <Table.Td w="50%">
                <Progress
                  value={all === 0 ? 0 : (result[key] / all) * 100}
                  color={colours[key]}
                  aria-label={`${say(voteChoice.labelOf(key))}, ${say(w.weight, { n: result[key] })}`}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed" className="anywhere">
        {say(w.seal, { seal: result.seal })}
      </Text>
    </>
  )
}
