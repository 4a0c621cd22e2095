import { Modal as KitModal } from '@mantine/core'
import type { DialogProps } from './dialog.tsx'
import Kit from './kit.tsx'
import { useLanguage, useText } from './language.tsx'
import style from './modal.module.css'
import { uiWords } from './words.ts'

/** The dialog itself. */
export default function Modal({ onClose, title, width = 600, children, acts, closeOnClickOutside = true }: Omit<DialogProps, 'opened'>) {
  const { say } = useLanguage()
  const text = useText()
  return (
    <Kit>
      <KitModal
        opened
        onClose={onClose}
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
        {children}
        {acts ? <div className={style['acts']}>{acts}</div> : null}
      </KitModal>
    </Kit>
  )
}
