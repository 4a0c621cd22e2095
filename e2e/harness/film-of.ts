import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const [width, height] = [640, 480]

/** Films a picture held before a camera, for `openBrowser({ film })`: one still frame, in Y4M. */
export async function filmOf(picture: Buffer, file: string): Promise<void> {
  const grey = await sharp(picture, { density: 300 })
    .resize(width, height, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  const noColour = Buffer.alloc((width * height) / 2, 128)
  const frame = [Buffer.from('FRAME\n'), grey, noColour]
  await writeFile(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frame, ...frame]))
}
