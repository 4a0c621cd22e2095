import { walletContract as contract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { base64Of, keyFault } from './key-file.ts'
import { KeyFile, KeyForm } from './key-form.tsx'

/** Uploads the certificate that signs Apple passes; the server says in words what is wrong with it. */
export function AppleForm({ onSaved }: { onSaved: () => void }) {
  const { say } = useLanguage()
  const [certificate, setCertificate] = useState<File | null>(null)
  const [intermediate, setIntermediate] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const fault = keyFault(certificate)
  const chainFault = intermediate && keyFault(intermediate)
  const save = useAction({
    mutationFn: async () =>
      call(contract.setAppleKeys, {
        body: {
          certificate: await base64Of(certificate!),
          password,
          intermediate: intermediate && (await base64Of(intermediate)),
        },
      }),
    onSuccess: onSaved,
    showsFailure: true,
  })
  return (
    <KeyForm
      save={save}
      onSubmit={() => {
        setTried(true)
        if (!fault && !chainFault) save.mutate()
      }}
    >
      <KeyFile
        label={say(w.certificate)}
        accept=".p12,.pfx,application/x-pkcs12"
        value={certificate}
        onChange={setCertificate}
        error={isTried && fault ? say(fault) : undefined}
        required
        withAsterisk
      />
      <PasswordInput
        label={say(w.password)}
        value={password}
        autoComplete="off"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <KeyFile
        label={say(w.intermediate)}
        description={say(w.intermediateHelp)}
        accept=".cer,.crt,.pem,.der"
        value={intermediate}
        onChange={setIntermediate}
        error={chainFault ? say(chainFault) : undefined}
      />
    </KeyForm>
  )
}
