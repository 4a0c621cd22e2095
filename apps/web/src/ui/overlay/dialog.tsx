import { lazy, Suspense } from 'react'
import type { ModalProps } from './modal.tsx'

const Modal = lazy(() => import('./modal.tsx'))

export type DialogProps = ModalProps & { opened: boolean }

/** A dialog over the page: takes the focus and gives it back, closes on Escape. Loaded when first opened. */
export function Dialog({ opened, ...rest }: DialogProps) {
  if (!opened) return null
  return (
    <Suspense>
      <Modal {...rest} />
    </Suspense>
  )
}
