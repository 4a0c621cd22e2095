import { formatDate, formatTime } from '@kxo/domain/kernel/dates'
import { Flex, Text } from '@mantine/core'
import { uiMessages as w } from '../feedback/ui-messages.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Columns } from './columns.tsx'
import { Panel } from './panel.tsx'

/** A field before and after; null for nothing. */
export type HistoryChange = { field: string; label: TextOrSentence; before: TextOrSentence | null; after: TextOrSentence | null }
/** Something done to a record: what, when, by whom. */
export type HistoryEntry = {
  id: number
  at: Date
  title: TextOrSentence
  who: TextOrSentence | null
  info?: string | null
  changes: readonly HistoryChange[]
}

/** Everything done to a record, the latest first. */
export function ChangeHistory({ acts, label }: { acts: readonly HistoryEntry[]; label: TextOrSentence }) {
  const text = useText()
  return (
    <Panel component="ol" gap={0} mb="md" aria-label={text(label)}>
      {acts.map((act) => (
        <Act key={act.id} act={act} />
      ))}
    </Panel>
  )
}

function Act({ act: { at, title, who, info, changes } }: { act: HistoryEntry }) {
  const { locale, zone } = useLanguage()
  const text = useText()
  return (
    <Flex component="li" direction="column" gap={6} py="sm" px="md" className="line-above">
      <Flex component="p" rowGap={2} columnGap="sm" wrap="wrap" justify="space-between">
        <strong>{text(title)}</strong>
        <Text span c="dimmed" fz="sm">
          <time dateTime={at.toISOString()}>{`${formatDate(at, locale, { zone })} ${formatTime(at, locale, { zone })}`}</time>
          {who ? ` · ${text(who)}` : null}
        </Text>
      </Flex>
      {info ? (
        <Text c="dimmed" fz="sm">
          {info}
        </Text>
      ) : null}
      {changes.length > 0 ? (
        <Flex component="dl" direction="column" gap={4}>
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </Flex>
      ) : null}
    </Flex>
  )
}

function Change({ label, before, after }: HistoryChange) {
  const { say } = useLanguage()
  const text = useText()
  const shown = (value: TextOrSentence | null): string => (value === null || value === '' ? say(w.emptyValue) : text(value))
  return (
    <Columns widths="minmax(120px, 200px) 1fr" gap="xs" fz="sm">
      <dt>{text(label)}</dt>
      <dd>
        <Text component="del" c="dimmed" inherit aria-label={`${say(w.before)} ${shown(before)}`}>
          {shown(before)}
        </Text>
        <span aria-hidden="true"> → </span>
        <Text component="ins" td="none" inherit aria-label={`${say(w.after)} ${shown(after)}`}>
          {shown(after)}
        </Text>
      </dd>
    </Columns>
  )
}
