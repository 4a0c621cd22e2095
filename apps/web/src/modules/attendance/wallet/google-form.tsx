import { walletContract as contract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { base64Of, keyFault } from './key-file.ts'
import { KeyFile, KeyForm } from './key-form.tsx'

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
    <KeyForm
      save={save}
      onSubmit={() => {
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
      <KeyFile
        label={say(w.account)}
        accept=".json,application/json"
        value={account}
        onChange={setAccount}
        error={isTried && fault ? say(fault) : undefined}
        required
        withAsterisk
      />
    </KeyForm>
  )
}
