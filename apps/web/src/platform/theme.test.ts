import { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { contrast } from '@kxo/domain/tenants/appearance/contrast'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { variablesOf } from './theme.ts'

/** Colours a tenant may well choose although they cannot be read as they are. */
const pale = z.decode(TenantColours, {
  primary_color: '#ffd400',
  primary_font_color: '#ffffff',
  user_primary_color: '#7fd3c8',
  user_primary_font_color: '#eeeeee',
  theme: {
    error: '#ff9999',
    warning: '#ffe08a',
    success: '#9be7a0',
    info: '#a8c7ff',
    primary: '#ffffff',
    secondary: '#dddddd',
    accent: '#000000',
  },
})

test('a word in a pale colour is darkened on white and kept on dark, at 4.5:1 at least', () => {
  const variables = variablesOf(pale)
  const shades = Object.entries(variables).filter(([name]) => name.endsWith('-light') && !name.includes('modal'))
  expect(shades.length).toBeGreaterThan(6)
  for (const [name, colour] of shades) expect(contrast(colour, '#ffffff'), name).toBeGreaterThanOrEqual(4.5)
  for (const [name, colour] of Object.entries(variables).filter(([key]) => key.endsWith('-dark')))
    expect(contrast(colour, '#17191e'), name).toBeGreaterThanOrEqual(4.5)
})

test('the text of a button is readable on the colour of the tenant', () => {
  const variables = variablesOf(pale)
  expect(contrast(variables['--k-admin-primary']!, variables['--k-admin-on-primary']!)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(variables['--k-user-primary']!, variables['--k-user-on-primary']!)).toBeGreaterThanOrEqual(4.5)
})

test('a readable choice is left as it is', () => {
  const variables = variablesOf(z.decode(TenantColours, { primary_color: '#0f5f59', primary_font_color: '#f0fffe' }))
  expect(variables['--k-admin-on-primary']).toBe('#f0fffe')
  expect(variables['--k-admin-link-light']).toBe('#0f5f59')
})
