import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Agreement } from '@kxo/domain/signatures/agreement'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { type SigningPlace, signingPlace } from '@kxo/domain/signatures/kinds'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { FileInput, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { attachPaper } from '../api.ts'

/** The scan of what both sides signed by hand, the day and the place. */
export function PaperDialog({ agreement: { id }, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { say, zone } = useLanguage()
  const text = useText()
  const today = dayInZone(useNow(), zone)
  const [file, setFile] = useState<File | null>(null)
  const [day, setDay] = useState<string | null>(today)
  const [place, setPlace] = useState<SigningPlace>('onSite')
  const [isMissing, setMissing] = useState(false)
  const attaching = useAction({
    mutationFn: ({ scan, on }: { scan: File; on: string }) => attachPaper(id, { day: on, place }, scan),
    onSuccess: () => {
      toast.success(w.paperRecorded)
      onClose()
    },
    showsFailure: true,
  })
  const failure = attaching.error ? text(failureOf(attaching.error).sentence) : isMissing ? say(w.paperNeeds) : null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.paper}
      acts={
        <Button
          loading={attaching.isPending}
          onClick={() => {
            setMissing(!file || !day)
            if (file && day) attaching.mutate({ scan: file, on: day })
          }}
        >
          {say(w.save)}
        </Button>
      }
    >
      <Stack>
        <FileInput label={say(w.paperFile)} accept={contract.attachPaper.upload.accept.join(',')} value={file} onChange={setFile} />
        <DayInput label={say(w.signedAt)} value={day} onAnswer={(answer) => setDay(answer ?? null)} max={today} />
        <Radio.Group label={say(w.paperPlace)} value={place} onChange={(key) => setPlace(key as SigningPlace)}>
          <Stack gap="xs" mt="xs">
            {signingPlace.keys.map((key) => (
              <Radio key={key} value={key} label={say(signingPlace.labelOf(key))} />
            ))}
          </Stack>
        </Radio.Group>
        {failure ? (
          <Text c="var(--k-danger)" fz="sm" role="alert">
            {failure}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
