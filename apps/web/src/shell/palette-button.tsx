import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { useLanguage } from '../ui/i18n/language.tsx'

const Palette = lazy(() => import('./palette.tsx'))

/** Opens the command palette, by a touch or by Ctrl/⌘ K. */
export function PaletteButton() {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpened((was) => !was)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <ActionIcon
        aria-label={say(frameWords.search)}
        title={say(frameWords.searchKeys)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {opened ? (
        <Suspense>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
