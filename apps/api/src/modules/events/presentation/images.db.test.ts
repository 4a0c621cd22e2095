import { logoContract } from '@kxo/domain/companies/logo-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { imageSet, pictureAddress, sharedSize, sharedToken } from '@kxo/domain/events/presentation/event-image'
import { textPicture } from '@kxo/domain/kernel/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let world: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  admin = await world.anAdmin()
})
afterAll(() => program.close())

/** Red on the left half, blue on the right one. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Camille' } })
    .jpeg()
    .toBuffer()
const within = (id: number) => ({ client: world.name, id })
const sendImage = (id: number, bytes: Buffer, who = admin) =>
  sendFile(program, who, eventsContract.setImage, { params: within(id), name: 'salle.jpg', bytes })
const read = async (url: string) => {
  const { statusCode, headers, rawPayload } = await program.app.inject({ url })
  return { statusCode, type: headers['content-type'], cache: headers['cache-control'], bytes: rawPayload }
}
const inSet = (set: string) => set.split(', ').map((one) => one.split(' ') as [string, string])
const storedPictures = (id: number) =>
  world.inTenant((db) => db.selectFrom('pictures').select('token').where('event_id', '=', id).execute())

test('an image is kept in the widths it is shown in, drawn anew, for anyone to read and caches to keep', async () => {
  const id = await anOpenEvent(world)
  const { image } = await sendImage(id, await halves(2000, 1000))
  expect(image).toMatchObject({ width: 1600, height: 800, alt: '', focus_x: 50, focus_y: 50 })
  for (const format of ['avif', 'webp'] as const) {
    const sizes = inSet(imageSet(world.name, image!, format))
    expect(sizes.map(([, width]) => width)).toEqual(['400w', '800w', '1600w'])
    for (const [address, width] of sizes) {
      const got = await read(address)
      expect([got.statusCode, got.type, got.cache]).toEqual([200, `image/${format}`, 'public, max-age=31536000, immutable'])
      const { width: drawn, exif } = await sharp(got.bytes).metadata()
      expect([`${drawn}w`, exif]).toEqual([width, undefined])
    }
  }
  const shown = (
    await callAs(program, null, eventsContract.publicList, { params: { client: world.name }, query: { page: 1, page_size: 10 } })
  ).results
  expect(shown.find((event) => event.id === id)?.image).toEqual(image)
})

test('what other sites show is cut around the point that stays in sight', async () => {
  const id = await anOpenEvent(world)
  await sendImage(id, await halves(1600, 400))
  const colourAt = async (focus_x: number) => {
    const { image } = await callAs(program, admin, eventsContract.changeImage, {
      params: within(id),
      body: { alt: 'La salle', focus_x, focus_y: 50 },
    })
    const { bytes, type } = await read(pictureAddress(world.name, sharedToken(image!)))
    const { width, height } = await sharp(bytes).metadata()
    expect([type, width, height, image!.alt]).toEqual(['image/jpeg', sharedSize.width, sharedSize.height, 'La salle'])
    const { channels } = await sharp(bytes).stats()
    return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
  }
  expect([await colourAt(0), await colourAt(100)]).toEqual(['red', 'blue'])
})

test('a small image is never enlarged; what is no picture, a stranger and a closed event are refused', async () => {
  const id = await anOpenEvent(world)
  const { image } = await sendImage(id, await halves(300, 200))
  expect(inSet(imageSet(world.name, image!, 'webp')).map(([, width]) => width)).toEqual(['300w'])
  await expect(sendImage(id, Buffer.from('<svg onload="alert(1)"/>'))).rejects.toMatchObject({ status: 415 })
  // A header that tells a size, and nothing that can be drawn.
  await expect(sendImage(id, (await halves(300, 200)).subarray(0, 400))).rejects.toMatchObject({ status: 422, code: 'unreadableImage' })
  await expect(sendImage(id, await halves(300, 200), await world.aPerson())).rejects.toMatchObject({ status: 403 })
  await expect(sendImage(await anOpenEvent(world, { closed_at: new Date() }), await halves(300, 200))).rejects.toMatchObject({
    status: 409,
  })
})

test('an image replaced or taken away leaves nothing of the one before', async () => {
  const id = await anOpenEvent(world)
  const first = (await sendImage(id, await halves(900, 500))).image!
  const [address] = inSet(imageSet(world.name, first, 'avif'))[0]!
  const second = (await sendImage(id, await halves(900, 500))).image!
  expect((await read(address)).statusCode).toBe(404)
  expect((await storedPictures(id)).every(({ token }) => token.startsWith(second.token))).toBe(true)
  const { image } = await callAs(program, admin, eventsContract.removeImage, { params: within(id) })
  expect([image, await storedPictures(id)]).toEqual([null, []])
})

test('pictures go with their event, but for those a copy of it shows, which go with the copy', async () => {
  const id = await anOpenEvent(world)
  const { image } = await sendImage(id, await halves(500, 300))
  const addPicture = async () =>
    (await sendFile(program, admin, eventsContract.addPicture, { params: within(id), name: 'plan.png', bytes: await halves(2000, 1000) }))
      .url
  const [shown, unused] = [await addPicture(), await addPicture()]
  for (const format of ['avif', 'webp'] as const)
    for (const [address, width] of inSet(textPicture(shown)!.setOf(format))) {
      const { type, bytes } = await read(new URL(address).pathname)
      expect([type, `${(await sharp(bytes).metadata()).width}w`]).toEqual([`image/${format}`, width])
    }
  expect(shown).toMatch(/-1600\.webp\/$/)
  const { version } = await callAs(program, admin, eventsContract.record, { params: within(id) })
  const description = { type: 'doc' as const, content: [{ type: 'image' as const, attrs: { src: shown, alt: 'Plan' } }] }
  await callAs(program, admin, eventsContract.changePage, { params: within(id), body: { version, description, sheet: {} } })
  const copy = await callAs(program, admin, eventsContract.duplicate, { params: within(id), body: { as: 'event', parts: ['page'] } })
  expect([copy.image, copy.description]).toEqual([image, description])
  await callAs(program, admin, eventsContract.remove, { params: within(id), query: {} })
  const statusOf = async (url: string) => (await read(new URL(url, 'https://kxo.fr').pathname)).statusCode
  const [small] = inSet(imageSet(world.name, image!, 'webp'))[0]!
  const narrow = shown.replace('-1600.webp', '-400.avif')
  expect([await statusOf(shown), await statusOf(narrow), await statusOf(unused), await statusOf(small)]).toEqual([200, 200, 404, 200])
  await callAs(program, admin, eventsContract.remove, { params: within(copy.id), query: {} })
  expect([await statusOf(shown), await statusOf(narrow), await statusOf(small)]).toEqual([404, 404, 404])
})

test('a logo wider than any picture is shown is drawn smaller, in its own format', async () => {
  const company = await world.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Cabinet' }).returning('id').executeTakeFirstOrThrow(),
  )
  const { logo } = await sendFile(program, admin, logoContract.setLogo, {
    params: within(company.id),
    name: 'logo.jpg',
    bytes: await halves(2400, 600),
  })
  const { type, bytes } = await read(logo!)
  const { width, height } = await sharp(bytes).metadata()
  expect([type, width, height]).toEqual(['image/jpeg', 1600, 400])
})

test('a part of the image is shown in a frame of 16 by 9, drawn from the whole one, which stays and comes back', async () => {
  const id = await anOpenEvent(world)
  const whole = await sendImage(id, await halves(1600, 800))
  const crop = (crop: object | null, who = admin) =>
    callAs(program, who, eventsContract.cropImage, { params: within(id), body: { crop } as never })
  const colours = async (token: string, width: number) => {
    const { bytes } = await read(pictureAddress(world.name, `${token}-${width}.webp`))
    const { channels } = await sharp(bytes).stats()
    const { width: drawn, height } = await sharp(bytes).metadata()
    return { drawn, height, red: (channels[0]?.mean ?? 0) > 200, blue: (channels[2]?.mean ?? 0) > 200 }
  }
  const right = await crop({ x: 75, y: 50, zoom: 200 })
  expect(right.image_source).toMatchObject({ token: whole.image!.token, width: 1600, height: 800, crop: { x: 75, y: 50, zoom: 200 } })
  expect(right.image!.token).not.toBe(whole.image!.token)
  expect([right.image!.width, right.image!.height]).toEqual([711, 400])
  expect(await colours(right.image!.token, 711)).toEqual({ drawn: 711, height: 400, red: false, blue: true })
  const left = await crop({ x: 0, y: 50, zoom: 400 })
  expect(await colours(left.image!.token, left.image!.width)).toMatchObject({ red: true, blue: false })
  // What was cut before is gone, the whole picture is not.
  const tokens = () => storedPictures(id).then((rows) => rows.map(({ token }) => token.slice(0, 24)))
  expect(new Set(await tokens())).toEqual(new Set([whole.image!.token, left.image!.token]))
  const back = await crop(null)
  expect([back.image!.token, back.image_source?.crop]).toEqual([whole.image!.token, null])
  expect(new Set(await tokens())).toEqual(new Set([whole.image!.token]))
  await expect(crop({ x: 50, y: 50, zoom: 100 }, await world.aPerson())).rejects.toMatchObject({ status: 403 })
  await crop({ x: 50, y: 50, zoom: 150 })
  await callAs(program, admin, eventsContract.removeImage, { params: within(id) })
  expect(await tokens()).toEqual([])
  await expect(crop({ x: 50, y: 50, zoom: 150 })).rejects.toMatchObject({ status: 404 })
})
