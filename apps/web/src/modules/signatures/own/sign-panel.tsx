import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { consentWords } from '@kxo/domain/signatures/agreement-legal'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Signature, SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { CodeToSign } from '../../attendance/index.ts'
import { ownAgreementQuery, sendAgreementCode, signAgreement } from '../own-api.ts'

/** The consent, a finger or one’s name, and the act; what one has not read is not signed. */
export function SignPanel({ agreement, onRefuse }: { agreement: OwnAgreement; onRefuse?: () => void }) {
  const { say } = useLanguage()
  const text = useText()
  const title = useId()
  const queries = useQueryClient()
  const { id, revision, codes } = agreement
  const [hasRead, setRead] = useState(false)
  const [signature, setSignature] = useState<Signature | null>(null)
  const [code, setCode] = useState('')
  const [lack, setLack] = useState<'readFirst' | 'emptySignature' | 'codeMissing' | null>(null)
  const signing = useAction({
    mutationFn: (made: Signature) => signAgreement(id, revision, made, codes.length > 0 ? code : undefined),
    onSuccess: (signed) => {
      queries.setQueryData(ownAgreementQuery(id).queryKey, signed)
      toast.success(signed.status === 'signed' ? w.signedByAll : w.signedThanks)
    },
    showsFailure: true,
  })
  const send = (): void => {
    const isCodeMissing = codes.length > 0 && code.trim() === ''
    const missing = !hasRead ? 'readFirst' : !signature ? 'emptySignature' : isCodeMissing ? 'codeMissing' : null
    setLack(missing)
    if (missing === null && signature) signing.mutate(signature)
  }
  const failure = lack ? say(w[lack]) : signing.error ? text(failureOf(signing.error).sentence) : null
  return (
    <PanelSection aria-labelledby={title}>
      <Title order={2} id={title} size="h4" mb="sm">
        {say(w.sign)}
      </Title>
      <Stack gap="md">
        <Text p="sm" bdrs={8} bg="var(--k-subtle)" lh={1.5}>
          {say(consentWords.consent)}
        </Text>
        <Checkbox checked={hasRead} onChange={(event) => setRead(event.currentTarget.checked)} label={say(w.hasRead)} />
        <SignaturePad onChange={setSignature} />
        {codes.length > 0 ? (
          <>
            <Text>{say(w.codeHelp)}</Text>
            <CodeToSign send={(by) => sendAgreementCode(id, by)} channels={codes.map(({ by }) => by)} value={code} onChange={setCode} />
          </>
        ) : null}
        {failure ? (
          <Text c="red" inherit role="alert">
            {failure}
          </Text>
        ) : null}
        <Group gap="xs">
          <Button style={{ minHeight: 44, flexGrow: 1 }} loading={signing.isPending} onClick={send}>
            {say(w.sign)}
          </Button>
          {onRefuse ? (
            <Button variant="default" style={{ minHeight: 44 }} aria-haspopup="dialog" onClick={onRefuse}>
              {say(w.refuse)}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </PanelSection>
  )
}
