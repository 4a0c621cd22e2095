import { eventsContract } from '@kxo/domain/events/contract'
import { type EventImage as Image, imageSet, pictureAddress } from '@kxo/domain/events/presentation/event-image'
import { presentationWords as p } from '@kxo/domain/events/presentation/presentation-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { pictureWidths, sizeToken, widestPicture } from '@kxo/domain/kernel/pictures'
import { Box, Group, Input, Slider, Stack } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ImageField } from '../../../ui/fields/image-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { changeImage, removeImage, setImage } from '../api.ts'
import type { StepProps } from '../steps/step-form.tsx'
import { CropDialog } from './crop-dialog.tsx'

/** The image of an event: kept as soon as it is chosen; what it shows, and where to look at it, are said beside. */
export function ImagePanel({ event, readOnly, onSaved }: Pick<StepProps, 'event' | 'readOnly' | 'onSaved'>) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const { image } = event
  const [isCropping, setCropping] = useState(false)
  const smallest = (image: Image): string =>
    pictureAddress(tenant.name, sizeToken(image.token, pictureWidths(image.width)[0] ?? image.width, 'webp'))
  return (
    <PanelSection>
      <Stack>
        <ImageField
          label={p.image}
          help={p.imageHelp}
          side={widestPicture}
          value={image && { id: event.id, name: image.alt || say(p.image), preview: smallest(image) }}
          disabled={readOnly}
          upload={async (file, transfer) => {
            const saved = await setImage(event.id, file, transfer)
            onSaved(saved)
            return { id: saved.id, name: file.name, preview: saved.image && smallest(saved.image) }
          }}
          remove={async () => onSaved(await removeImage(event.id))}
          onChange={() => undefined}
        />
        {image && event.image_source && !readOnly ? (
          <Group>
            <Button
              variant="default"
              size="sm"
              aria-haspopup="dialog"
              icon={<IconCrop size={18} aria-hidden="true" />}
              onClick={() => setCropping(true)}
            >
              {say(p.crop)}
            </Button>
          </Group>
        ) : null}
        {isCropping && event.image_source ? (
          <CropDialog id={event.id} source={event.image_source} onSaved={onSaved} onClose={() => setCropping(false)} />
        ) : null}
        {image ? <ImageForm key={image.token} event={event} image={image} readOnly={readOnly} onSaved={onSaved} /> : null}
      </Stack>
    </PanelSection>
  )
}

function ImageForm({ event, image, readOnly, onSaved }: Pick<StepProps, 'event' | 'readOnly' | 'onSaved'> & { image: Image }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: eventsContract.changeImage.body,
    values: { alt: image.alt, focus_x: image.focus_x, focus_y: image.focus_y },
    save: (body) => changeImage(event.id, body),
    onSaved: (saved) => {
      toast.success(w.saved)
      onSaved(saved)
    },
  })
  const [x, y] = [Number(form.watch('focus_x')), Number(form.watch('focus_y'))]
  const focus = (name: 'focus_x' | 'focus_y', at: number): void =>
    form.setValue(name, Math.max(0, Math.min(100, Math.round(at))), { shouldDirty: true, shouldValidate: true })
  return (
    <Form form={form} {...(readOnly ? {} : { submit: p.saveImage })}>
      <TextField name="alt" label={p.imageAlt} help={p.imageAltHelp} required={false} maxLength={200} disabled={readOnly} />
      <Input.Wrapper label={say(p.focus)} labelElement="div" description={say(p.focusHelp)}>
        <Box
          pos="relative"
          w="fit-content"
          maw="100%"
          // The sliders below do the same from the keyboard.
          role="presentation"
          onClick={({ currentTarget, clientX, clientY }) => {
            if (readOnly) return
            const box = currentTarget.getBoundingClientRect()
            focus('focus_x', ((clientX - box.left) / box.width) * 100)
            focus('focus_y', ((clientY - box.top) / box.height) * 100)
          }}
        >
          <Box
            component="img"
            display="block"
            w="auto"
            maw="100%"
            h="auto"
            mah={320}
            bdrs={10}
            style={{ cursor: 'crosshair' }}
            srcSet={imageSet(tenant.name, image, 'webp')}
            sizes="560px"
            alt={image.alt}
            width={image.width}
            height={image.height}
          />
          <Box
            component="span"
            pos="absolute"
            w={28}
            h={28}
            bd="3px solid #fff"
            bdrs="50%"
            style={{
              insetInlineStart: `${x}%`,
              insetBlockStart: `${y}%`,
              boxShadow: '0 0 0 2px #1c2430',
              pointerEvents: 'none',
              transform: 'translate(-50%, -50%)',
            }}
            aria-hidden="true"
          />
        </Box>
        <Slider mt="sm" value={x} onChange={(at) => focus('focus_x', at)} label={null} thumbLabel={say(p.focusX)} disabled={readOnly} />
        <Slider mt="sm" value={y} onChange={(at) => focus('focus_y', at)} label={null} thumbLabel={say(p.focusY)} disabled={readOnly} />
      </Input.Wrapper>
    </Form>
  )
}
