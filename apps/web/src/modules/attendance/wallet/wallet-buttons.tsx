import type { Wallet } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { Button, Group } from '@mantine/core'
import { IconBrandAndroid, IconBrandApple } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const marks = { apple: IconBrandApple, google: IconBrandAndroid }
const labels = { apple: w.addToApple, google: w.addToGoogle }

/** The wallet of this device; a computer may serve either phone. */
const walletHere = (): Wallet | undefined =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'apple' : /Android/.test(navigator.userAgent) ? 'google' : undefined

/** Puts a ticket in the wallet of the phone; nothing for an organisation without keys. */
export function WalletButtons({ wallet }: { wallet: Readonly<Record<Wallet, string | null>> }) {
  const { say } = useLanguage()
  const here = walletHere()
  const fitting = here && wallet[here] ? [here] : (['apple', 'google'] as const)
  const offered = fitting.flatMap((name) => (wallet[name] ? [{ name, url: wallet[name], Mark: marks[name] }] : []))
  if (offered.length === 0) return null
  return (
    <Group gap="xs">
      {offered.map(({ name, url, Mark }) => (
        <Button key={name} component="a" href={url} size="md" variant="default" leftSection={<Mark size={18} aria-hidden />}>
          {say(labels[name])}
        </Button>
      ))}
    </Group>
  )
}
