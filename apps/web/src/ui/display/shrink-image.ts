const type = (file: File): 'image/jpeg' | 'image/png' => (file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png')

/**
 * A picture no wider nor higher than `side` pixels, drawn anew: what the original said of its place and camera is left behind.
 * A jpeg stays one; png and gif become png, which keeps what is transparent, unless `as` asks for a jpeg, on white.
 * @throws when the bytes are no picture
 */
export async function shrinkImage(file: File, side: number, as = type(file)): Promise<File> {
  const drawn = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(drawn.width * scale))
  canvas.height = Math.max(1, Math.round(drawn.height * scale))
  const pen = canvas.getContext('2d')!
  if (as === 'image/jpeg') {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, as, 0.88))
  if (!blob) throw new Error('the picture cannot be drawn')
  const name = file.name.replace(/\.[^.]*$/, '') + (blob.type === 'image/jpeg' ? '.jpg' : '.png')
  // Chosen again, it is the same picture: what was sent without an answer is known by it.
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
}
