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
  const { actor } = useViewer()
  const [refusing, setRefusing] = useState<Listed | null>(null)
  const deciding = useAction({ mutationFn: decideNotice })
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
  const isWaiting = ({ notice }: Listed): boolean => notice.status === 'waiting'
  const sorted = [...listed.filter(isWaiting), ...listed.filter((one) => !isWaiting(one))]
  return (
    <Panel component="section" p="md" gap="sm" mb="md" aria-labelledby="attendance-notices">
      <Group justify="space-between" gap="xs">
        <Title order={2} id="attendance-notices" size="h4">
          {say(w.listTitle)}
        </Title>
        <Text size="sm" c="dimmed">
          {say(w.toReview, { n: listed.filter(isWaiting).length })}
        </Text>
      </Group>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {sorted.map((one) => {
          const { notice, name, when } = one
          const isGoing = deciding.isPending && deciding.variables.notice === notice.id
          return (
            <Group component="li" key={notice.id} justify="space-between" gap="xs">
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
                {[notice.decision_reason, notice.has_proof && !may.readNoticeProof(actor, { user_id: null }) ? say(w.hasProof) : null]
                  .filter(Boolean)
                  .map((line) => (
                    <Text key={line} size="sm" c="dimmed">
                      {line}
                    </Text>
                  ))}
              </Stack>
              <Group gap="xs">
                {notice.has_proof && may.readNoticeProof(actor, { user_id: null }) ? (
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={say(w.openProofOf, { name })}
                    onClick={() => void runAction(() => openProof(notice.id))}
                  >
                    {say(w.openProof)}
                  </Button>
                ) : null}
                {may.decideNotice(actor) && notice.status !== 'excused' ? (
                  <Button
                    size="sm"
                    loading={isGoing}
                    aria-label={say(w.excuseOf, { name, when })}
                    onClick={() => deciding.mutate({ notice: notice.id, is_excused: true, reason: '' })}
                  >
                    {say(w.excuse)}
                  </Button>
                ) : null}
                {may.decideNotice(actor) && notice.status !== 'refused' ? (
                  <Button
                    size="sm"
                    variant="default"
                    disabled={isGoing}
                    aria-haspopup="dialog"
                    aria-label={say(w.refuseOf, { name, when })}
                    onClick={() => setRefusing(one)}
                  >
                    {say(w.refuse)}
                  </Button>
                ) : null}
              </Group>
            </Group>
          )
        })}
      </Stack>
      {refusing ? <RefuseDialog {...refusing} onClose={() => setRefusing(null)} /> : null}
    </Panel>
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
