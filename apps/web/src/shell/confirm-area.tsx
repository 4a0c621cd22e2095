import { lazy, Suspense, useSyncExternalStore } from 'react'
import { readQuestion, watchQuestion } from '../ui/overlay/confirm.ts'

const ConfirmDialog = lazy(() => import('../ui/overlay/confirm-dialog.tsx'))

/** Where confirmations appear; their dialog is loaded at the first question. */
export function ConfirmArea() {
  const question = useSyncExternalStore(watchQuestion, readQuestion)
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  )
}
