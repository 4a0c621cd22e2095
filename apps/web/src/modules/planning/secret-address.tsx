import { planningWords as w } from '@kxo/domain/planning/words'
import { Code, Group, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { copyText } from '../../ui/display/copy-text.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

type SecretAddressProps = {
  /** The address that answers now, which is told no more; undefined without one. */
  former: { created_at: Date; read_at: Date | null } | null | undefined
  /** What else is known of it. */
  note?: string
  make: () => Promise<{ address: string }>
  revoke: () => Promise<unknown>
  /** What is chosen before one is made. */
  choices?: ReactNode
  /** What opens the new one, beside what copies it. */
  opens?: (address: string) => ReactNode
}

/** Makes, shows once, copies and revokes an address that opens without an account. */
export function SecretAddress({ former, note, make, revoke, choices, opens }: SecretAddressProps) {
  const { say } = useLanguage()
  const [address, setAddress] = useState<string | null>(null)
  const shown = useRef<HTMLElement>(null)
  const makeOne = () => runAction(async () => setAddress((await make()).address))
  const revokeIt = () =>
    runAction(async () => {
      await revoke()
      setAddress(null)
      toast.success(w.feedRevoked)
    })
  const copy = async (): Promise<void> => {
    if (await copyText(address ?? '', shown.current)) toast.success(w.copied)
  }
  return (
    <>
      {address ? (
        <>
          <Code ref={shown} block aria-label={say(w.feedAddress)}>
            {address}
          </Code>
          <Text fz="sm">{say(w.feedOnce)}</Text>
        </>
      ) : (
        <>
          {former ? (
            <Text fz="sm" c="dimmed">
              {[
                say(w.feedSince, { day: former.created_at }),
                ...(note ? [note] : []),
                former.read_at ? say(w.feedRead, { day: former.read_at }) : say(w.feedNever),
                say(w.feedRenewHelp),
              ].join(' ')}
            </Text>
          ) : null}
          {choices}
        </>
      )}
      <Group justify="flex-end">
        {former ? (
          <Button variant="default" onClick={() => void revokeIt()}>
            {say(w.feedRevoke)}
          </Button>
        ) : null}
        {address ? (
          <>
            {opens?.(address)}
            <Button onClick={() => void copy()}>{say(w.copy)}</Button>
          </>
        ) : (
          <Button onClick={() => void makeOne()}>{say(former ? w.feedRenew : w.feedMake)}</Button>
        )}
      </Group>
    </>
  )
}
