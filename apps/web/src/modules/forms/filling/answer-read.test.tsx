import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { AnswerRead } from './answer-read.tsx'

const opened: unknown[] = []
const saved: string[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  fetchFile: async (_: object, { body }: { body: object }) => {
    opened.push(body)
    return { blob: new Blob(), name: 'diplome.pdf' }
  },
}))
vi.mock('../../../ui/display/save-file.ts', () => ({ saveFile: (_: Blob, name: string) => saved.push(name) }))
afterEach(cleanup)

test('an answer that is a file is opened where it is read, any other is told in words', async () => {
  showPage(() => (
    <>
      <AnswerRead input="file" value="293" />
      <AnswerRead input="terms" value="true" />
    </>
  ))
  fireEvent.click(await screen.findByRole('button', { name: 'Fichier' }))
  await waitFor(() => expect(saved).toEqual(['diplome.pdf']))
  expect(opened).toEqual([{ file: 293 }])
  expect(screen.getByText('Oui').closest('button')).toBeNull()
})
