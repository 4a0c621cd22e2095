import { imageUpload, pictureSide } from '@kxo/domain/kernel/images'
import { FileField, type FileFieldProps } from '../file-field.tsx'
import { useLanguage } from '../language.tsx'
import { partWords } from '../part-words.ts'
import { shrinkImage } from '../shrink-image.ts'

/** A telephone's photograph, before it is shrunk. */
const maxOriginalBytes = 20 * 1024 * 1024

type ImageFieldProps = Omit<FileFieldProps, 'accept' | 'maxBytes' | 'download'> & {
  /** Largest side sent, in pixels. */
  side?: number
}

/** A logo or a portrait: shrunk in the browser before it leaves, previewed at 100 × 55 px at most (specification §9). */
export function ImageField({ side = pictureSide, upload, ...rest }: ImageFieldProps) {
  const { say } = useLanguage()
  return (
    <FileField
      {...rest}
      accept={imageUpload.accept}
      maxBytes={maxOriginalBytes}
      upload={async (file, onProgress) => {
        const small = await shrinkImage(file, side).catch(() => {
          throw Object.assign(new Error(say(partWords.imageUnreadable)), { status: 0 })
        })
        return upload(small, onProgress)
      }}
    />
  )
}
