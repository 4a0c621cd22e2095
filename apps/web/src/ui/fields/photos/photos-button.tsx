import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../display/button.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { photosWords as w } from './photos-words.ts'

const PhotosDialog = lazy(() => import('./photos-dialog.tsx'))

/** Beside a file to choose: the pages of a document, photographed one by one, become it. */
export function PhotosButton({ onPdf }: { onPdf: (file: File) => void }) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button size="sm" variant="default" icon={<IconCamera size={16} />} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {say(w.several)}
      </Button>
      {opened ? (
        <Suspense>
          <PhotosDialog onPdf={onPdf} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
