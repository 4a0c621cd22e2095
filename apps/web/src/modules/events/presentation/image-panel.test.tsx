import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from '../steps/step-form.tsx'
import { ImagePanel } from './image-panel.tsx'

let sent: { method: string; url: string; body: string }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    sent.push({ method, url, body: decodeURIComponent(String(body)) })
    return Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const image = { token: 'abc', width: 900, height: 600, alt: '', focus_x: 50, focus_y: 50 }
const page = (overrides: object = {}, readOnly = false) =>
  function Page() {
    // The panel reads no more of an event.
    return (
      <ImagePanel event={{ id: 8, image, ...overrides } as never as StepProps['event']} readOnly={readOnly} onSaved={() => undefined} />
    )
  }

test('the point that stays in sight is clicked, or moved by the arrows, and saved with what the image shows', async () => {
  showPage(page(), { viewer: admin })
  await screen.findByRole('slider', { name: 'Position horizontale' })
  const picture = document.querySelector<HTMLImageElement>('[role="presentation"] > img')!
  expect(picture.srcset).toContain('/api/clients/forma/pictures/abc-400.webp/ 400w')
  picture.parentElement!.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
  fireEvent.click(picture, { clientX: 150, clientY: 20 })
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Position horizontale' }), { key: 'ArrowRight' })
  fireEvent.change(screen.getByLabelText('Ce que l’image montre'), { target: { value: 'La salle' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’image' }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')).toBeDefined())
  const { url, body } = sent.find(({ method }) => method === 'PATCH')!
  expect(url).toContain('/events/8/image/')
  for (const part of ['La salle', '76', '20']) expect(body).toContain(part)
})

test('without an image there is nothing to aim at; who only reads changes nothing', async () => {
  showPage(page({ image: null }), { viewer: admin })
  expect(await screen.findByText('Image')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
  cleanup()
  showPage(page({}, true), { viewer: admin })
  expect(
    (await screen.findAllByRole('slider')).every(
      (slider) => slider.getAttribute('aria-disabled') === 'true' || slider.hasAttribute('disabled') || slider.tabIndex === -1,
    ),
  ).toBe(true)
  expect(screen.queryByRole('button', { name: 'Enregistrer l’image' })).toBeNull()
})

test('a part of the image is framed by the keyboard or dragged, saved as numbers, and the whole comes back', async () => {
  const cropped = { token: 'src', width: 1600, height: 1600, crop: { x: 50, y: 50, zoom: 200 } }
  showPage(page({ image_source: cropped }), { viewer: admin })
  fireEvent.click(await screen.findByRole('button', { name: 'Recadrer' }))
  const frame = await screen.findByRole('group', { name: 'Cadre de l’image' })
  const picture = frame.querySelector('img')!
  expect(picture.getAttribute('src')).toContain('/pictures/src-1600.webp/')
  expect([picture.style.left, picture.style.width]).toEqual(['-50%', '200%'])
  fireEvent.keyDown(frame, { key: '+' })
  fireEvent.keyDown(frame, { key: 'ArrowRight' })
  Object.defineProperties(frame, { clientWidth: { value: 160 }, clientHeight: { value: 90 } })
  fireEvent.pointerDown(frame, { pointerId: 1 })
  const move = new MouseEvent('pointermove', { bubbles: true, buttons: 1 })
  Object.defineProperties(move, { movementX: { value: 0 }, movementY: { value: -18 } })
  fireEvent(frame, move)
  const save = () => sent.filter(({ method }) => method === 'PATCH')
  fireEvent.click(screen.getByRole('button', { name: 'Recadrer l’image' }))
  await waitFor(() => expect(save()).toHaveLength(1))
  expect(save()[0]!.url).toContain('/events/8/image/crop/')
  expect(JSON.parse(save()[0]!.body)).toEqual({ crop: { x: 52, y: 55, zoom: 210 } })
  fireEvent.click(screen.getByRole('button', { name: 'Image entière' }))
  await waitFor(() => expect(save()).toHaveLength(2))
  expect(JSON.parse(save()[1]!.body)).toEqual({ crop: null })
  cleanup()
  showPage(page({ image_source: cropped }, true), { viewer: admin })
  expect(await screen.findAllByRole('slider')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Recadrer' })).toBeNull()
})
