import { ActionIcon, Box, Stack, Text } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../display/button.tsx'
import { shrinkImage } from '../../display/shrink-image.ts'
import { MoveButtons, SortableLine } from '../../display/sortable-line.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Dialog } from '../../overlay/dialog.tsx'
import { pdfOfPhotos } from './pdf-of-photos.ts'
import { photosWords as w } from './photos-words.ts'

type Page = { id: number; file: File; width: number; height: number; address: string }

const mostPages = 20
/** Small print stays legible, and twenty pages stay light. */
const side = 2000
let lastId = 0

/** @throws when the bytes are no picture */
async function pageOf(photo: File): Promise<Page> {
  const file = await shrinkImage(photo, side, 'image/jpeg')
  const { width, height, close } = await createImageBitmap(file).then((drawn) => ({
    width: drawn.width,
    height: drawn.height,
    close: () => drawn.close(),
  }))
  close()
  return { id: ++lastId, file, width, height, address: URL.createObjectURL(file) }
}

type PhotosDialogProps = { onPdf: (file: File) => void; onClose: () => void }

/** Photographs put in order, then one file. */
export default function PhotosDialog({ onPdf, onClose }: PhotosDialogProps) {
  const { say } = useLanguage()
  const [pages, setPages] = useState<readonly Page[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const made = useRef<string[]>([])
  useEffect(() => () => made.current.forEach((address) => URL.revokeObjectURL(address)), [])

  const add = async (photos: readonly File[]): Promise<void> => {
    setProblem(null)
    setReading(true)
    const room = mostPages - pages.length
    if (photos.length > room) setProblem(say(w.full, { n: mostPages }))
    for (const photo of photos.slice(0, room)) {
      const page = await pageOf(photo).catch(() => null)
      if (!page) {
        setProblem(say(w.unreadable, { name: photo.name }))
        continue
      }
      made.current.push(page.address)
      setPages((before) => [...before, page])
    }
    setReading(false)
    if (input.current) input.current.value = ''
  }
  const move = (from: number, to: number): void => {
    const next = pages.toSpliced(from, 1)
    setPages(next.toSpliced(to > from ? to - 1 : to, 0, pages[from]!))
  }
  const drop = (): void => {
    if (dragged !== null && over !== null) move(dragged, over)
    setDragged(null)
    setOver(null)
  }
  const send = async (): Promise<void> => {
    const photos = await Promise.all(
      pages.map(async ({ file, width, height }) => ({ jpeg: new Uint8Array(await file.arrayBuffer()), width, height })),
    )
    const name = pages[0]!.file.name.replace(/\.[^.]*$/, '')
    onPdf(new File([pdfOfPhotos(photos)], `${name}.pdf`, { type: 'application/pdf' }))
    onClose()
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.title}
      cancel
      acts={
        <Button disabled={pages.length === 0 || isReading} onClick={() => void send()}>
          {say(w.send, { n: pages.length })}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {say(w.help)}
        </Text>
        {pages.length > 0 ? (
          <Box
            component="ol"
            m={0}
            p={0}
            style={{ listStyle: 'none' }}
            aria-label={say(w.pages)}
            onDragOver={(event) => event.preventDefault()}
          >
            {pages.map(({ id, address }, at) => (
              <SortableLine
                key={id}
                readOnly={false}
                isTarget={over === at && dragged !== null}
                onDrag={() => setDragged(at)}
                onOver={(isBelow) => setOver(at + (isBelow ? 1 : 0))}
                onDropped={drop}
              >
                <Box
                  component="img"
                  src={address}
                  alt=""
                  w={48}
                  h={64}
                  bdrs={6}
                  bd="1px solid var(--k-line)"
                  style={{ objectFit: 'cover' }}
                />
                <Text span size="sm" flex={1} style={{ whiteSpace: 'nowrap' }}>
                  {say(w.page, { n: at + 1 })}
                </Text>
                <MoveButtons
                  name={`page ${id}`}
                  upLabel={say(w.up, { n: at + 1 })}
                  downLabel={say(w.down, { n: at + 1 })}
                  onUp={at === 0 ? null : () => move(at, at - 1)}
                  onDown={at === pages.length - 1 ? null : () => move(at, at + 2)}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={say(w.remove, { n: at + 1 })}
                  onClick={() => setPages(pages.toSpliced(at, 1))}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
              </SortableLine>
            ))}
          </Box>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png"
          aria-label={say(w.add)}
          onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
        />
        <Button
          variant="default"
          icon={<IconCamera size={16} />}
          loading={isReading}
          disabled={pages.length >= mostPages}
          onClick={() => input.current?.click()}
        >
          {say(w.add)}
        </Button>
        {problem ? (
          <Text c="red" fz="xs" fw={500} role="alert">
            {problem}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
