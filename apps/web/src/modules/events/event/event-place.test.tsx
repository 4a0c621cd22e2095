import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { EventPlace } from './event-place.tsx'

afterEach(cleanup)
const where = { place: 'Centre Part-Dieu', town: 'Lyon', is_online: false, is_asynchronous: false }

test.each([
  ['the place over its town', where, ['Centre Part-Dieu', 'Lyon']],
  ['the town alone where no place is chosen', { ...where, place: null }, ['Lyon']],
  ['once a place named as its town', { ...where, place: 'Lyon' }, ['Lyon']],
  ['at a distance, whatever place it had', { ...where, is_online: true }, ['À distance']],
  ['nothing yet', { ...where, place: null, town: null }, ['–']],
])('in a table: %s', async (_, event, lines) => {
  showPage(() => (
    <div data-testid="cell">
      <EventPlace event={event} style="table" />
    </div>
  ))
  const cell = await screen.findByTestId('cell')
  const texts: string[] = []
  for (const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT); walker.nextNode(); )
    texts.push(walker.currentNode.textContent ?? '')
  expect(texts).toEqual(lines)
})
