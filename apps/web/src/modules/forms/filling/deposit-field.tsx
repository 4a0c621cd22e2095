import { documentsContract } from '@kxo/domain/documents/contract'
import { filmIn, textOfFilm } from '@kxo/domain/forms/inputs/film'
import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Stack, Text } from '@mantine/core'
import { useContext, useState } from 'react'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { usePicture } from '../../../ui/display/use-picture.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField, type UploadedFile } from '../../../ui/fields/file-field.tsx'
import type { Transfer } from '../../../ui/fields/transfer.ts'
import { useUnfinished } from '../../../ui/fields/use-transfer.ts'
import { useField } from '../../../ui/form/use-field.ts'
import type { DynamicFieldProps } from './dynamic-field-props.ts'
import { FilmParts } from './film-parts.tsx'
import { KnownFiles } from './known-files.ts'

const megabyte = 1024 * 1024
const images = ['image/jpeg', 'image/png', 'image/gif']
const { accept, maxBytes } = documentsContract.uploadUserFile.upload
const accepted: Partial<Record<InputType, readonly string[]>> = { image: images, video: ['video/mp4', 'video/webm'] }

const open = (file: number, signal?: AbortSignal) => fetchFile(documentsContract.download, { body: { file } }, signal ? { signal } : {})
const download = async ({ id, name }: UploadedFile): Promise<void> => saveFile((await open(id)).blob, name)

/** A file to deposit, a film with its name and rank; the answer is the number of the file. */
export function DepositField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const known = useContext(KnownFiles)
  const isFilm = field.input_type === 'video'
  const film = filmIn(text)
  const [sent, setSent] = useState<UploadedFile | null>(null)
  const [named, setNamed] = useState({ name: film?.name ?? '', rank: film?.rank ?? null })
  const resumable = resumableAt(`${location.pathname} ${field.id}`)
  // The name and the rank went with the page that was closed: the film still on its way does not wait for them.
  const isNameless = isFilm && !input.disabled && film === undefined && named.name === ''
  useUnfinished(resumable, isNameless, ({ name }) => setNamed({ name: name.replace(/\.[^.]*$/, ''), rank: 1 }))
  const id = film?.file ?? 0
  const picture = usePicture(['answer-picture', id], field.input_type === 'image' && id > 0 ? (signal) => open(id, signal) : null)
  const shownFile = id === 0 ? null : { id, name: sent?.id === id ? sent.name : (known.get(id)?.name ?? props.label), preview: picture }
  const answer = (file: number, { name, rank } = named): void =>
    change(file === 0 ? '' : isFilm ? textOfFilm({ file, name, rank }) : String(file))
  const upload = async (file: File, transfer: Transfer): Promise<UploadedFile> => {
    const stored = await call(
      documentsContract.uploadUserFile,
      { query: { category: 'document', field: field.id }, files: { file } },
      { transfer },
    )
    return { id: stored.id, name: stored.name }
  }
  return (
    <Stack gap="xs" miw={0} bd={0}>
      {isFilm ? (
        <FilmParts
          {...named}
          label={input.label}
          disabled={input.disabled}
          onChange={(next) => {
            setNamed(next)
            answer(id, next)
          }}
        />
      ) : null}
      <FileField
        label={isFilm ? w.filmFile : input.label}
        help={input.description ?? ''}
        accept={accepted[field.input_type] ?? accept}
        maxBytes={field.maximum === null ? maxBytes : field.maximum * megabyte}
        value={shownFile}
        onChange={(file) => {
          setSent(file)
          answer(file?.id ?? 0)
        }}
        upload={upload}
        resumable={resumable}
        // What the record already holds stays until the form is saved, and among the documents of the person.
        remove={(file) => (known.has(file.id) ? Promise.resolve() : call(documentsContract.deleteFile, { query: { id: file.id } }))}
        download={(file) => void download(file).catch(toast.failure)}
        disabled={input.disabled || (isFilm && (named.rank === null || named.name.trim() === ''))}
        required={input.withAsterisk}
      />
      {input.error ? (
        <Text c="red" fz="xs">
          {input.error}
        </Text>
      ) : null}
    </Stack>
  )
}
