import { expect, test } from 'vitest'
import { faintTexts } from './colour-pairs.ts'

const readable = {
  primary_color: '#1f4e8c',
  primary_font_color: '#ffffff',
  user_primary_color: '#1f4e8c',
  user_primary_font_color: '#ffffff',
  user_secondary_color: '#e8eef7',
  user_secondary_font_color: '#1b2430',
  modal_color: '#ffffff',
  modal_font_color: '#1b2430',
}

test('PRV-61 a text below 4.5:1 is named with its ratio, never rounded up to what is wanted', () => {
  expect(faintTexts(readable)).toEqual([])
  expect(faintTexts({ ...readable, primary_color: '#777777' })).toEqual([{ field: 'primary_font_color', ratio: 4.4 }])
  expect(faintTexts({ ...readable, modal_font_color: '#999999', user_primary_color: '#ffd400' })).toEqual([
    { field: 'user_primary_font_color', ratio: 1.4 },
    { field: 'modal_font_color', ratio: 2.8 },
  ])
})
