import { comparisonBy, comparisonWords as w } from '@kxo/domain/questionnaires/comparison/comparison'
import type { ComparedGroup } from '@kxo/domain/questionnaires/comparison/comparison-contract'
import { questionnairesWords as q, resultsWords } from '@kxo/domain/questionnaires/words'
import { Select, Stack, Table, Text } from '@mantine/core'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { SideScroll } from '../../../ui/table/side-scroll.tsx'
import { comparisonQuery, type Scope } from '../api.ts'
import { useShownFigures } from './use-shown-figures.ts'

/** How a questionnaire was answered group by group; what is compared is in the address. */
export function Comparison({ id, path, scope }: { id: number; path: string; scope: Scope }) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const by = comparisonBy.is(search['by']) ? search['by'] : 'event'
  const heads = [q.invited, q.answered, q.rate, q.satisfaction, q.score]
  return (
    <Stack gap="md">
      <Select
        size="sm"
        w={{ base: '100%', xs: 280 }}
        allowDeselect={false}
        label={say(w.by)}
        data={comparisonBy.keys.map((key) => ({ value: key, label: say(comparisonBy.labelOf(key)) }))}
        value={by}
        onChange={(value) => change({ by: value === 'event' ? undefined : (value ?? undefined) })}
      />
      <Reading of={comparisonQuery(id, { ...scope, by })} lines={6}>
        {(groups) =>
          groups.length === 0 ? (
            <Empty sentence={resultsWords.noResponse} />
          ) : (
            <SideScroll>
              <Table verticalSpacing="xs" miw={640} aria-label={say(w.tab)}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{say(comparisonBy.labelOf(by))}</Table.Th>
                    {heads.map((head) => (
                      <Table.Th key={head.en} scope="col" ta="end">
                        {say(head)}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {groups.map((group) => (
                    <Group key={group.key} group={group} to={by === 'event' ? { path, event: group.key } : null} />
                  ))}
                </Table.Tbody>
              </Table>
            </SideScroll>
          )
        }
      </Reading>
      {by === 'partner' || by === 'theme' ? (
        <Text size="sm" c="dimmed">
          {say(w.overlap)}
        </Text>
      ) : null}
    </Stack>
  )
}

function Group({ group, to }: { group: ComparedGroup; to: { path: string; event: string } | null }) {
  const { percent, satisfactionOf, scoreOf } = useShownFigures()
  const figures = [String(group.invited), String(group.answered), percent(group.rate), satisfactionOf(group), scoreOf(group)]
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} className="anywhere">
        {to === null ? (
          group.label
        ) : (
          <Link to={to.path} search={{ event: to.event }}>
            {group.label}
          </Link>
        )}
      </Table.Th>
      {figures.map((figure, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures never move
        <Table.Td key={rank} ta="end">
          {figure}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
