import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Checkbox, FileInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { attachPaper } from '../api.ts'

type PaperDialogProps = { slot: number; index: number; when: string; people: Sheet['people']; onClose: () => void }

/** The scan of a paper sheet, and the people whose hand it shows. */
export function PaperDialog({ slot, index, when, people, onClose }: PaperDialogProps) {
  const { say } = useLanguage()
  const text = useText()
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  const unsigned = people.filter(({ marks }) => marks[index]?.signed_at === null && marks[index]?.state !== 'regularised')
  const attaching = useAction({
    mutationFn: (scan: File) => attachPaper(slot, chosen.map(Number), scan),
    onSuccess: ({ count }) => {
      toast.success(say(w.paperAttached, { n: count }))
      onClose()
    },
    showsFailure: true,
  })
  const failure = attaching.error ? text(failureOf(attaching.error).sentence) : isMissing ? say(w.paperNeeds) : null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.attachPaper}
      acts={
        <Button
          loading={attaching.isPending}
          onClick={() => {
            setMissing(!file || chosen.length === 0)
            if (file && chosen.length > 0) attaching.mutate(file)
          }}
        >
          {say(w.save)}
        </Button>
      }
    >
      <Stack>
        <p>{when}</p>
        <FileInput
          label={say(w.paperFile)}
          accept={attendanceContract.attachPaper.upload.accept.join(',')}
          value={file}
          onChange={setFile}
        />
        {unsigned.length === 0 ? (
          <p role="status">{say(w.everybodySigned)}</p>
        ) : (
          <Checkbox.Group label={say(w.paperSigned)} value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {unsigned.map(({ registration, name }) => (
                <Checkbox key={registration} value={String(registration)} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {failure ? (
          <Text c="var(--k-danger)" fz="sm" role="alert">
            {failure}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
