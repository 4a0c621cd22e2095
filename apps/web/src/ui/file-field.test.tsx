import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FileField } from './file-field.tsx'
import { InFrench } from './language-fixture.tsx'

afterEach(cleanup)

const show = (upload: () => Promise<{ id: number; name: string }> = async () => ({ id: 1, name: 'logo.png' })) =>
  render(
    <InFrench>
      <FileField
        label="Logo"
        value={{ id: 1, name: 'logo.png', preview: '/perdu.png' }}
        onChange={() => {}}
        accept={['image/png', 'image/jpeg', 'image/gif']}
        maxBytes={1024}
        upload={upload}
      />
    </InFrench>,
  )

test('specification §8: a kept image that cannot be shown says its address is invalid', () => {
  const { container } = show()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByRole('alert').textContent).toBe('URL d’image invalide')
})

test('a file of another type, or too large, is refused before it leaves', async () => {
  let sent = 0
  const { container } = show(async () => {
    sent += 1
    return { id: 2, name: 'autre.png' }
  })
  const give = (file: File) => act(async () => fireEvent.change(container.querySelector('input')!, { target: { files: [file] } }))
  await give(new File(['x'], 'photo.bmp', { type: 'image/bmp' }))
  expect(screen.getByRole('alert').textContent).toMatch(/format|type/i)
  await give(new File(['x'.repeat(2000)], 'photo.png', { type: 'image/png' }))
  expect(screen.getByRole('alert').textContent).toMatch(/1\u00a0Ko/)
  expect(sent).toBe(0)
})
