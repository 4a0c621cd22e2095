import { lazy, Suspense, useEffect, useState } from 'react'
import { offerLoginDialog } from '../platform/refresh.ts'

const LoginDialog = lazy(() => import('../modules/identity/index.ts').then(({ LoginDialog: component }) => ({ default: component })))

/** Asks to log in over the page when the session ends while something typed is not saved. */
export function LoginOver() {
  const [answer, setAnswer] = useState<((back: boolean) => void) | null>(null)
  useEffect(
    () =>
      offerLoginDialog(
        () =>
          new Promise((resolve) => {
            setAnswer(() => (back: boolean) => {
              setAnswer(null)
              resolve(back)
            })
          }),
      ),
    [],
  )
  if (!answer) return null
  return (
    <Suspense>
      <LoginDialog onDone={answer} />
    </Suspense>
  )
}
