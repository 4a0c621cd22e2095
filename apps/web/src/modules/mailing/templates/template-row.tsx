import { delaySentence } from '@kxo/domain/mailing/delays'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { adminMailTemplate } from '@kxo/domain/mailing/paths'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { copyWords } from '@kxo/domain/mailing/templates/copies'
import { receivingRoles, rolesInWords } from '@kxo/domain/mailing/templates/recipients'
import { channelLabels, rejectionRate, subjectOf } from '@kxo/domain/mailing/templates/template-filter'
import type { TemplateLine } from '@kxo/domain/mailing/templates-contract'
import { Group, Switch, Table, Text } from '@mantine/core'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { changeMoment } from './templates-api.ts'

/** One message: whom it reaches, when, with which words, and how it fared. */
export function TemplateRow({ moment, line }: { moment: Moment; line: TemplateLine | undefined }) {
  const { say, locale } = useLanguage()
  const label = say(moment.label)
  const timing = (line?.timing ?? moment.timing ?? []).map((delay) => {
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
      <Table.Td maw={240} visibleFrom="sm">
        {subjectOf(moment, line, locale, say)}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {rolesInWords(receivingRoles(moment, { removed_roles: line?.removed_roles ?? [] }), say)}
        {line && line.copy_roles.length > 0 ? (
          <Text size="xs" c="dimmed">
            {say(copyWords.alsoFor, { who: rolesInWords(line.copy_roles, say) })}
          </Text>
        ) : null}
        {line && line.copy_to.length > 0 ? (
          <Text size="xs" c="dimmed">
            {say(copyWords.copiedTo, { addresses: line.copy_to.join(', ') })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {timing.length > 0 ? timing.map((one) => <div key={one}>{one}</div>) : say(w.atOnce)}
        {line && line.channels.length > 1 ? (
          <Text size="xs" c="dimmed">
            {line.channels.map((one) => say(channelLabels[one])).join(' · ')}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {text}
        {line && line.scopes > 0 ? (
          <Text size="xs" c="dimmed">
            {say(w.scopeCount, { count: line.scopes })}
          </Text>
        ) : null}
        {line?.changed_at ? (
          <Text size="xs" c="dimmed">
            {say(w.changedAt, { at: line.changed_at })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {line?.sent ?? 0}
        {line && line.rejected > 0 ? (
          <Text size="xs" c="red">
            {say(w.rejected, { count: line.rejected, rate: rejectionRate(line) ?? 0 })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <State moment={moment} isOn={line?.is_on ?? true} label={label} />
      </Table.Td>
    </Table.Tr>
  )
}

/** On, off, or always on. */
function State({ moment, isOn, label }: { moment: Moment; isOn: boolean; label: string }) {
  const { say } = useLanguage()
  if (moment.isAlwaysOn) return <Text size="sm">{say(w.alwaysOn)}</Text>
  const change = async (next: boolean): Promise<void> => {
    await runAction(() => changeMoment(moment.name, { is_on: next }), say(next ? w.switchedOn : w.switchedOff, { moment: label }))
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
