import { pathKind } from '@kxo/domain/events/path/path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { OwnPath } from './own-path.tsx'

const step = (id: number, title: string, change: object) => ({
  id,
  kind: pathKind.codeOf('questionnaire'),
  target: id,
  form: null,
  title,
  start_at: null,
  content_type: null,
  is_done: false,
  is_open: true,
  first: null,
  opens_on: null,
  due_on: null,
  minutes: null,
  ...change,
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a questionnaire or a quiz of the path is answered from there, until it is and once it is open', async () => {
  const steps = [
    step(1, 'Besoins', { form: 8, is_done: true }),
    step(2, 'À chaud', { form: 9 }),
    step(3, 'À froid', { form: 10, is_open: false, first: 'À chaud' }),
    step(4, 'Séance', { kind: pathKind.codeOf('slot') }),
    step(5, 'Acquis', { kind: pathKind.codeOf('quiz'), target: 12 }),
  ]
  vi.stubGlobal('fetch', async () => Response.json(steps))
  showPage(() => <OwnPath event_id={3} />)
  await screen.findByText('1 sur 5')
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Répondre à «\u00A0À chaud\u00A0»', '/questionnaire-event/3/9'],
    ['Répondre à «\u00A0Acquis\u00A0»', '/quiz/12'],
  ])
})
