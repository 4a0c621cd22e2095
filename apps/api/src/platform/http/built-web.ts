import { join } from 'node:path'

const web = join(import.meta.dirname, '../../../../web')

/** What the web is built into: the pages of the browser, and what the server writes the public pages with. */
export const builtWeb = { pages: join(web, 'dist'), renderer: join(web, 'dist-server/render-page.js') }
