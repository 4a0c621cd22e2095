import { fillPath } from '@kxo/domain/kernel/contract'
import { chatbotWords as w } from '@kxo/domain/tenants/appearance/chatbot-words'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { ActionIcon, Box, CloseButton, Group } from '@mantine/core'
import { IconMessageChatbot } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The tenant's chat assistant, on the paths that hold `admin` and nowhere else: loaded when first opened, gone elsewhere. */
export default function Chatbot() {
  const { pathname } = useLocation()
  return pathname.includes('admin') ? <Assistant /> : null
}

function Assistant() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [isOpened, setIsOpened] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setIsOpened(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!isOpened) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setIsOpened(false)
      opener.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpened])
  return (
    <>
      <ActionIcon
        ref={opener}
        aria-label={say(w.assistant)}
        title={say(w.assistant)}
        aria-expanded={isOpened}
        onClick={() => {
          setIsOpened(!isOpened)
          setIsLoaded(true)
        }}
      >
        <IconMessageChatbot size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {isLoaded ? (
        // Kept while closed: the conversation goes on.
        <Panel
          component="section"
          pos="fixed"
          bottom={16}
          right={16}
          w="min(400px, calc(100vw - 32px))"
          h="min(600px, calc(100dvh - 92px))"
          style={{ zIndex: 115, overflow: 'hidden', boxShadow: 'var(--k-shadow)' }}
          hidden={!isOpened}
          aria-label={say(w.assistant)}
        >
          <Group gap={0} wrap="nowrap" justify="space-between" pt={4} pb={4} pe={4} ps="md" fw={600} className="line-below">
            <span>{say(w.assistant)}</span>
            <CloseButton aria-label={say(w.close)} onClick={close} />
          </Group>
          <Box
            component="iframe"
            w="100%"
            h="100%"
            bd={0}
            bg="#fff"
            title={say(w.assistant)}
            src={`/api${fillPath(tenantsContract.chatbot.path, { client: tenant.name })}`}
          />
        </Panel>
      ) : null}
    </>
  )
}
