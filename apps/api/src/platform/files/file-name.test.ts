import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

test.each([
  ['Facture 12.pdf', 'application/pdf', 'Facture 12.pdf'],
  ['facture.exe', 'application/pdf', 'facture.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo', 'image/png', 'photo.png'],
  ['facture\u202Efdp.exe', 'text/plain', 'facturefdp.txt'],
  ['a\u0000b\u0085c\u200Bd\u2066e.pdf', 'application/pdf', 'abcde.pdf'],
  ['../../etc/passwd', 'text/plain', '_.._etc_passwd.txt'],
  ['C:\\dossier\\note.txt', 'text/plain', 'C__dossier_note.txt'],
  ['page.html', 'text/plain', 'page.txt'],
  ['exposé.pptx', 'application/zip', 'exposé.pptx'],
  ['événements.csv', 'application/octet-stream', 'événements.csv'],
  ['  .. ', 'application/pdf', 'fichier.pdf'],
  [`${'é'.repeat(300)}.pdf`, 'application/pdf', `${'é'.repeat(196)}.pdf`],
])('%j of %s is called %j', (original, type, name) => {
  expect(safeFileName(original, type)).toBe(name)
})
