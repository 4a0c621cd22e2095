import { formatDateTime } from '@kxo/domain/kernel/dates'
import { registrationDetailContract as contract, type RegistrationDetail } from '@kxo/domain/registrations/detail/detail-contract'
import { detailWords as w } from '@kxo/domain/registrations/detail/detail-words'
import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type NotesProps = Pick<RegistrationDetail, 'id' | 'notes'> & { mayWrite: boolean }

/** What the team writes about a registration, for itself. */
export function TeamNotes({ id, notes, mayWrite }: NotesProps) {
  const { say, locale, zone } = useLanguage()
  const [typed, setTyped] = useState('')
  const adding = useAction({
    mutationFn: (note: string) => call(contract.addNote, { params: { id }, body: { note } }),
    onSuccess: () => {
      setTyped('')
      toast.success(w.noted)
    },
  })
  return (
    <Stack gap={6}>
      {mayWrite ? (
        <>
          <Textarea
            label={say(w.note)}
            description={say(w.noteHelp)}
            rows={2}
            resize="vertical"
            maxLength={2000}
            value={typed}
            onChange={(change) => setTyped(change.currentTarget.value)}
          />
          <div>
            <Button
              size="sm"
              variant="default"
              disabled={typed.trim() === ''}
              loading={adding.isPending}
              onClick={() => adding.mutate(typed.trim())}
            >
              {say(w.addNote)}
            </Button>
          </div>
        </>
      ) : null}
      {notes.map(({ id: key, note, score, by_name, at }) => (
        <div key={key}>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {note}
          </Text>
          <Text size="xs" c="dimmed">
            {[score === null ? null : say(w.scored, { n: score }), by_name, formatDateTime(at, locale, { zone })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
