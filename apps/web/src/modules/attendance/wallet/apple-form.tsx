import { walletContract as contract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { Alert, FileInput, PasswordInput, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { base64Of, keyFault } from './key-file.ts'

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
    <Stack
      component="form"
      gap="sm"
      align="stretch"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!fault && !chainFault) save.mutate()
      }}
    >
      <FileInput
        leftSection={<IconUpload size={16} aria-hidden />}
        placeholder={say(w.pickFile)}
        label={say(w.certificate)}
        accept=".p12,.pfx,application/x-pkcs12"
        value={certificate}
        onChange={setCertificate}
        error={isTried && fault ? say(fault) : undefined}
        clearable
        required
        withAsterisk
      />
      <PasswordInput
        label={say(w.password)}
        value={password}
        autoComplete="off"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <FileInput
        leftSection={<IconUpload size={16} aria-hidden />}
        placeholder={say(w.pickFile)}
        label={say(w.intermediate)}
        description={say(w.intermediateHelp)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        accept=".cer,.crt,.pem,.der"
        value={intermediate}
        onChange={setIntermediate}
        error={chainFault ? say(chainFault) : undefined}
        clearable
      />
      {save.error ? (
        <Alert color="red" variant="light" role="alert">
          {save.error.message}
        </Alert>
      ) : null}
      <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
        {say(w.save)}
      </Button>
    </Stack>
  )
}
