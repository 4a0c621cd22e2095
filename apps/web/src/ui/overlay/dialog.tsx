import { lazy, type ReactNode, Suspense } from 'react'
import type { TextOrSentence } from '../i18n/language.tsx'

const Modal = lazy(() => import('./modal.tsx'))

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: TextOrSentence
  /** In pixels; the kit’s own width unless said. */
  width?: 600 | 800
  children: ReactNode
  /** Acts at the foot, the main one last. */
  acts?: ReactNode
  closeOnClickOutside?: boolean
}

/** A dialog over the page: takes the focus and gives it back, closes on Escape. Loaded when first opened. */
export function Dialog({ opened, ...rest }: DialogProps) {
  if (!opened) return null
  return (
    <Suspense>
      <Modal {...rest} />
    </Suspense>
  )
}
