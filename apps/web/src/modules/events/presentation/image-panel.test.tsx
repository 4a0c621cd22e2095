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
