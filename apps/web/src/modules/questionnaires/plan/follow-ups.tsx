import { formatDate } from '@kxo/domain/kernel/dates'
import type { ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import { improvementStatus } from '@kxo/domain/questionnaires/plan/action-status'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { actionsOfResponseQuery } from '../api.ts'

/** What was made of a response; nothing is drawn before something was. */
export function FollowUps({ response }: { response: number }) {
  const { say } = useLanguage()
  const id = useId()
  const { data } = useQuery(actionsOfResponseQuery(response))
  if (!data || data.results.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={3} size="h5" mb="xs">
        {say(w.followUps)}
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.results.map((action) => (
          <FollowUp key={action.id} action={action} />
        ))}
      </Stack>
    </section>
  )
}

function FollowUp({ action: { kind, label, status, owner_name, due_at } }: { action: ImprovementAction }) {
  const { locale, zone } = useLanguage()
  const facts = [owner_name, due_at && formatDate(due_at, locale, { zone })]
  return (
    <li>
      <Group gap="xs">
        <StatusBadge of={improvementKind} is={kind} />
        <StatusBadge of={improvementStatus} is={status} />
      </Group>
      <Text className="anywhere">{label}</Text>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </li>
  )
}
