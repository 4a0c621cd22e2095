import { adminEvent } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formMovesContract as contract, type FormUses } from '@kxo/domain/registrations/forms/form-moves-contract'
import { formMovesWords as w } from '@kxo/domain/registrations/forms/form-moves-words'
import { Alert, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'

/** Where a form is asked, and the passage of those that hold to a former version. */
export default function FormUsesPart({ id }: { id: number }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const { events, moves } = useSuspenseQuery(apiQuery(contract.uses, { params: { id } })).data
  const behind = events.filter(({ is_behind }) => is_behind).length
  const move = useAction({
    mutationFn: () => call(contract.move, { params: { id } }),
    onSuccess: ({ events: n, moved }) => toast.success(say(w.moved, { n, moved })),
  })
  const ask = async (): Promise<void> => {
    if (await confirm({ title: say(w.moveTitle, { n: behind }), act: w.move })) move.mutate()
  }
  if (events.length === 0) return <Empty sentence={say(w.none)} help={say(w.noneHelp)} />
  return (
    <Stack>
      {behind > 0 ? (
        <Alert color="yellow">
          <Group justify="space-between">
            <Text>{say(w.behind, { n: behind })}</Text>
            {may.writeForms(actor) ? (
              <Button loading={move.isPending} onClick={() => void ask()}>
                {say(w.move)}
              </Button>
            ) : null}
          </Group>
        </Alert>
      ) : null}
      {moves.map((one) => (
        <Moved key={one.from} {...one} />
      ))}
      <Table.ScrollContainer minWidth={420}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say(w.event)}</Table.Th>
              <Table.Th>{say(w.date)}</Table.Th>
              <Table.Th>{say(w.version)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {events.map(({ id: event, title, start_date, number, is_behind }) => (
              <Table.Tr key={event}>
                <Table.Td>
                  <Link to={adminEvent(event)}>{title}</Link>
                </Table.Td>
                <Table.Td>{start_date ? formatDate(start_date, locale, { zone }) : ''}</Table.Td>
                <Table.Td>{number === null ? '' : is_behind ? number : `${number} (${say(w.latest)})`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}

const fates = { kept: w.kept, left: w.left, added: w.added } as const

/** What becomes of each question of a former version. */
function Moved({ from, questions }: FormUses['moves'][number]) {
  const { say } = useLanguage()
  return (
    <section>
      <Title order={3} size="h5">
        {say(w.fromVersion, { n: from })}
      </Title>
      <Table.ScrollContainer minWidth={420}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say(w.former)}</Table.Th>
              <Table.Th>{say(w.next)}</Table.Th>
              <Table.Th>{say(w.answers)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {questions.map(({ name, former, next, fate }) => (
              <Table.Tr key={`${name} ${fate}`}>
                <Table.Td>{former ?? '–'}</Table.Td>
                <Table.Td>{next ?? '–'}</Table.Td>
                <Table.Td>{say(fates[fate])}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
