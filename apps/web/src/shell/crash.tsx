import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { plainly } from '../platform/locale.ts'
import { PageFailure } from '../platform/page-failure.tsx'
import { isChunkFailure, isOfServer, reportFailure } from '../ui/feedback/failure.ts'
import { uiWords } from '../ui/i18n/words.ts'
import { Button } from '../ui/plain/button.tsx'
import style from './crash.module.css'

/** What stands where a page could not be drawn: the record is not there, its reading failed, or the page broke. */
export function Crash({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter()
  const readings = useQueryErrorResetBoundary()
  const again = (): void => {
    readings.reset()
    reset?.()
    void router.invalidate()
  }
  return isOfServer(error) ? <PageFailure error={error} again={again} /> : <Broken error={error} again={again} />
}

/** A page that broke: says so without hiding the frame, and offers to try again; speaks without the language's context, which may be what broke. */
function Broken({ error, again }: { error: unknown; again: () => void }) {
  const chunk = isChunkFailure(error)
  useEffect(() => reportFailure(error, 'page'), [error])
  return (
    <div className={style['crash']} role="alert">
      <h1 className={style['title']}>{plainly(chunk ? frameWords.newVersion : uiWords.failed)}</h1>
      <p>{plainly(chunk ? frameWords.newVersionHelp : uiWords.failedHelp)}</p>
      {chunk ? (
        <Button onClick={() => location.reload()}>{plainly(frameWords.reload)}</Button>
      ) : (
        <Button variant="default" onClick={again}>
          {plainly(uiWords.retry)}
        </Button>
      )}
    </div>
  )
}
