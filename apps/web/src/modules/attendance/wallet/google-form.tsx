import { walletContract as contract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { Alert, FileInput, Stack, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { base64Of, keyFault } from './key-file.ts'

/** Uploads the key of the service account that signs Google links. */
export function GoogleForm({ issuer: known, onSaved }: { issuer: string; onSaved: () => void }) {
  const { say } = useLanguage()
  const [issuer, setIssuer] = useState(known)
  const [account, setAccount] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const fault = keyFault(account)
  const save = useAction({
    mutationFn: async () => call(contract.setGoogleKeys, { body: { issuer, account: await base64Of(account!) } }),
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
        if (!fault) save.mutate()
      }}
    >
      <TextInput
        label={say(w.issuer)}
        value={issuer}
        onChange={(event) => setIssuer(event.currentTarget.value)}
        inputMode="numeric"
        required
      />
      <FileInput
        leftSection={<IconUpload size={16} aria-hidden />}
        placeholder={say(w.pickFile)}
        label={say(w.account)}
        accept=".json,application/json"
        value={account}
        onChange={setAccount}
        error={isTried && fault ? say(fault) : undefined}
        clearable
        required
        withAsterisk
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
