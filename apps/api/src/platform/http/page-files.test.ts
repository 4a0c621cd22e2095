import { expect, test } from 'vitest'
import { namingPageFiles } from './page-files.ts'

const program = '<script src="/theme.js" data-page=""></script>'
const programAt = namingPageFiles(program, [
  { pattern: '/events/new', isPublic: false, files: ['/assets/new.js', '/assets/new.css'], reads: [] },
  { pattern: '/events/:id', isPublic: false, files: ['/assets/event.js'], reads: [] },
  { pattern: '/:client/choose-password/:unique', isPublic: true, files: ['/assets/password.js'], reads: [] },
  {
    pattern: '/admin/user/:id',
    isPublic: false,
    files: [],
    reads: ['/api/clients/:client/users/:id/', '/api/clients/:client/acts/?page=1&size=25'],
  },
])

test('the program is sent with the files of the page of its address', () => {
  expect(programAt('/events/new')).toBe('<script src="/theme.js" data-page="/assets/new.js /assets/new.css"></script>')
  expect(programAt('/Events/37/')).toBe('<script src="/theme.js" data-page="/assets/event.js"></script>')
})

test('what a page reads is named with the parts of its address', () => {
  expect(programAt('/admin/user/33')).toBe(
    '<script src="/theme.js" data-page="" data-pattern="/admin/user/:id" data-reads="/api/clients/:client/users/:id/ /api/clients/:client/acts/?page=1&amp;size=25"></script>',
  )
})

test('a page for somebody not signed in says so', () => {
  expect(programAt('/forma/choose-password/a1')).toBe('<script src="/theme.js" data-page="/assets/password.js" data-public=""></script>')
})

test('an address of no page is sent the program alone', () => {
  expect(programAt('/events/37/none')).toBe(program)
  expect(programAt('/<script>')).toBe(program)
})
