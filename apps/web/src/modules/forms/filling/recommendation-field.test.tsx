import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { DynamicForm } from './dynamic-form.tsx'

afterEach(cleanup)

const field: DrawnField = {
  id: 1,
  rank: 1,
  section: '',
  name: 'recommend',
  label: 'Recommanderiez-vous',
  help: '',
  purpose: '',
  input_type: 'stars',
  is_required: true,
  minimum: 0,
  maximum: 10,
  options: [],
  terms: null,
  is_for_admins: false,
  shown_when: null,
}
const saved: Record<string, string>[] = []
const show = (changes: Partial<DrawnField> = {}): void => {
  saved.length = 0
  showPage(() => <DynamicForm fields={[{ ...field, ...changes }]} guards={false} save={async (answers) => saved.push(answers)} />)
}

test('FOR-41: from 0 to 10, each value is one choice, zero too, and the ends say what they mean', async () => {
  show()
  const scale = within(await screen.findByRole('radiogroup', { name: 'Recommanderiez-vous' }))
  expect(scale.getAllByRole('radio').map((choice) => choice.getAttribute('aria-label'))).toEqual([...'0123456789', '10'])
  screen.getByText('0 : pas du tout')
  screen.getByText('10 : tout à fait')
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await screen.findByRole('alert')
  fireEvent.click(scale.getByRole('radio', { name: '0' }))
  expect(scale.getByRole<HTMLInputElement>('radio', { name: '0' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await waitFor(() => expect(saved).toMatchObject([{ recommend: '0' }]))
})

test('any other scale stays in stars', async () => {
  show({ minimum: 1, maximum: 5 })
  await screen.findByRole('radio', { name: '5 étoiles sur 5' })
  expect(screen.queryByText(/pas du tout/)).toBeNull()
})
