import { delaySentence } from '@kxo/domain/mailing/delays'
import { moments } from '@kxo/domain/mailing/moments'
import { audiences, awaitedModules, type Moment, type MomentFamily, momentFamilies } from '@kxo/domain/mailing/moments/moment'
import { adminMailTemplate } from '@kxo/domain/mailing/paths'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { TemplateLine } from '@kxo/domain/mailing/templates-contract'
import { Badge, Card, Group, Stack, Switch, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { switchMoment, templatesQuery } from './templates-api.ts'

const families = Object.keys(momentFamilies) as MomentFamily[]
const all = Object.values<Moment>(moments)

/** Every message the product can send, by family: when, to whom, on or off (screens 26). */
export default function TemplatesPage() {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(templatesQuery())
  const lineOf = new Map((data ?? []).map((line) => [line.moment, line]))
  return (
    <>
      <PageTitle subtitle={say(w.help)}>{w.title}</PageTitle>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={12} />}
      {data ? (
        <Stack gap="lg">
          {families.map((family) => (
            <Family key={family} name={say(momentFamilies[family])} of={all.filter((moment) => moment.family === family)} lineOf={lineOf} />
          ))}
        </Stack>
      ) : null}
    </>
  )
}

type FamilyProps = { name: string; of: readonly Moment[]; lineOf: ReadonlyMap<string, TemplateLine> }

function Family({ name, of, lineOf }: FamilyProps) {
  const { say } = useLanguage()
  return (
    <Card withBorder component="section" aria-label={name}>
      <Title order={2} size="h4" mb="sm">
        {name}
      </Title>
      <Table.ScrollContainer minWidth={760}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {[w.message, w.to, w.timing, w.text, w.sent, w.active].map((label) => (
                <Table.Th key={label.en}>{say(label)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.map((moment) => (
              <Row key={moment.name} moment={moment} line={lineOf.get(moment.name)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  )
}

function Row({ moment, line }: { moment: Moment; line: TemplateLine | undefined }) {
  const { say } = useLanguage()
  const label = say(moment.label)
  const timing = (moment.timing ?? []).map((delay) => {
    const { sentence, values } = delaySentence(delay)
    return say(sentence, values)
  })
  const own = line?.own ?? []
  const text = moment.isFixed ? say(w.fixedText) : own.length > 0 ? say(w.ownText, { languages: own.join(', ') }) : say(w.originalText)
  return (
    <Table.Tr>
      <Table.Td maw={320}>
        <Link to={adminMailTemplate(moment.name)} title={moment.name}>
          {label}
        </Link>
        <Text size="sm" c="dimmed">
          {say(moment.when)}
        </Text>
      </Table.Td>
      <Table.Td>{moment.to.map((who) => say(audiences[who])).join(', ')}</Table.Td>
      <Table.Td>{timing.length > 0 ? timing.map((one) => <div key={one}>{one}</div>) : say(w.atOnce)}</Table.Td>
      <Table.Td>{text}</Table.Td>
      <Table.Td>
        {line?.sent ?? 0}
        {line && line.rejected > 0 ? (
          <Text size="xs" c="red">
            {say(w.rejected, { count: line.rejected })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <State moment={moment} isOn={line?.is_on ?? true} label={label} />
      </Table.Td>
    </Table.Tr>
  )
}

/** On, off, always on, or what it waits for: a message that cannot leave yet offers no switch. */
function State({ moment, isOn, label }: { moment: Moment; isOn: boolean; label: string }) {
  const { say } = useLanguage()
  if (moment.awaits)
    return (
      <Badge variant="light" color="gray" tt="none">
        {say(w.awaits, { what: awaitedModules[moment.awaits] })}
      </Badge>
    )
  if (moment.isAlwaysOn) return <Text size="sm">{say(w.alwaysOn)}</Text>
  const change = async (next: boolean): Promise<void> => {
    try {
      await switchMoment(moment.name, next)
      toast.success(say(next ? w.switchedOn : w.switchedOff, { moment: label }))
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Group gap="xs">
      <Switch
        checked={isOn}
        aria-label={say(w.switchOn, { moment: label })}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Group>
  )
}
