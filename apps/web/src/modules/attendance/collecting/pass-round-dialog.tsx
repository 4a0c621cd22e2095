import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Signature, SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useSigning, useWaitingSignatures } from '../signing/use-signing.ts'

type Person = Sheet['people'][number]
type PassRoundProps = { event: number; slot: number; index: number; when: string; people: readonly Person[]; onClose: () => void }

/** One device passed round: the names, one person signs, back to the names; nobody sees what another drew. */
export function PassRoundDialog({ event, slot, index, when, people, onClose }: PassRoundProps) {
  const { say } = useLanguage()
  const [person, setPerson] = useState<Person | null>(null)
  const queued = new Set(useWaitingSignatures().map(({ signature }) => `${signature.slot} ${signature.registration}`))
  const toSign = people.filter(
    ({ marks, registration }) =>
      marks[index]?.signed_at === null && marks[index]?.state === 'open' && !queued.has(`${slot} ${registration}`),
  )
  return (
    <Modal
      opened
      fullScreen
      attributes={{ header: { role: 'none' } }}
      onClose={onClose}
      title={`${say(w.passRound)} · ${when}`}
      closeButtonProps={{ 'aria-label': say(w.close) }}
    >
      {person ? (
        <OnePerson key={person.registration} event={event} slot={slot} person={person} onDone={() => setPerson(null)} />
      ) : toSign.length === 0 ? (
        <Text role="status">{say(w.everybodySigned)}</Text>
      ) : (
        <Stack>
          <Text c="dimmed">{say(w.passRoundHelp)}</Text>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {toSign.map((one) => (
              <Button key={one.registration} variant="default" onClick={() => setPerson(one)}>
                {one.name}
              </Button>
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </Modal>
  )
}

function OnePerson({ event, slot, person, onDone }: { event: number; slot: number; person: Person; onDone: () => void }) {
  const { say } = useLanguage()
  const text = useText()
  const [signature, setSignature] = useState<Signature | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const sign = useSigning()
  const signing = useAction({
    networkMode: 'always',
    mutationFn: (signature: Signature) =>
      sign({ event, slot, as: 'participant', registration: person.registration, code: null }, signature),
    onSuccess: (done) => {
      toast.success(done === 'signed' ? w.signed : queuedWords.signedOffline)
      onDone()
    },
    showsFailure: true,
  })
  const failure = signing.error ? text(failureOf(signing.error).sentence) : isEmpty ? say(w.emptyDrawing) : null
  return (
    <Stack maw={720} mx="auto">
      <Text fw={600} size="xl">
        {person.name}
      </Text>
      <Text>{say(w.consent)}</Text>
      <SignaturePad
        onChange={(drawn) => {
          setSignature(drawn)
          setEmpty(false)
        }}
      />
      {failure ? (
        <Text c="var(--k-danger)" fz="sm" role="alert">
          {failure}
        </Text>
      ) : null}
      <Button loading={signing.isPending} onClick={() => (signature ? signing.mutate(signature) : setEmpty(true))}>
        {say(w.sign)}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {say(w.backToNames)}
      </Button>
    </Stack>
  )
}
