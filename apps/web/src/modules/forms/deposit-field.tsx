import { documentsContract } from '@kxo/domain/documents/contract'
import type { InputType } from '@kxo/domain/forms/input-type'
import { useState } from 'react'
import { call, fetchFile } from '../../app/api-client.ts'
import { useField } from '../../ui/fields/use-field.ts'
import { FileField, type KeptFile } from '../../ui/file-field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import type { AskedProps } from './dynamic-field.tsx'
import style from './forms.module.css'

const megabyte = 1024 * 1024
const images = ['image/jpeg', 'image/png', 'image/gif']
const { accept, maxBytes } = documentsContract.uploadUserFile.upload
const accepted: Partial<Record<InputType, readonly string[]>> = { image: images, video: ['video/mp4', 'video/webm'] }

const download = async ({ id, name }: KeptFile): Promise<void> => {
  const { blob } = await fetchFile(documentsContract.download, { body: { file: id } })
  saveFile(blob, name)
}

/** A file to deposit; the answer is its number. */
export function DepositField({ field, ...props }: AskedProps) {
  const { text, change, input } = useField(props)
  const [kept, setKept] = useState<KeptFile | null>(text === '' ? null : { id: Number(text), name: props.label })
  const upload = async (file: File, onProgress: (share: number) => void): Promise<KeptFile> => {
    const { id, name } = await call(
      documentsContract.uploadUserFile,
      { query: { category: 'document', field: field.id }, files: { file } },
      { onProgress },
    )
    return { id, name }
  }
  return (
    <div data-field-frame={input.name} data-label={input.spoken}>
      <FileField
        label={props.label}
        help={props.help}
        accept={accepted[field.input_type] ?? accept}
        maxBytes={field.maximum === null ? maxBytes : field.maximum * megabyte}
        value={kept}
        onChange={(file) => {
          setKept(file)
          change(file ? String(file.id) : '')
        }}
        upload={upload}
        remove={({ id }) => call(documentsContract.deleteFile, { query: { id } })}
        download={(file) => void download(file).catch(toast.failure)}
        disabled={props.disabled}
        required={props.required}
      />
      {input.error ? <p className={style['error']}>{input.error}</p> : null}
    </div>
  )
}
