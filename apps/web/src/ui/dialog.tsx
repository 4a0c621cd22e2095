import './kit.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Said, useLanguage, useText } from './language.tsx'
import { uiWords } from './words.ts'

type DialogProps = {
  opened: boolean
  onClose: () => void
  title: Said
  /** Widths fixed by the specification §9. */
  width?: 600 | 800
  children: ReactNode
  /** Acts at the foot, the main one last. */
  acts?: ReactNode
  closeOnClickOutside?: boolean
}

/** A dialog over the page: takes the focus and gives it back, closes on Escape. */
export function Dialog({ opened, onClose, title, width = 600, children, acts, closeOnClickOutside = true }: DialogProps) {
  const { say } = useLanguage()
  const text = useText()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={text(title)}
      size={width}
      centered
      radius="lg"
      closeOnClickOutside={closeOnClickOutside}
      closeButtonProps={{ 'aria-label': say(uiWords.close) }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      classNames={{ title: 'k-dialog-title', content: 'k-dialog', body: 'k-dialog-body' }}
    >
      {children}
      {acts ? <div className="k-dialog-acts">{acts}</div> : null}
    </Modal>
  )
}
