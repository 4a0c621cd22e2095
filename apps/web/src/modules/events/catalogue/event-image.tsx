import { type EventImage as Image, imageSet, pictureAddress } from '@kxo/domain/events/presentation/event-image'
import { pictureWidths, sizeToken } from '@kxo/domain/kernel/pictures'

type EventImageProps = {
  image: Image
  client: string
  className: string | undefined
  /** How wide it is shown: the browser takes the smallest size that does. */
  sizes: string
  /** It is among the first things seen. */
  isFirst?: boolean
}

/** The image of an event, cut by its frame around the point that stays in sight. */
export const EventImage = ({ image, client, className, sizes, isFirst = false }: EventImageProps) => (
  <picture>
    <source type="image/avif" srcSet={imageSet(client, image, 'avif')} sizes={sizes} />
    <img
      src={pictureAddress(client, sizeToken(image.token, pictureWidths(image.width)[0] ?? image.width, 'webp'))}
      srcSet={imageSet(client, image, 'webp')}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className}
      style={{ objectPosition: `${image.focus_x}% ${image.focus_y}%` }}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' as const })}
    />
  </picture>
)
