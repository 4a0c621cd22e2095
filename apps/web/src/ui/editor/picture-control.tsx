import { imageUpload } from '@kxo/domain/kernel/images'
import { FileButton } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { toast } from '../feedback/toast.ts'
import { useLanguage } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'

type PictureControlProps = { keep: (file: File) => Promise<string>; onUploaded: (attrs: { src: string; alt: string }) => void }

/** Puts a picture of this device where the cursor is; its name says it in words until somebody says better. */
export function PictureControl({ keep, onUploaded }: PictureControlProps) {
  const { say } = useLanguage()
  const reset = useRef<() => void>(null)
  const put = (file: File | null): void => {
    if (!file) return
    keep(file)
      .then((src) => onUploaded({ src, alt: file.name.replace(/\.\w+$/, '') }), toast.failure)
      .finally(() => reset.current?.())
  }
  return (
    <FileButton accept={imageUpload.accept.join(',')} resetRef={reset} onChange={put}>
      {(props) => (
        <RichTextEditor.Control {...props} aria-label={say(uiWords.addPicture)} title={say(uiWords.addPicture)}>
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      )}
    </FileButton>
  )
}
