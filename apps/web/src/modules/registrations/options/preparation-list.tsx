import { formatDate } from '@kxo/domain/kernel/dates'
import type { Preparation } from '@kxo/domain/registrations/options/option-contract'
import { eventProductWords as w } from '@kxo/domain/registrations/options/option-words'
import { Checkbox, Table, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/display/badge.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { handOver, preparationsQuery } from './options-api.ts'

type PreparationListProps = { event: number | undefined; mayTick: boolean }

/** Who is to be given what, ticked as it is handed over. */
export function PreparationList({ event, mayTick }: PreparationListProps) {
  return event === undefined ? <Empty sentence={w.chooseEvent} /> : <OfEvent event={event} mayTick={mayTick} />
}

const OfEvent = bounded(
  function OfEvent({ event, mayTick }: { event: number; mayTick: boolean }) {
    const { say, locale, zone } = useLanguage()
    const { data: lines } = useSuspenseQuery(preparationsQuery(event))
    const tick = useAction({
      mutationFn: ({ option, registration, handed_at }: Preparation) => handOver(option, registration, handed_at === null),
    })
    if (lines.length === 0) return <Empty sentence={w.nothingTaken} />
    return (
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing="xs" aria-label={say(w.preparation)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say(w.person)}</Table.Th>
              <Table.Th>{say(w.option)}</Table.Th>
              <Table.Th ta="end">{say(w.quantity)}</Table.Th>
              <Table.Th>{say(w.answer)}</Table.Th>
              <Table.Th>{say(w.state)}</Table.Th>
              <Table.Th>{say(w.handedOver)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={`${line.registration} ${line.option}`}>
                <Table.Td>
                  {line.last_name} {line.first_name}
                  {line.company_name ? (
                    <Text size="xs" c="dimmed">
                      {line.company_name}
                    </Text>
                  ) : null}
                </Table.Td>
                <Table.Td>{line.name}</Table.Td>
                <Table.Td ta="end">{line.quantity}</Table.Td>
                <Table.Td>{line.answer}</Table.Td>
                <Table.Td>
                  <Badge tone={line.is_paid ? 'success' : 'warning'}>{line.is_paid ? w.certain : w.waiting}</Badge>
                </Table.Td>
                <Table.Td>
                  <Checkbox
                    checked={line.handed_at !== null}
                    disabled={!mayTick || tick.isPending}
                    label={line.handed_at ? formatDate(line.handed_at, locale, { zone }) : say(w.handIt)}
                    aria-label={say(w.handTo, { option: line.name, name: `${line.first_name} ${line.last_name}` })}
                    onChange={() => tick.mutate(line)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    )
  },
  { lines: 6 },
)
