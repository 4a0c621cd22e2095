import { expect, test } from 'vitest'
import { sniffContentType } from './content-sniffing.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')

test.each([
  ['%PDF-1.7', 'a.pdf', 'application/pdf'],
  ['%PDF-1.7', 'photo.png', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'a.png', 'image/png'],
  ['\xff\xd8\xff\xe0', 'a.jpg', 'image/jpeg'],
  ['GIF89a', 'a.gif', 'image/gif'],
  ['PK\x03\x04....xl/workbook.xml', 'a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['PK\x03\x04....xl/workbook.xml', 'a.zip', 'application/zip'],
  ['PK\x03\x04....word/document.xml', 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['PK\x03\x04....ppt/presentation.xml', 'a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['Nature;Code\r\nmaster;A', 'a.csv', 'text/csv'],
  ['Nature;Code', 'a.txt', 'text/plain'],
  ['MZ\x90\x00\x03', 'facture.pdf', 'application/octet-stream'],
  ['<!DOCTYPE html><p>Bonjour</p>', 'note.txt', 'text/x-script'],
  ['  <script>alert(1)</script>', 'note.txt', 'text/x-script'],
  ['\xef\xbb\xbf<svg onload="alert(1)">', 'dessin.txt', 'text/x-script'],
  ['#!/bin/sh', 'note.txt', 'text/x-script'],
  ['alert(1)', 'note.js', 'text/x-script'],
  ['Bonjour', 'page.HTML', 'text/x-script'],
  ['<b>Code</b>;Ville', 'a.csv', 'text/csv'],
  ['', 'vide.csv', 'application/octet-stream'],
])('%j named %s is %s', (content, name, type) => {
  expect(sniffContentType(bytes(content), name)).toBe(type)
})
