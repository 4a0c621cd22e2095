import { isSensitive } from '@kxo/domain/documents/kind'
import { type OwnPaper, paperUpload } from '@kxo/domain/documents/requests/own-papers-contract'
import { ownPapersWords as w } from '@kxo/domain/documents/requests/own-papers-words'
import { isAwaited, isFollowed, paperState } from '@kxo/domain/documents/requests/paper-state'
import { addDays, dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { depositOwnPaper, fetchOwnPaper, withdrawOwnPaper } from './own-papers-api.ts'

/** Papers asked of a person outside any registration, each to deposit, renew or read; `note` says what they are for. */
export const OwnPapers = ({ papers, note }: { papers: readonly OwnPaper[]; note?: string }) => (
  <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
    {papers.map((paper) => (
      <Paper component="li" key={paper.id} withBorder p="md" radius="md">
        <PaperLine paper={paper} note={note} />
      </Paper>
    ))}
  </Stack>
)

function PaperLine({ paper, note }: { paper: OwnPaper; note: string | undefined }) {
  const { say, zone } = useLanguage()
  const { id, name, kind, state, file_name, expires_on, reason } = paper
  const follows = isFollowed(state)
  const [isChanging, setChanging] = useState(false)
  const [until, setUntil] = useState('')
  const tomorrow = addDays(dayInZone(useNow(), zone), 1)
  const said = [expires_on ? say(w.until, { day: new Date(`${expires_on}T12:00:00Z`) }) : '', note ?? ''].filter(Boolean)
  const open = () =>
    runAction(async () => {
      const { blob, name: saved } = await fetchOwnPaper(id)
      saveFile(blob, saved)
    })
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Stack gap={2} flex="1 1 220px">
          <Group gap="xs">
            <Text span fw={600} className="anywhere">
              {name}
            </Text>
            <StatusBadge of={paperState} is={state} />
          </Group>
          {said.length > 0 ? (
            <Text size="sm" c="dimmed">
              {said.join(' · ')}
            </Text>
          ) : null}
        </Stack>
        <Group gap="xs">
          {file_name === null ? null : (
            <Button variant="subtle" size="sm" aria-label={say(w.openOf, { name })} onClick={() => void open()}>
              {say(w.open)}
            </Button>
          )}
          {follows && !isChanging ? (
            <Button variant="default" size="sm" aria-label={say(w.nextOf, { name })} onClick={() => setChanging(true)}>
              {say(w.next)}
            </Button>
          ) : null}
          {state === 'toCheck' && !isChanging ? (
            <>
              <Button variant="default" size="sm" aria-label={say(w.replaceOf, { name })} onClick={() => setChanging(true)}>
                {say(w.replace)}
              </Button>
              <Button
                variant="subtle"
                size="sm"
                aria-label={say(w.withdrawOf, { name })}
                onClick={() => void runAction(() => withdrawOwnPaper(id), say(w.withdrawn, { name }))}
              >
                {say(w.withdraw)}
              </Button>
            </>
          ) : null}
        </Group>
      </Group>
      <RequestDetails paper={paper} />
      {reason ? (
        <Text size="sm" c="red" role="alert">
          {say(w.refused, { reason })} {say(w.again)}
        </Text>
      ) : null}
      {isChanging && follows ? (
        <DayInput
          label={say(w.nextUntil)}
          min={tomorrow}
          maw={220}
          withAsterisk
          value={until || null}
          onAnswer={(day) => setUntil(day ?? '')}
        />
      ) : null}
      {isAwaited(state) || (isChanging && (!follows || until >= tomorrow)) ? (
        <FileField
          label={w.file}
          hasPages
          accept={paperUpload.accept}
          maxBytes={paperUpload.maxBytes}
          value={null}
          onChange={() => undefined}
          resumable={resumableAt(`own paper ${id}`)}
          upload={async (file, transfer) => {
            await depositOwnPaper(id, follows ? until : undefined, file, transfer)
            toast.success(say(w.deposited, { name }))
            setChanging(false)
            return { id, name: file.name }
          }}
        />
      ) : null}
      {isSensitive(kind) ? (
        <Text size="xs" c="dimmed">
          {say(w.sensitive)}
        </Text>
      ) : null}
    </Stack>
  )
}

/** By whom, for what and by when. */
function RequestDetails({ paper: { why, requested_by, event_title, due_on, state } }: { paper: OwnPaper }) {
  const { say, zone, locale } = useLanguage()
  const today = dayInZone(useNow(), zone)
  const isLate = due_on !== null && isAwaited(state) && due_on < today
  const said = [
    requested_by ? say(w.requestedBy, { name: requested_by }) : '',
    event_title ? say(w.forEvent, { title: event_title }) : '',
    due_on && isAwaited(state) && !isLate ? say(w.dueOn, { day: formatDate(due_on, locale) }) : '',
  ].filter(Boolean)
  return (
    <>
      {why ? <Text size="sm">{why}</Text> : null}
      {said.length > 0 ? (
        <Text size="sm" c="dimmed">
          {said.join(' · ')}
        </Text>
      ) : null}
      {isLate && due_on ? (
        <Text size="sm" c="red">
          {say(w.lateSince, { day: formatDate(due_on, locale) })}
        </Text>
      ) : null}
    </>
  )
}
