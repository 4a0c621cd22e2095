import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { MenuBeside, useBeside } from '../ui/overlay/beside.tsx'
import { onDemand } from '../ui/overlay/on-demand.tsx'
import style from './header.module.css'

const AccountItems = onDemand(async () => (await import('./account-items.tsx')).AccountItems)

/** What concerns the person and no page, under their name. */
export function AccountMenu({ name, children }: { name: string; children: ReactNode }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { button, place } = useBeside('menu', useState(false))
  return (
    <>
      <UnstyledButton {...button} className={style['account']} aria-label={say(frameWords.account, { name })} data-account>
        {actor.profile === 'REC' ? null : <IconUserCircle size={26} stroke={1.5} className={style['face']} aria-hidden="true" />}
        <Text span fz="sm" fw={600} truncate className={style['name']}>
          {name}
        </Text>
        <IconChevronDown size={16} className={style['face']} aria-hidden="true" />
      </UnstyledButton>
      <MenuBeside {...place} withinPortal={false} offset={22} miw={220}>
        <AccountItems>{children}</AccountItems>
      </MenuBeside>
    </>
  )
}
