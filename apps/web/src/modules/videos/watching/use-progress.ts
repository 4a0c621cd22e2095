import type { OwnVideo, Progress } from '@kxo/domain/videos/watching-contract'
import { useRef, useState } from 'react'
import { refresh } from '../../../platform/query-client.ts'
import { isUnanswered } from '../../../ui/feedback/failure.ts'
import type { Played } from '../../../ui/film/film-player.tsx'
import { openVideo, reportPlayed } from '../own-api.ts'

type Progressing = { progress: Progress | null; isUnsaved: boolean; onPlayed: (played: Played, isLeaving: boolean) => void }

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10

/**
 * Tells the server what was played: all of it each time, so that what did not arrive arrives with what follows. One report is on its way
 * at a time, but for the last one of a page that is left.
 */
export function useProgress({ document, progress: read }: Pick<OwnVideo, 'document' | 'progress'>): Progressing {
  const [progress, setProgress] = useState(read)
  const [isUnsaved, setUnsaved] = useState(false)
  const opening = useRef<Promise<unknown> | null>(null)
  const isReporting = useRef(false)
  const waiting = useRef<Played | null>(null)
  const isWhole = useRef(read?.state === 'whole')
  const said = useRef('')

  const take = (answered: Progress): void => {
    setProgress(answered)
    setUnsaved(false)
    if (answered.state !== 'whole' || isWhole.current) return
    isWhole.current = true
    // What comes after it in the event opens.
    for (const resource of ['events', 'documents', 'videos']) void refresh(resource)
  }
  const onPlayed = ({ parts, position }: Played, isLeaving: boolean): void => {
    if (read === null) return
    opening.current ??= openVideo(document).catch((error: unknown) => {
      opening.current = null
      setUnsaved(isUnanswered(error))
    })
    const tenths = parts.map(([from, to]): [number, number] => [tenth(from), tenth(to)]).filter(([from, to]) => to > from)
    const words = JSON.stringify([tenths, tenth(position)])
    if (tenths.length === 0 || words === said.current) return
    if (isReporting.current && !isLeaving) {
      waiting.current = { parts, position }
      return
    }
    isReporting.current = true
    void opening.current
      .then(() => (opening.current ? reportPlayed(document, tenths, tenth(position)) : undefined))
      .then((answer) => {
        if (!answer) return
        said.current = words
        take(answer)
      })
      .catch((error: unknown) => setUnsaved(isUnanswered(error)))
      .finally(() => {
        isReporting.current = false
        const late = waiting.current
        waiting.current = null
        if (late) onPlayed(late, false)
      })
  }
  return { progress, isUnsaved, onPlayed }
}
