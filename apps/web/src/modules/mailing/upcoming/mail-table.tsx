import type { Sentence } from '@kxo/domain/kernel/sentence'
import { findMoment, momentLabel } from '@kxo/domain/mailing/moments'
import { audiences } from '@kxo/domain/mailing/moments/moment'
import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { copyWords } from '@kxo/domain/mailing/templates/copies'
import { recipientWords } from '@kxo/domain/mailing/templates/recipients'
import type { UpcomingMail } from '@kxo/domain/mailing/upcoming-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Group, Paper, Stack, Table, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Mail = Omit<UpcomingMail, 'user' | 'event' | 'is_suspended'>
type MailTableProps<M> = { mails: readonly M[]; state: { label: Sentence; of: (mail: M) => ReactNode }; acts: (mail: M) => ReactNode }

/** Mails that leave by themselves: when, to whom, why and what about; a card each on a phone. */
export function MailTable<M extends Mail>({ mails, state, acts }: MailTableProps<M>) {
  const { say } = useLanguage()
  const isNarrow = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false })
  const keyOf = ({ moment, occurrence }: M): string => `${moment} ${occurrence}`
  if (isNarrow)
    return (
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {mails.map((mail) => (
          <Paper component="li" key={keyOf(mail)} withBorder p="md" radius="md">
            <Group justify="space-between" align="flex-start" mb={6}>
              <Text size="sm" c="dimmed">
                {say(mailingWords.at, { at: mail.due_at })}
              </Text>
              <Text component="div" size="sm">
                {state.of(mail)}
              </Text>
            </Group>
            <Why moment={mail.moment} isTitle />
            {mail.event_title ? <Text size="sm">{mail.event_title}</Text> : null}
            <Text size="sm" mt={6} className="anywhere">
              <Reader mail={mail} />
            </Text>
            <Group gap="xs" mt="sm">
              {acts(mail)}
            </Group>
          </Paper>
        ))}
      </Stack>
    )
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {[w.due, w.recipient, w.why, w.about, state.label, w.acts].map((label) => (
              <Table.Th key={label.en}>{say(label)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mails.map((mail) => (
            <Table.Tr key={keyOf(mail)}>
              <Table.Td>{say(mailingWords.at, { at: mail.due_at })}</Table.Td>
              <Table.Td>
                <Reader mail={mail} />
              </Table.Td>
              <Table.Td>
                <Why moment={mail.moment} />
              </Table.Td>
              <Table.Td>{mail.event_title}</Table.Td>
              <Table.Td>{state.of(mail)}</Table.Td>
              <Table.Td>
                <Group gap="xs" wrap="nowrap">
                  {acts(mail)}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** Who it reaches; of one whose reader was removed, who has a copy. */
function Reader({ mail: { name, recipient, is_left_out, copy_roles, copy_to } }: { mail: Mail }) {
  const { say } = useLanguage()
  const copies = [...copy_roles.map((who) => say(audiences[who])), ...copy_to]
  const lines = [
    is_left_out ? say(recipientWords.leftOut) : recipient,
    ...(copies.length > 0 ? [say(copyWords.alsoFor, { who: copies.join(', ') })] : []),
  ]
  return (
    <>
      {name}
      {lines.map((line) => (
        <Text key={line} span size="xs" c="dimmed" display="block">
          {line}
        </Text>
      ))}
    </>
  )
}

function Why({ moment, isTitle = false }: { moment: UpcomingMail['moment']; isTitle?: boolean }) {
  const { say } = useLanguage()
  const when = findMoment(moment)?.when
  return (
    <>
      <Text inherit={!isTitle} fw={isTitle ? 600 : 400}>
        {say(momentLabel(moment))}
      </Text>
      {when ? (
        <Text size="xs" c="dimmed">
          {say(when)}
        </Text>
      ) : null}
    </>
  )
}
