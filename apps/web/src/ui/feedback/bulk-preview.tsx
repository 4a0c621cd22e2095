import type { Outcome, BulkPreview as Preview } from '@kxo/domain/kernel/bulk-preview'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Flex, Stack, Table, Text } from '@mantine/core'
import { Panel } from '../display/panel.tsx'
import { useLanguage } from '../i18n/language.tsx'
import { uiMessages as w } from './ui-messages.ts'

type Sentences = {
  /** Of how many records, as `n`: those that will change, those left out. */
  will: Sentence
  left: Sentence
}

/** What an act on many will do, as the server foretells it: how many change, the first before and after, who is left out and why. */
export function BulkPreview({ preview, will, left }: { preview: Preview } & Sentences) {
  const { say } = useLanguage()
  const { first, changed } = preview
  return (
    <Stack role="status" gap="xs">
      <p>{say(will, { n: changed })}</p>
      {first.length === 0 ? null : (
        // A name breaks where it must; what is held before and after stays whole.
        <Table.ScrollContainer minWidth={0} type="native">
          <Table fz="md" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr c="dimmed" fz="xs">
                <Table.Th scope="col">{say(w.record)}</Table.Th>
                <Table.Th scope="col">{say(w.before)}</Table.Th>
                <Table.Th scope="col">{say(w.after)}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {first.map(({ id, name, before, after }) => (
                <Table.Tr key={id}>
                  <Table.Th scope="row" fw={400} miw={96} className="anywhere">
                    {name}
                  </Table.Th>
                  <Table.Td>{before}</Table.Td>
                  <Table.Td fw={600}>{after}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {first.length > 0 && changed > first.length ? (
        <Text c="dimmed" fz="sm">
          {say(w.notNamed, { n: changed - first.length })}
        </Text>
      ) : null}
      <LeftOut left={preview.left} sentence={left} />
    </Stack>
  )
}

/** Those an act leaves out: how many, why, and the first names of each reason. */
export function LeftOut({ left, sentence }: Pick<Outcome, 'left'> & { sentence: Sentence }) {
  const { say } = useLanguage()
  if (left.length === 0) return null
  return (
    <>
      <p>{say(sentence, { n: left.reduce((sum, { count }) => sum + count, 0) })}</p>
      <Flex component="ul" direction="column" gap="xs" my="xs">
        {left.map(({ reason, count, names }) => (
          <Panel component="li" py="xs" px="sm" key={reason}>
            <strong>
              {reason} · {count}
            </strong>
            <Text span c="dimmed" fz="sm">
              {say(w.namedAmong, { names: names.join(', '), more: count - names.length })}
            </Text>
          </Panel>
        ))}
      </Flex>
    </>
  )
}
