import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

test('a step says where it stands once', async () => {
  const steps = [
    { key: 'page', label: 'Présentation', to: '/page', complete: true },
    { key: 'prices', label: 'Tarifs', to: '/prices', complete: false },
    { key: 'quiz', label: 'Quiz', to: '/quiz', complete: false, note: 'Pas encore disponible' },
  ]
  showPage(() => <Stepper label="Étapes" current="page" steps={steps} />, { viewer: viewerAt(tenantOf('forma')) })
  const said = (await screen.findAllByRole('link')).map((link) => link.textContent)
  expect(said[0]).toContain('Présentation, complète')
  expect(said[1]).toContain('Tarifs, à compléter')
  expect(said[2]).toContain('QuizPas encore disponible')
})
