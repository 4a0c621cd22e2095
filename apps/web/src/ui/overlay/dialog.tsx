import { lazy, Suspense } from 'react'
import type { ModalProps } from './modal.tsx'

const load = () => import('./modal.tsx')
const Modal = lazy(load)
/** Loads what dialogs are made of ahead, where one must open without the network. */
export const preloadDialog = (): void => void load().catch(() => undefined)

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
