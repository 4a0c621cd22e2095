import { imageUpload, pictureSide } from '@kxo/domain/kernel/images'
import { shrinkImage } from '../display/shrink-image.ts'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import { FileField, type FileFieldProps } from './file-field.tsx'

/** A telephone's photograph, before it is shrunk. */
const maxOriginalBytes = 20 * 1024 * 1024

type ImageFieldProps = Omit<FileFieldProps, 'accept' | 'maxBytes' | 'download'> & {
  /** Largest side sent, in pixels. */
  side?: number
}

/** A logo or a portrait: shrunk in the browser before it leaves, previewed at 100 × 55 px at most. */
export function ImageField({ side = pictureSide, upload, ...rest }: ImageFieldProps) {
  const { say } = useLanguage()
  return (
    <FileField
      {...rest}
      accept={imageUpload.accept}
      maxBytes={maxOriginalBytes}
      upload={async (file, transfer) => {
        const small = await shrinkImage(file, side).catch(() => {
          throw Object.assign(new Error(say(uiMessages.imageUnreadable)), { status: 0 })
        })
        return upload(small, transfer)
      }}
    />
  )
}
