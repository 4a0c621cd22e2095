import { requiredText } from '@kxo/domain/kernel/validation'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'

const event = { id: 8 } as StepProps['event']
const step: StepProps = { event, readOnly: false, previous: null, next: 'page', onSaved: () => undefined }
const { promise: saved, resolve: letGo } = Promise.withResolvers<StepProps['event']>()

function Page() {
  const { form, goOn } = useStepForm({ step, schema: z.object({ title: requiredText(20) }), values: { title: 'Droit' }, save: () => saved })
  return (
    <StepForm step={step} form={form} goOn={goOn}>
      <TextField name="title" label="Titre" />
    </StepForm>
  )
}
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('going on waits for the save under way, rather than being forgotten', async () => {
  const { history } = showPage(Page)
  const goOn = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enregistrer et continuer' })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(goOn.disabled).toBe(true))
  await act(async () => letGo(event))
  await waitFor(() => expect(goOn.disabled).toBe(false))
  fireEvent.click(goOn)
  await screen.findByText('404')
  expect(history.location.pathname).toMatch(/8.*page$/)
})
