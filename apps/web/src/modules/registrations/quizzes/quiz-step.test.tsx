import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { QuizStep } from './quiz-step.tsx'

afterEach(cleanup)
const quiz = { id: 5, name: 'Positionnement', questions: 12, minutes: 20, is_required: true, is_taken: false, path: '/quiz/5' }

test('what is given with the registration leads to where it is taken, and what was sent is not asked again', async () => {
  const onNext = vi.fn<() => void>()
  const quizzes = [quiz, { ...quiz, id: 6, name: 'Vos attentes', is_required: false, is_taken: true }]
  const sheet = { quizzes } as unknown as RegistrationSheet // what the step reads of it
  showPage(() => <QuizStep sheet={sheet} onNext={onNext} />)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/Positionnement.*12 questions · 20 min.*Obligatoire/)
  expect(
    within(first!)
      .getByRole('link', { name: /Répondre aux questions.*Positionnement/ })
      .getAttribute('href'),
  ).toBe('/quiz/5')
  expect(second?.textContent).toContain('Envoyé')
  expect(within(second!).queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(onNext).toHaveBeenCalledOnce()
})
