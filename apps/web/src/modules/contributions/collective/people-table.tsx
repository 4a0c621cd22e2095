import type { CollectivePage } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { profileNames } from '@kxo/domain/identity/profile'
import { Box, Checkbox, Group, Table, Title } from '@mantine/core'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type PeopleTableProps = { page: CollectivePage; chosen: readonly number[]; onChange: (ids: readonly number[]) => void }

/** The people of a company: whoever is a member already cannot be chosen again for those days. */
export function PeopleTable({ page: { people }, chosen, onChange }: PeopleTableProps) {
  const { say } = useLanguage()
  const free = people.filter(({ status }) => status === null).map(({ id }) => id)
  const before = people.filter(({ status, was_member }) => status === null && was_member).map(({ id }) => id)
  const toggle = (id: number): void => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <section aria-labelledby="collective-people">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="collective-people">
          {say(w.people)}
        </Title>
        {before.length > 0 ? (
          <Button variant="default" size="sm" onClick={() => onChange(before)}>
            {say(w.asLastYear)}
          </Button>
        ) : null}
      </Group>
      <Box style={{ overflowX: 'auto' }}>
        <Table tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={44}>
                <Checkbox
                  aria-label={say(w.chooseAll)}
                  disabled={free.length === 0}
                  checked={free.length > 0 && chosen.length === free.length}
                  indeterminate={chosen.length > 0 && chosen.length < free.length}
                  onChange={(event) => onChange(event.currentTarget.checked ? free : [])}
                />
              </Table.Th>
              <Table.Th scope="col">{say(w.name)}</Table.Th>
              <Table.Th scope="col">{say(w.category)}</Table.Th>
              <Table.Th scope="col">{say(w.memberUntil)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map(({ id, full_name, profile, status, member_until, is_in_draft }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Checkbox
                    aria-label={say(w.choose, { name: full_name })}
                    disabled={status !== null}
                    checked={status !== null || chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </Table.Td>
                <Table.Th scope="row">{full_name}</Table.Th>
                <Table.Td>{say(profileNames[profile])}</Table.Td>
                <Table.Td>
                  {is_in_draft ? (
                    <Badge tone="info">{w.inOrder}</Badge>
                  ) : status === null || member_until === null ? (
                    emptyPlaceholder
                  ) : (
                    <Group gap="xs">
                      <span>{say(w.until, { day: member_until })}</span>
                      {status === 'effective' ? null : <StatusBadge of={membershipStatus} is={status} />}
                    </Group>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </section>
  )
}
