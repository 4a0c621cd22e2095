import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { plainly } from '../platform/locale.ts'
import { reportFailure } from '../ui/feedback/failure.ts'
import { uiWords } from '../ui/i18n/words.ts'
import { Button } from '../ui/plain/button.tsx'
import style from './crash.module.css'

/** Whether a page's file could not be fetched: the product has been updated, or the network was cut. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)

/** A page that broke: says so without hiding the frame, and offers to try again; speaks without the language's context, which may be what broke. */
export function Crash({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter()
  const chunk = isChunkFailure(error)
  useEffect(() => reportFailure(error, 'page'), [error])
  return (
    <div className={style['crash']} role="alert">
      <h1 className={style['title']}>{plainly(chunk ? frameWords.newVersion : uiWords.failed)}</h1>
      <p>{plainly(chunk ? frameWords.newVersionHelp : uiWords.failedHelp)}</p>
      {chunk ? (
        <Button onClick={() => location.reload()}>{plainly(frameWords.reload)}</Button>
      ) : (
        <Button
          variant="default"
          onClick={() => {
            reset?.()
            void router.invalidate()
          }}
        >
          {plainly(uiWords.retry)}
        </Button>
      )}
    </div>
  )
}
