export { everyPage, headerTools, recordParts } from './every-page.ts'
export { spaceLayouts } from './layouts/space-layouts.tsx'
