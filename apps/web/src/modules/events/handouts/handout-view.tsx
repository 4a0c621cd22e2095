import type { Handout } from '@kxo/domain/events/handouts/handouts-contract'
import { useEffect, useState } from 'react'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DocumentDialog, fetchDocument, saveDocument } from '../../documents/index.ts'

type Shown = Pick<Handout, 'id' | 'name' | 'content_type'>
type HandoutViewProps = { handout: Shown; onClose: () => void; onEnded?: () => void }

/** A document over the page: read or watched there when the browser can, saved otherwise. */
export function HandoutView({ handout, onClose, onEnded }: HandoutViewProps) {
  const { id, name, content_type } = handout
  const isShown = content_type === 'application/pdf' || content_type.startsWith('video/')
  useEffect(() => {
    if (isShown) return
    void saveDocument(id)
    onClose()
  }, [id, isShown, onClose])
  if (!isShown) return null
  return content_type === 'application/pdf' ? (
    <DocumentDialog id={id} name={name} onClose={onClose} />
  ) : (
    <Dialog opened onClose={onClose} title={name} width={800}>
      <Film id={id} onEnded={onEnded} />
    </Dialog>
  )
}

/** A player asks for a film without the person's session: its bytes are fetched first. */
function Film({ id, onEnded }: { id: number; onEnded: (() => void) | undefined }) {
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let made: string | null = null
    let isShown = true
    setError(null)
    fetchDocument(id)
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
  }, [id, attempt])
  if (error) return <Failed error={error} onRetry={() => setAttempt((before) => before + 1)} />
  if (!address) return <Loading lines={8} height={360} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the file, when its author made some
  return <video src={address} controls autoPlay style={{ width: '100%', maxHeight: '70vh' }} onEnded={onEnded} />
}
