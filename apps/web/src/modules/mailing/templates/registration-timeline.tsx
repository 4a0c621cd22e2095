import { delaySentence } from '@kxo/domain/mailing/delays'
import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { adminMailTemplate } from '@kxo/domain/mailing/paths'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { type Step, stageNames, stages, stepsOf } from '@kxo/domain/mailing/templates/timeline'
import type { TemplateLine } from '@kxo/domain/mailing/templates-contract'
import { Badge, Card, Group, Stack, Text, Timeline, Title } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

const all = Object.values<Moment>(moments)

/** The life of a registration with every mail placed in it. */
export function RegistrationTimeline({ lineOf }: { lineOf: ReadonlyMap<string, TemplateLine> }) {
  const { say } = useLanguage()
  const steps = stepsOf(all, (name) => lineOf.get(name)?.timing)
  return (
    <Stack gap="lg">
      {stageNames.map((stage) => (
        <Card key={stage} withBorder component="section" aria-label={say(stages[stage])}>
          <Title order={2} size="h4" mb="md">
            {say(stages[stage])}
          </Title>
          <Timeline bulletSize={14} lineWidth={2}>
            {steps
              .filter((step) => step.stage === stage)
              .map((step) => (
                <Timeline.Item key={`${step.moment.name} ${JSON.stringify(step.delay)}`}>
                  <StepLine step={step} isOn={lineOf.get(step.moment.name)?.is_on ?? true} />
                </Timeline.Item>
              ))}
          </Timeline>
        </Card>
      ))}
    </Stack>
  )
}

function StepLine({ step: { moment, delay }, isOn }: { step: Step; isOn: boolean }) {
  const { say } = useLanguage()
  const timing = delay && delaySentence(delay)
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Link to={adminMailTemplate(moment.name)}>{say(moment.label)}</Link>
        <Text size="sm" c="dimmed">
          {timing ? say(timing.sentence, timing.values) : say(moment.when)}
        </Text>
      </div>
      {isOn ? null : (
        <Badge variant="light" color="gray" tt="none">
          {say(w.off)}
        </Badge>
      )}
    </Group>
  )
}
