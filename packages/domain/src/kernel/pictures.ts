/** Widths a picture is kept in: a card, a page, a wide screen; never wider. */
const widths = [400, 800, 1600] as const
export const widestPicture = 1600

/** The widths a picture of this width is shown in: none wider than it is, nor than the widest. */
export function pictureWidths(width: number): number[] {
  const own = Math.min(width, widestPicture)
  return [...widths.filter((width) => width < own), own]
}

export type PictureFormat = 'avif' | 'webp'
export const sizeToken = (token: string, width: number, format: PictureFormat): string => `${token}-${width}.${format}`

/** A picture of a text kept in several widths, by the address of its widest: its width, and the addresses a browser chooses among. */
export function textPicture(src: string): { width: number; setOf: (format: PictureFormat) => string } | undefined {
  const [, token, width] = /^(.*\/pictures\/[\w-]+)-(\d+)\.webp\/$/.exec(src) ?? []
  if (token === undefined) return undefined
  const setOf = (format: PictureFormat) =>
    pictureWidths(Number(width))
      .map((size) => `${sizeToken(token, size, format)}/ ${size}w`)
      .join(', ')
  return { width: Number(width), setOf }
}
