import { adminContacts } from '@kxo/domain/contacts/paths'
import { adminEventNew } from '@kxo/domain/events/paths'
import type { Dashboard } from '@kxo/domain/reporting/contract'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Box, Flex, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { Panel } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'

const steps = [
  { key: 'organisation', label: w.stepOrganisation, to: null },
  { key: 'identity', label: w.stepIdentity, to: null },
  { key: 'contact', label: w.stepContact, to: adminContacts() },
  { key: 'event', label: w.stepEvent, to: adminEventNew() },
] as const

/** What a new tenant does first, until it is done. */
export function FirstSteps({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const id = useId()
  const done = steps.filter(({ key }) => dashboard.steps[key]).length
  // A tenant that has organised something is no longer starting.
  if (dashboard.steps.contact && dashboard.steps.event) return null
  return (
    <Panel
      component="section"
      aria-labelledby={id}
      p={{ base: 'md', xs: 20 }}
      gap="md"
      miw={0}
      bd="1px solid color-mix(in oklab, var(--k-primary) 35%, var(--k-line))"
      bg="var(--k-tint)"
    >
      <Group gap="4px 16px">
        <Title id={id} order={2} fz={16} fw={650} lts="-0.005em">
          {say(w.start)}
        </Title>
        <Text span c="dimmed" fz="xs">
          {say(w.startHelp, { done, total: steps.length })}
        </Text>
        <Box
          component="progress"
          flex="1 1 160px"
          maw={280}
          h={8}
          ms="auto"
          style={{ accentColor: 'var(--k-link)' }}
          max={steps.length}
          value={done}
          aria-label={say(w.start)}
        />
      </Group>
      <Flex component="ol" wrap="wrap" gap="8px 24px">
        {steps.map(({ key, label, to }) => {
          const isDone = dashboard.steps[key]
          return (
            <Flex component="li" key={key} gap="xs" align="center" mih={28} {...(isDone ? { c: 'dimmed' } : {})}>
              <ThemeIcon variant="outline" color={isDone ? 'green' : 'gray'} size={20} radius="xl" aria-hidden="true">
                {isDone ? <IconCheck size={14} stroke={3} /> : null}
              </ThemeIcon>
              {to && !isDone ? <Link to={to}>{say(label)}</Link> : <span>{say(label)}</span>}
              <span className="visually-hidden">{say(isDone ? w.stepDone : w.stepToDo)}</span>
            </Flex>
          )
        })}
      </Flex>
    </Panel>
  )
}
