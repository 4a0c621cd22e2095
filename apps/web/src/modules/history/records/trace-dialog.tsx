import { adminCompany } from '@kxo/domain/companies/paths'
import { adminContact } from '@kxo/domain/contacts/paths'
import type { Change, TraceLine } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { adminToDo } from '@kxo/domain/tasks/paths'
import { Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { FactList } from '../../../ui/display/fact-list.tsx'
import type { Fact } from '../../../ui/display/fact-panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { usersToAlertQuery } from '../api.ts'
import { tellable, useNames } from '../use-names.ts'
import { RestoreDialog } from './restore-dialog.tsx'

function ToAlert({ id }: { id: number }) {
  const { say } = useLanguage()
  const { data } = useQuery(usersToAlertQuery(id))
  if (!data) return null
  return (
    <>
      <dt>{say(w.toAlert)}</dt>
      <dd>{data.length > 0 ? data.map(({ full_name }) => full_name).join(', ') : say(w.nobodyToAlert)}</dd>
    </>
  )
}

/** One act: who, from where, what changed field by field, and the way back for what is simple. */
export function TraceDialog({ line, onClose }: { line: TraceLine; onClose: () => void }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const names = useNames()
  const [restoring, setRestoring] = useState<Change | null>(null)
  const { subject, subject_id, task_id } = line
  const changes = tellable(line.changes)
  const facts: Fact[] = [
    [say(w.date), formatDateTime(line.at, locale, { zone })],
    ...(line.subject_name ? [[say(w.record), line.subject_name] as const] : []),
    [
      say(w.by),
      [names.author(line), line.acting_admin_name && say(w.inSessionOf, { admin: line.acting_admin_name })].filter(Boolean).join(', '),
    ],
    [say(w.source), names.source(line.source)],
    ...(line.info ? [[say(w.info), names.info(line.info)] as const] : []),
  ]
  if (restoring && subject_id !== null)
    return <RestoreDialog line={line} change={restoring} personId={subject_id} onClose={() => setRestoring(null)} onDone={onClose} />
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      title={names.action(line.action)}
      cancel={w.close}
      acts={
        <>
          {subject === 'user' && subject_id !== null ? (
            <LinkButton to={adminContact(subject_id)} variant="default">
              {say(w.openRecord)}
            </LinkButton>
          ) : null}
          {subject === 'company' && subject_id !== null ? (
            <LinkButton to={adminCompany(subject_id)} variant="default">
              {say(w.openRecord)}
            </LinkButton>
          ) : null}
          {task_id === null ? null : (
            <LinkButton to={adminToDo(task_id)} variant="default">
              {say(w.openTask)}
            </LinkButton>
          )}
        </>
      }
    >
      <FactList facts={facts}>{subject === 'user' && subject_id !== null ? <ToAlert id={subject_id} /> : null}</FactList>
      {changes.length > 0 ? (
        <Flex component="ul" direction="column" gap="sm">
          {changes.map((change) => (
            <Flex
              component="li"
              rowGap="xs"
              columnGap="md"
              align="center"
              wrap="wrap"
              justify="space-between"
              p="sm"
              bd="1px solid var(--k-line)"
              bdrs={8}
              key={change.field}
            >
              <div>
                <Text span display="block" fw={600} inherit>
                  {names.field(change.field)}
                </Text>
                <Text span c="dimmed" td="line-through" inherit>
                  {names.value(change.before, { action: line.action, field: change.field })}
                </Text>{' '}
                → {names.value(change.after, { action: line.action, field: change.field })}
              </div>
              {change.is_restorable && may.restore(actor) ? (
                <Button size="sm" variant="default" onClick={() => setRestoring(change)}>
                  {say(w.restore)}
                </Button>
              ) : null}
            </Flex>
          ))}
        </Flex>
      ) : null}
    </Dialog>
  )
}
