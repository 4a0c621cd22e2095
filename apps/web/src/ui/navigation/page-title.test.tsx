import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { pageChanged } from './navigation.ts'
import { PageTitle } from './page-title.tsx'

afterEach(cleanup)

const page = (title: string | null) => (
  <InFrench>
    <a href="/events">Lien</a>
    <input aria-label="Rechercher" />
    {title ? <PageTitle>{title}</PageTitle> : null}
  </InFrench>
)
const title = () => screen.getByRole('heading')
const search = () => screen.getByRole('textbox')
/** A link is followed, to a page whose title has not come. */
const follow = () => {
  const { rerender } = render(page(null))
  screen.getByRole('link').focus()
  pageChanged()
  return () => rerender(page('Contacts'))
}

test('the title of a page that comes takes the focus of the link that led to it', () => {
  const come = follow()
  come()
  expect(document.activeElement).toBe(title())
})

test('it takes nothing from whoever types elsewhere while it is coming', () => {
  const come = follow()
  fireEvent.pointerDown(search())
  search().focus()
  come()
  expect(document.activeElement).toBe(search())
})

test('a second click on the same link, or the wheel, changes nothing of it', () => {
  const come = follow()
  fireEvent.pointerDown(screen.getByRole('link'))
  come()
  expect(document.activeElement).toBe(title())
})

test('a page that waited for nothing more gives the next one its focus', () => {
  follow()()
  cleanup()
  const come = follow()
  come()
  expect(document.activeElement).toBe(title())
})
