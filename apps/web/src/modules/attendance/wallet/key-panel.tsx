import type { KeyState, Wallet } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletContract as contract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Alert, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { FactList } from '../../../ui/display/fact-list.tsx'
import type { Fact } from '../../../ui/display/fact-panel.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'

const tones: Readonly<Record<KeyState, Tone>> = { ready: 'success', expiring: 'warning', expired: 'danger', unreadable: 'danger' }
const warnings: Readonly<Partial<Record<KeyState, Sentence>>> = {
  expiring: w.expiringHelp,
  expired: w.expiredHelp,
  unreadable: w.unreadableHelp,
}

type KeyPanelProps = {
  wallet: Wallet
  title: Sentence
  help: Sentence
  state: KeyState | undefined
  facts: readonly Fact[]
  /** The form that sets the keys; it calls `onSaved`. */
  form: (onSaved: () => void) => ReactNode
}

/** The keys of one wallet: what they are worth, how to set, replace and remove them. */
export function KeyPanel({ wallet, title, help, state, facts, form }: KeyPanelProps) {
  const { say } = useLanguage()
  const [isReplacing, setReplacing] = useState(false)
  const name = say(title)
  const remove = useAction({
    mutationFn: () => call(contract.removeWalletKeys, { params: { wallet } }),
    onSuccess: () => toast.success(say(w.removed)),
  })
  const askRemoval = async (): Promise<void> => {
    const words = { title: say(w.removeTitle, { wallet: name }), message: say(w.removeHelp, { wallet: name }), act: say(w.remove) }
    if (await confirm({ ...words, tone: 'danger' })) remove.mutate()
  }
  const warning = state && warnings[state]
  return (
    <Panel component="section" p={20} aria-label={name}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} fz="lg" fw={600}>
            {name}
          </Title>
          {state ? <Badge tone={tones[state]}>{w[state]}</Badge> : null}
        </Group>
        <Text c="dimmed" fz="sm">
          {say(help)}
        </Text>
        {warning ? (
          <Alert color={tones[state!] === 'warning' ? 'yellow' : 'red'} variant="light">
            {say(warning)}
          </Alert>
        ) : null}
        {facts.length > 0 ? <FactList facts={facts} /> : null}
        {state && !isReplacing ? (
          <Group gap="xs">
            <Button variant="default" onClick={() => setReplacing(true)}>
              {say(w.replace)}
            </Button>
            <Button variant="subtle" loading={remove.isPending} onClick={() => void askRemoval()}>
              {say(w.remove)}
            </Button>
          </Group>
        ) : (
          form(() => {
            setReplacing(false)
            toast.success(say(w.saved))
          })
        )}
      </Stack>
    </Panel>
  )
}
