import type { PersonCard as Card } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { adminCompany } from '@kxo/domain/companies/paths'
import { adminContact } from '@kxo/domain/contacts/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Anchor, Flex, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { TaskDialog } from '../../tasks/index.ts'
import { cardQuery } from '../api.ts'

/** The person of a conversation, as far as the reader may know them. */
export const PersonCard = ({ conversation }: { conversation: number }) => (
  <Reading of={cardQuery(conversation)} lines={8}>
    {(card) => <CardOf card={card} />}
  </Reading>
)

function Part<T extends { id: number }>({
  title,
  none,
  rows,
  children,
}: {
  title: Sentence
  none: Sentence
  rows: readonly T[]
  children: (row: T) => ReactNode
}) {
  const { say } = useLanguage()
  return (
    <Stack component="section" gap={4}>
      <Title order={3} fz="xs" fw={600} c="dimmed">
        {say(title)}
      </Title>
      {rows.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(none)}
        </Text>
      ) : (
        <Flex component="ul" direction="column" gap="xs" fz="sm">
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </Flex>
      )}
    </Stack>
  )
}

function CardOf({ card }: { card: Card }) {
  const { say, locale, zone } = useLanguage()
  const [task, setTask] = useState<number | null>(null)
  return (
    <Stack gap="lg" p="md" miw={0}>
      <Stack gap={2}>
        <Title order={2} fz="md" fw={600} className="anywhere">
          {card.name}
        </Title>
        {card.company ? <Link to={adminCompany(card.company.id)}>{card.company.name}</Link> : null}
        <Anchor href={`mailto:${card.mail}`} fz="sm" className="anywhere">
          {card.mail}
        </Anchor>
        {card.phone ? (
          <Anchor href={`tel:${card.phone}`} fz="sm">
            {card.phone}
          </Anchor>
        ) : null}
        <Link to={adminContact(card.id)}>{say(w.openRecord)}</Link>
      </Stack>
      <Part title={w.cardRegistrations} none={w.noRegistration} rows={card.registrations}>
        {({ event_id, title, start_date, status }) => (
          <>
            <Link to={adminEvent(event_id)}>{title}</Link>
            <Flex gap="xs" align="center" wrap="wrap">
              <StatusBadge of={registrationStatus} is={registrationStatus.keyOf(status)} />
              <Text span c="dimmed" fz="xs">
                {start_date ? formatDate(start_date, locale, { zone }) : null}
              </Text>
            </Flex>
          </>
        )}
      </Part>
      {card.bills ? (
        <Part title={w.cardBills} none={w.noBill} rows={card.bills}>
          {({ number, to_be_paid, due_date }) => (
            <Flex justify="space-between" gap="xs" wrap="wrap">
              <span>{number}</span>
              <span className="figures">{formatMoney(to_be_paid, locale)}</span>
              {due_date ? (
                <Text span c="dimmed" fz="xs">
                  {formatDate(due_date, locale)}
                </Text>
              ) : null}
            </Flex>
          )}
        </Part>
      ) : null}
      <Part title={w.cardTasks} none={w.noTask} rows={card.tasks}>
        {({ id, title, todo_date, owner }) => (
          <>
            <Anchor component="button" type="button" fz="sm" ta="start" onClick={() => setTask(id)}>
              {title}
            </Anchor>
            <Text c="dimmed" fz="xs">
              {[owner, todo_date ? formatDate(todo_date, locale, { zone }) : null].filter(Boolean).join(' · ')}
            </Text>
          </>
        )}
      </Part>
      {task === null ? null : <TaskDialog task={task} onClose={() => setTask(null)} />}
    </Stack>
  )
}
