import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { availableFacts, type Condition, facts } from '@kxo/domain/mailing/templates/conditions'
import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type ConditionFieldsProps = { isAboutEvent: boolean; conditions: readonly Condition[]; onChange: (conditions: Condition[]) => void }

/** What must be true for a message to leave; nothing, unless somebody says so. */
export function ConditionFields({ isAboutEvent, conditions, onChange }: ConditionFieldsProps) {
  const { say } = useLanguage()
  const offered = availableFacts(isAboutEvent)
  const free = offered.filter((fact) => !conditions.some((one) => one.fact === fact))
  return (
    <Stack gap="xs" role="group" aria-label={say(w.conditions)}>
      <Text size="sm" fw={500}>
        {say(w.conditions)}
      </Text>
      {conditions.length === 0 ? <Text size="sm">{say(w.noCondition)}</Text> : null}
      {conditions.map((condition, at) => (
        <Group key={condition.fact} gap="xs">
          <Select
            flex={1}
            miw={220}
            aria-label={say(w.condition)}
            allowDeselect={false}
            value={condition.fact}
            data={offered
              .filter((fact) => fact === condition.fact || free.includes(fact))
              .map((fact) => ({ value: fact, label: say(facts[fact]) }))}
            onChange={(fact) =>
              onChange(
                conditions.map((one, index) => (index === at ? { ...one, fact: offered.find((name) => name === fact) ?? one.fact } : one)),
              )
            }
          />
          <SegmentedControl
            aria-label={say(facts[condition.fact])}
            value={condition.is ? 'yes' : 'no'}
            data={[
              { value: 'yes', label: say(w.yes) },
              { value: 'no', label: say(w.no) },
            ]}
            onChange={(value) => onChange(conditions.map((one, index) => (index === at ? { ...one, is: value === 'yes' } : one)))}
          />
          <Button variant="subtle" color="red" onClick={() => onChange(conditions.filter((_, index) => index !== at))}>
            {say(w.remove)}
          </Button>
        </Group>
      ))}
      {free.length > 0 ? (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange([...conditions, { fact: free[0]!, is: true }])}>
            {say(w.addCondition)}
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}
