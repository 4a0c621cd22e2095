import { Group, Modal as KitModal } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '../display/button.tsx'
import { Loading } from '../feedback/states.tsx'
import { giveFirstFocus } from '../form/first-focus.ts'
import { UnsavedInDialog } from '../form/unsaved.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import Kit from '../theme/kit.tsx'
import style from './modal.module.css'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

export type ModalProps = {
  onClose: () => void
  title: TextOrSentence
  /** In pixels; the kit’s own width unless said. */
  width?: 600 | 800 | 1200
  children: ReactNode
  /** A way out at the foot, before the acts: « Annuler », or what it is called. */
  cancel?: TextOrSentence | boolean
  /** Acts at the foot, the main one last. */
  acts?: ReactNode
  closeOnClickOutside?: boolean
  /** What is typed here is worth nothing once closed: closing asks nothing. */
  isDisposable?: boolean
}

/** The dialog itself. */
export default function Modal({
  onClose,
  title,
  width = 600,
  children,
  cancel,
  acts,
  closeOnClickOutside = true,
  isDisposable,
}: ModalProps) {
  const { say } = useLanguage()
  const text = useText()
  const [inside, setInside] = useState<HTMLElement | null>(null)
  const { unsaved, close } = useUnsavedGuard(inside, onClose)
  useRestoredFocus()
  useEffect(() => (inside ? giveFirstFocus(inside) : undefined), [inside])
  return (
    <Kit>
      <KitModal
        opened
        onClose={isDisposable ? onClose : () => void close()}
        title={text(title)}
        size={width}
        centered
        radius="lg"
        padding="lg"
        closeOnClickOutside={closeOnClickOutside}
        closeButtonProps={{ 'aria-label': say(uiWords.close) }}
        attributes={{ header: { role: 'none' } }}
        overlayProps={{ backgroundOpacity: 0.45 }}
        classNames={{ title: style['title'], content: style['content'], header: style['header'] }}
      >
        <Suspense fallback={<Loading lines={3} />}>
          <div ref={setInside}>
            <UnsavedInDialog value={unsaved}>{children}</UnsavedInDialog>
            {acts || cancel ? (
              <Group gap="xs" align="stretch" justify="flex-end" mt="lg" data-acts>
                {cancel ? (
                  <Button variant="default" onClick={onClose}>
                    {cancel === true ? say(uiWords.cancel) : text(cancel)}
                  </Button>
                ) : null}
                {acts}
              </Group>
            ) : null}
          </div>
        </Suspense>
      </KitModal>
    </Kit>
  )
}

/** Gives the focus back to what opened the dialog, unless it went elsewhere: the kit does so only for a dialog it closes itself, ours is taken away. */
function useRestoredFocus(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
}
