import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const shown = (): Element => {
  document.body.innerHTML = '<ul id="codes"><li>AAAAA-BBBBB</li><li>CCCCC-DDDDD</li></ul>'
  return document.querySelector('#codes')!
}
const stubClipboard = (clipboard: unknown) => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
const stubCommand = (copies: boolean) => {
  const command = vi.fn<(command: string) => boolean>(() => copies)
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true })
  return command
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
  window.getSelection()?.removeAllRanges()
  document.body.innerHTML = ''
})

test('on https the clipboard takes the text', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  stubClipboard({ writeText })
  expect(await copyText('AAAAA-BBBBB', shown())).toBe(true)
  expect(writeText).toHaveBeenCalledWith('AAAAA-BBBBB')
})

test('on a plain http address what is shown is selected and copied', async () => {
  stubClipboard(undefined)
  const command = stubCommand(true)
  expect(await copyText('AAAAA-BBBBB', shown())).toBe(true)
  expect(command).toHaveBeenCalledWith('copy')
  expect(window.getSelection()?.toString()).toContain('CCCCC-DDDDD')
})

test('refused everywhere, the text stays selected for the keyboard', async () => {
  stubClipboard({ writeText: () => Promise.reject(new Error('denied')) })
  stubCommand(false)
  expect(await copyText('AAAAA-BBBBB', shown())).toBe(false)
  expect(window.getSelection()?.toString()).toContain('AAAAA-BBBBB')
})
