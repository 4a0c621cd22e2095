import type { OwnAgreement, SigninAgreement } from '@kxo/domain/signatures/agreement'
import { mentionWords, organiserWords } from '@kxo/domain/signatures/agreement-legal'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Alert, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { fetchAgreement } from '../api.ts'
import { drawUpContract, ownAgreementQuery } from '../own-api.ts'
import { AgreementText } from './agreement-text.tsx'
import { SignPanel } from './sign-panel.tsx'
import { SigningFacts } from './signing-facts.tsx'
import { standingOf } from './standing.ts'

/** Milliseconds between two looks at a contract that is being printed. */
const printing = 1500

/** The contract of who pays their own training, drawn up as one arrives, read and signed on the spot (FOR-10). */
export default function ContractStep({ registration }: { registration: number }) {
  const { say } = useLanguage()
  const drawing = useAction({ mutationFn: () => drawUpContract(registration), showsFailure: true })
  const { mutate } = drawing
  useEffect(() => mutate(), [mutate])
  if (drawing.error) return <Failed error={drawing.error} onRetry={() => mutate()} />
  if (!drawing.data) return <Loading lines={8} />
  const { contract, lacking } = drawing.data
  return (
    <Stack gap="lg">
      <Text>{say(w.ownContract)}</Text>
      {contract === null ? <Awaited lacking={lacking} /> : <ToSign id={contract} />}
    </Stack>
  )
}

/** What the organisation is still to do, in the words of who waits for it. */
function Awaited({ lacking }: { lacking: SigninAgreement['lacking'] }) {
  const { say } = useLanguage()
  const names = lacking.map((key) => say({ ...mentionWords, ...organiserWords }[key]))
  return (
    <Alert color="orange" role="status">
      {names.length > 0 ? <Text inherit>{say(w.organiserLacks, { items: names.join('\u202F; ') })}</Text> : null}
      <Text inherit>{say(names.length > 0 ? w.organiserKnows : w.organiserFinishes)}</Text>
    </Alert>
  )
}

function ToSign({ id }: { id: number }) {
  const agreement = useQuery({
    ...ownAgreementQuery(id),
    refetchInterval: ({ state }) => (state.data && state.data.sha256 === null ? printing : false),
  })
  return (
    <Answered of={agreement} lines={8}>
      {(read) => <Read agreement={read} />}
    </Answered>
  )
}

function Read({ agreement }: { agreement: OwnAgreement }) {
  const language = useLanguage()
  const { say } = language
  const { id, is_turn, sha256, revision, fallen } = agreement
  const saving = useAction({ mutationFn: () => fetchAgreement(id), onSuccess: ({ blob, name }) => saveFile(blob, name) })
  const standing = standingOf(agreement, language)
  return (
    <>
      {standing ? (
        <Alert color="blue" role="status">
          {standing}
        </Alert>
      ) : null}
      {fallen > 0 && is_turn ? (
        <Alert color="orange" role="status">
          {say(w.changedAgain)}
        </Alert>
      ) : null}
      <SigningFacts agreement={agreement} />
      <AgreementText agreement={agreement} />
      <Group gap="xs">
        <Button variant="default" style={{ minHeight: 44 }} loading={saving.isPending} onClick={() => saving.mutate()}>
          {say(w.download)}
        </Button>
      </Group>
      {is_turn && sha256 !== null ? <SignPanel key={revision} agreement={agreement} /> : null}
    </>
  )
}
