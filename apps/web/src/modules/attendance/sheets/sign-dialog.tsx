import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { proofWords } from '@kxo/domain/attendance/proving/proof-words'
import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Alert, Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Signature, SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { sendSigningCode } from '../api.ts'
import { useSigning } from '../signing/use-signing.ts'
import { CodeToSign } from './code-to-sign.tsx'
import { slotTimes } from './slot-times.ts'

type SignDialogProps = {
  event: number
  slot: number
  as: 'participant' | 'partner'
  title: string
  start_at: Date
  end_at: Date
  /** Whether the code shown on site is asked, and the one scanned with the address. */
  needsCode?: boolean
  /** How it may be sent to the person. */
  codeChannels?: readonly CodeChannel[] | undefined
  scannedCode?: string | undefined
  /** Shows what signing is, and records nothing. */
  isTrial?: boolean
  onClose: () => void
}

/** Signs one half-day: what is signed in full, the consent, a finger or one's name (block SIGN). */
export function SignDialog(props: SignDialogProps) {
  const {
    event,
    slot,
    as,
    title,
    start_at,
    end_at,
    needsCode = false,
    codeChannels = [],
    scannedCode = '',
    isTrial = false,
    onClose,
  } = props
  const language = useLanguage()
  const text = useText()
  const [signature, setSignature] = useState<Signature | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const [code, setCode] = useState(scannedCode)
  const sign = useSigning()
  const signing = useAction({
    networkMode: 'always',
    mutationFn: async (signature: Signature) =>
      isTrial ? ('tried' as const) : sign({ event, slot, as, registration: null, code: code.trim() || null }, signature),
    onSuccess: (done) => {
      toast.success(done === 'tried' ? proofWords.triedOut : done === 'signed' ? w.signed : queuedWords.signedOffline)
      onClose()
    },
    showsFailure: true,
  })
  const { day, half, hours } = slotTimes({ start_at, end_at }, language)
  const failure = signing.error ? text(failureOf(signing.error).sentence) : isEmpty ? language.say(w.emptyDrawing) : null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.signHalfDay}
      closeOnClickOutside={false}
      acts={
        <Button loading={signing.isPending} fullWidth onClick={() => (signature ? signing.mutate(signature) : setEmpty(true))}>
          {language.say(w.sign)}
        </Button>
      }
    >
      <Stack gap="md">
        {isTrial ? (
          <Alert color="blue" role="status">
            {language.say(proofWords.tryOutNotice)}
          </Alert>
        ) : null}
        <Flex component="p" direction="column" gap={2}>
          <strong>{title}</strong>
          <span>
            {day} · {half} · {hours}
          </span>
        </Flex>
        <Text p="sm" bdrs={8} bg="var(--k-subtle)" fz="md" lh={1.5}>
          {language.say(as === 'partner' ? w.partnerConsent : w.consent)}
        </Text>
        {needsCode || scannedCode ? (
          <CodeToSign send={(by) => sendSigningCode(slot, by)} channels={codeChannels} value={code} onChange={setCode} />
        ) : null}
        <SignaturePad
          onChange={(drawn) => {
            setSignature(drawn)
            setEmpty(false)
          }}
        />
        {failure ? (
          <Text c="red" inherit role="alert">
            {failure}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
