import { handoutsContract as contract, type Handout } from '@kxo/domain/events/handouts/handouts-contract'
import { useCallback, useEffect, useState } from 'react'
import { fetchFile } from '../../../platform/api-client.ts'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { FilmPlayer } from '../../../ui/film/film-player.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { fetchDocument, saveFetched } from '../../documents/index.ts'

type Shown = Pick<Handout, 'id' | 'name' | 'content_type'>
type Fetch = () => Promise<{ blob: Blob; name: string }>
type HandoutViewProps = {
  handout: Shown
  /** Its reader's event; none for who builds it. */
  of?: number
  onClose: () => void
}

/** A document over the page: read or watched there when the browser can, saved otherwise. */
export function HandoutView({ handout, of, onClose }: HandoutViewProps) {
  const { id, name, content_type } = handout
  // Who came by a link reads what is given out, and downloads nothing else.
  const fetch = useCallback<Fetch>(
    () => (of === undefined ? fetchDocument(id) : fetchFile(contract.readOwnHandout, { params: { id: of, handout: id } })),
    [id, of],
  )
  const isShown = content_type === 'application/pdf' || content_type.startsWith('video/')
  useEffect(() => {
    if (isShown) return
    void saveFetched(fetch)
    onClose()
  }, [fetch, isShown, onClose])
  if (!isShown) return null
  return (
    <Dialog opened onClose={onClose} title={name} width={800}>
      {content_type === 'application/pdf' ? <PdfView of={id} title={name} fetch={fetch} /> : <Film title={name} fetch={fetch} />}
    </Dialog>
  )
}

/** A player asks for a film without the person's session: its bytes are fetched first. */
function Film({ title, fetch }: { title: string; fetch: Fetch }) {
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let made: string | null = null
    let isShown = true
    setError(null)
    fetch()
      .then(({ blob }) => {
        if (!isShown) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      })
      .catch((failure: unknown) => isShown && setError(failure))
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [fetch, attempt])
  if (error) return <Failed error={error} onRetry={() => setAttempt((before) => before + 1)} />
  if (!address) return <Loading lines={8} height={360} />
  return <FilmPlayer title={title} src={address} autoPlay />
}
