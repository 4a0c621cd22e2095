import { noticeInWords, noticeStatus } from '@kxo/domain/attendance/notices/notice'
import { type AttendanceNotice, noticeEndpoints } from '@kxo/domain/attendance/notices/notice-contract'
import { noticeWords as w } from '@kxo/domain/attendance/notices/notice-words'
import { may } from '@kxo/domain/attendance/permissions'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { absenceReasonWords } from '@kxo/domain/registrations/absences/absence-reason-words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { slotTimes } from '../sheets/slot-times.ts'
import { decideNotice, openProof } from './notices-api.ts'

type Listed = { notice: AttendanceNotice; name: string; when: string }

/** What the people of a sheet said of their latenesses and absences, what waits first; those who organise excuse them or not. */
export function NoticeList({ sheet }: { sheet: Pick<Sheet, 'notices' | 'people' | 'slots'> }) {
  const language = useLanguage()
  const { say } = language
  const whenOf = (id: number | null): string => {
    const slot = sheet.slots.find((one) => one.id === id)
    if (!slot) return say(w.wholeEvent)
    const { day, half } = slotTimes(slot, language, 'short')
    return `${day}, ${half}`
  }
  const listed = (sheet.notices ?? []).flatMap((notice): Listed[] => {
    const person = sheet.people.find(({ registration }) => registration === notice.registration)
    return person ? [{ notice, name: person.name, when: whenOf(notice.slot) }] : []
  })
  if (listed.length === 0) return null
  const waiting = listed.filter(({ notice }) => notice.status === 'waiting')
  const decided = listed.filter(({ notice }) => notice.status !== 'waiting')
  return (
    <Panel component="section" p="md" gap="sm" mb="md" aria-labelledby="attendance-notices">
      <Group justify="space-between" gap="xs">
        <Title order={2} id="attendance-notices" size="h4">
          {say(w.listTitle)}
        </Title>
        <Text size="sm" c="dimmed">
          {say(w.toReview, { n: waiting.length })}
        </Text>
      </Group>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {[...waiting, ...decided].map((one) => (
          <NoticeLine key={one.notice.id} {...one} />
        ))}
      </Stack>
    </Panel>
  )
}

function NoticeLine({ notice, name, when }: Listed) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [isRefusing, setRefusing] = useState(false)
  const excusing = useAction({ mutationFn: () => decideNotice({ notice: notice.id, is_excused: true, reason: '' }) })
  const mayOpenProof = may.readNoticeProof(actor, { user_id: null })
  const mayDecide = may.decideNotice(actor)
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Stack gap={2} flex="1 1 260px">
        <Group gap="xs">
          <Text span fw={600}>
            {name}
          </Text>
          <StatusBadge of={noticeStatus} is={notice.status} />
        </Group>
        <Text size="sm">
          {when} · {noticeInWords(notice, { say })}
        </Text>
        {notice.decision_reason ? (
          <Text size="sm" c="dimmed">
            {notice.decision_reason}
          </Text>
        ) : null}
        {notice.has_proof && !mayOpenProof ? (
          <Text size="sm" c="dimmed">
            {say(w.hasProof)}
          </Text>
        ) : null}
      </Stack>
      <Group gap="xs">
        {notice.has_proof && mayOpenProof ? (
          <Button
            variant="subtle"
            size="sm"
            aria-label={say(w.openProofOf, { name })}
            onClick={() => void runAction(() => openProof(notice.id))}
          >
            {say(w.openProof)}
          </Button>
        ) : null}
        {mayDecide && notice.status !== 'excused' ? (
          <Button size="sm" loading={excusing.isPending} aria-label={say(w.excuseOf, { name, when })} onClick={() => excusing.mutate()}>
            {say(w.excuse)}
          </Button>
        ) : null}
        {mayDecide && notice.status !== 'refused' ? (
          <Button
            size="sm"
            variant="default"
            disabled={excusing.isPending}
            aria-haspopup="dialog"
            aria-label={say(w.refuseOf, { name, when })}
            onClick={() => setRefusing(true)}
          >
            {say(w.refuse)}
          </Button>
        ) : null}
      </Group>
      {isRefusing ? <RefuseDialog notice={notice} name={name} when={when} onClose={() => setRefusing(false)} /> : null}
    </Group>
  )
}

function RefuseDialog({ notice, name, when, onClose }: Listed & { onClose: () => void }) {
  const form = useRecordForm({
    schema: noticeEndpoints.decideNotice.body,
    values: { is_excused: false, reason: '' },
    save: (body) => decideNotice({ notice: notice.id, ...body }),
    onSaved: onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={w.refuse}>
      <Text mb="md">
        {name} · {when}
      </Text>
      <Form form={form} submit={w.refuse}>
        <TextareaField name="reason" label={absenceReasonWords.detail} help={w.refuseHelp} />
      </Form>
    </Dialog>
  )
}
