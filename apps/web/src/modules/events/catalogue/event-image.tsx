import { type EventImage as Image, imageSet, pictureAddress } from '@kxo/domain/events/presentation/event-image'
import { pictureWidths, sizeToken } from '@kxo/domain/kernel/pictures'
import type { CSSProperties } from 'react'

/** Over the top of a card whose padding is 20 px, or across a page. */
const looks = {
  card: { inlineSize: 'calc(100% + 40px)', margin: '-20px -20px 0', borderRadius: '13px 13px 0 0' },
  page: { inlineSize: '100%', maxBlockSize: 360, borderRadius: 14 },
} as const satisfies Record<string, CSSProperties>

type EventImageProps = {
  image: Image
  client: string
  look: keyof typeof looks
  /** How wide it is shown: the browser takes the smallest size that does. */
  sizes: string
  /** It is among the first things seen. */
  isFirst?: boolean
}

/** The image of an event, cut by its frame around the point that stays in sight. */
export const EventImage = ({ image, client, look, sizes, isFirst = false }: EventImageProps) => (
  <picture>
    <source type="image/avif" srcSet={imageSet(client, image, 'avif')} sizes={sizes} />
    <img
      src={pictureAddress(client, sizeToken(image.token, pictureWidths(image.width)[0] ?? image.width, 'webp'))}
      srcSet={imageSet(client, image, 'webp')}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      style={{
        display: 'block',
        blockSize: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        objectPosition: `${image.focus_x}% ${image.focus_y}%`,
        ...looks[look],
      }}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' as const })}
    />
  </picture>
)
