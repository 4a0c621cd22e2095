import type { EventRecord } from '@kxo/domain/events/contract'
import { type Crop, frameZoom, type ImageSource, pictureAddress } from '@kxo/domain/events/presentation/event-image'
import { moved, wholeInFrame, zoomed } from '@kxo/domain/events/presentation/framing'
import { presentationWords as p } from '@kxo/domain/events/presentation/presentation-words'
import { sizeToken } from '@kxo/domain/kernel/pictures'
import { Box, Group, Slider, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { cropImage } from '../api.ts'

type CropDialogProps = { id: number; source: ImageSource; onSaved: (event: EventRecord) => void; onClose: () => void }

/** How far an arrow moves the frame, in hundredths of it, and a key or a notch of the wheel magnifies. */
const [step, notch] = [4, 10]
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The part of an image that is shown: dragged and magnified within its frame, by mouse, finger or keyboard. */
export function CropDialog({ id, source, onSaved, onClose }: CropDialogProps) {
  const { say } = useLanguage()
  const [crop, setCrop] = useState<Crop>(source.crop ?? { x: 50, y: 50, zoom: frameZoom.least })
  const saving = useAction({
    mutationFn: (next: Crop | null) => cropImage(id, { crop: next }),
    onSuccess: (saved, next) => {
      toast.success(next ? p.cropped : p.uncropped)
      onSaved(saved)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={p.crop}
      width={600}
      cancel
      acts={
        <Group gap="sm">
          {source.crop ? (
            <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate(null)}>
              {say(p.cropWhole)}
            </Button>
          ) : null}
          <Button loading={saving.isPending} onClick={() => saving.mutate(crop)}>
            {say(p.cropSave)}
          </Button>
        </Group>
      }
    >
      <Stack>
        <Text fz="sm" c="dimmed">
          {say(p.cropHelp)}
        </Text>
        <Frame source={source} crop={crop} onChange={setCrop} />
        <Sliders source={source} crop={crop} onChange={setCrop} />
      </Stack>
    </Dialog>
  )
}

type FrameProps = { source: ImageSource; crop: Crop; onChange: (change: (crop: Crop) => Crop) => void }

function Frame({ source, crop, onChange }: FrameProps) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    // The wheel scrolls what is behind unless it is listened to without being passive.
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      onChange((at) => zoomed(source, at, event.deltaY < 0 ? notch : -notch))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [source, onChange])
  const press = (event: React.KeyboardEvent): void => {
    const by = arrows[event.key]
    const magnified = event.key === '+' || event.key === '=' ? notch : event.key === '-' ? -notch : 0
    if (!by && magnified === 0) return
    event.preventDefault()
    onChange((at) => (by ? moved(source, at, by) : zoomed(source, at, magnified)))
  }
  const drag = ({ movementX, movementY, buttons, currentTarget }: React.PointerEvent<HTMLDivElement>): void => {
    if (buttons === 0) return
    const { clientWidth, clientHeight } = currentTarget
    pulled.current.x -= (movementX / clientWidth) * 100
    pulled.current.y -= (movementY / clientHeight) * 100
    const by = { ...pulled.current }
    onChange(() => moved(source, from.current, by))
  }
  // Drawn from where it was seized: hundredths that are rounded at each step would lose a slow drag.
  const from = useRef(crop)
  const pulled = useRef({ x: 0, y: 0 })
  const { left, top, width, height } = wholeInFrame(source, crop)
  return (
    <Box
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={say(p.cropFrame)}
      pos="relative"
      bdrs={10}
      style={{ aspectRatio: '16 / 9', overflow: 'hidden', cursor: 'move', touchAction: 'none' }}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        from.current = crop
        pulled.current = { x: 0, y: 0 }
      }}
      onPointerMove={drag}
    >
      <img
        src={pictureAddress(tenant.name, sizeToken(source.token, source.width, 'webp'))}
        alt=""
        draggable={false}
        style={{ position: 'absolute', maxInlineSize: 'none', left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      />
    </Box>
  )
}

function Sliders({ source, crop, onChange }: FrameProps) {
  const { say } = useLanguage()
  const rows = [
    {
      label: p.cropZoom,
      value: crop.zoom,
      min: frameZoom.least,
      max: frameZoom.most,
      change: (to: number) => zoomed(source, crop, to - crop.zoom),
    },
    { label: p.focusX, value: crop.x, min: 0, max: 100, change: (x: number) => moved(source, { ...crop, x }, { x: 0, y: 0 }) },
    { label: p.focusY, value: crop.y, min: 0, max: 100, change: (y: number) => moved(source, { ...crop, y }, { x: 0, y: 0 }) },
  ]
  return (
    <Stack gap="xs">
      {rows.map(({ label, value, min, max, change }) => (
        <Group key={say(label)} gap="sm" wrap="nowrap">
          <Text fz="sm" w={150}>
            {say(label)}
          </Text>
          <Slider
            flex={1}
            label={null}
            thumbLabel={say(label)}
            min={min}
            max={max}
            value={value}
            onChange={(to) => onChange(() => change(to))}
          />
        </Group>
      ))}
    </Stack>
  )
}
