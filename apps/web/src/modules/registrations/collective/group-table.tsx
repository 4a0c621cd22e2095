import { formatMoney } from '@kxo/domain/kernel/money'
import type { GroupPerson } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Table, Text, VisuallyHidden } from '@mantine/core'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type GroupTableProps = { people: readonly GroupPerson[]; isPayable: boolean; onRemove: (user: number) => void }

/** Who is in the group, and what stops each. */
export function GroupTable({ people, isPayable, onRemove }: GroupTableProps) {
  const { say, locale } = useLanguage()
  return (
    <div className="stacked-frame">
      <Table className="stacked" verticalSpacing="xs" aria-label={say(w.people)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say(w.name)}</Table.Th>
            <Table.Th>{say(w.state)}</Table.Th>
            {isPayable ? <Table.Th ta="right">{say(w.price)}</Table.Th> : null}
            <Table.Th>
              <VisuallyHidden>{say(w.remove)}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person) => {
            const name = `${person.first_name} ${person.last_name}`
            return (
              <Table.Tr key={person.user}>
                <Table.Td>
                  {name}
                  <Text size="xs" c="dimmed">
                    {[person.mail, person.company_name].filter(Boolean).join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td data-label={say(w.state)}>
                  {person.state === 'registered' && person.status ? (
                    <StatusBadge of={registrationStatus} is={person.status} />
                  ) : (
                    <Badge tone={person.state === 'ready' ? 'success' : 'danger'}>{person.state === 'ready' ? w.ready : w.noPrice}</Badge>
                  )}
                </Table.Td>
                {isPayable ? (
                  <Table.Td ta={{ sm: 'right' }} data-label={say(w.price)}>
                    {person.price ? formatMoney(person.price.amount_ht, locale) : emptyPlaceholder}
                  </Table.Td>
                ) : null}
                <Table.Td ta="right">
                  <Button size="sm" variant="subtle" aria-label={say(w.removeOne, { name })} onClick={() => onRemove(person.user)}>
                    {say(w.remove)}
                  </Button>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </div>
  )
}
