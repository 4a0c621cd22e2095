/**
 * The address of a page, `/admin/user/:id`, the files it is loaded from, and what it reads first, `/api/clients/:client/users/:id/`;
 * `isPublic`: by somebody not signed in too.
 */
export type PageFiles = { pattern: string; isPublic: boolean; files: readonly string[]; reads: readonly string[] }

/**
 * The program as it is sent at an address: its first script (apps/web/public/theme.js) is told the files of the page there and what it
 * reads, which then come while the program loads. The first pattern that fits is the page.
 */
export function namingPageFiles(program: string, pages: readonly PageFiles[]): (path: string) => string {
  const rows = pages.map(({ pattern, isPublic, files, reads }) => ({
    path: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
    program: program.replace(
      'data-page=""',
      `data-page="${files.join(' ')}"${isPublic ? ' data-public=""' : ''}${readsIn(pattern, reads)}`,
    ),
  }))
  return (path) => rows.find((row) => row.path.test(path))?.program ?? program
}

const readsIn = (pattern: string, reads: readonly string[]): string =>
  reads.length > 0 ? ` data-pattern="${pattern}" data-reads="${reads.join(' ').replaceAll('&', '&amp;')}"` : ''
