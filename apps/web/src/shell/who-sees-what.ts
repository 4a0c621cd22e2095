import type { ClientParams } from '@kxo/domain/tenants/contract'
import { features } from '@kxo/domain/tenants/features'
import { type GlossaryPreset, glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { exists, guard, type Outcome } from '../platform/guard.ts'
import { menuOf } from '../platform/menu.ts'
import type { Page } from '../platform/page.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type Changes, tenantOf, viewerAt } from '../platform/viewer-fixtures.ts'
import { everyPage } from './every-page.ts'

const admin = (is_restricted: number): Changes['user'] => ({ profile_code: 'ADM', is_admin: true, profile_has_task: true, is_restricted })
/** The columns: who looks, with everything their profile may hold. */
const profiles: Readonly<Record<string, Changes>> = {
  SUP: { user: { ...admin(0), is_super_admin: true } },
  ADM0: { user: admin(0) },
  ADM2: { user: admin(2) },
  ADM1: { user: admin(1) },
  CNS: { user: { profile_code: 'CNS', profile_has_task: true } },
  REC: { user: { profile_code: 'REC', company: 3 } },
  'REF-R': { user: { profile_code: 'REF', is_admin: true, company: 3 } },
  REF: { user: { profile_code: 'REF', company: 3 } },
  USR: { user: { company: 3 } },
  partner: { is_partner: true },
  link: { user: { is_restricted_session: true } },
}
/** A demo tenant stands for each kind. */
const kinds: Readonly<Record<string, string>> = {
  forma: 'training body',
  club: 'club',
  barreau: 'law-firm network',
  event: 'agency',
  recrut: 'recruiting platform',
  reseau: 'tenant 1118, which hides the personal entries',
  kxo: 'the vendor itself',
}
/** What a page may wait for, each one on. */
const switches = {
  region_response: 'code_postal',
  billing_page: true,
  field_tabs: true,
  has_certificate: true,
  has_entities: true,
  has_sms: true,
  manage_products: true,
  module_facturation: true,
  public_directory: true,
  sales_journal: true,
  sells_to_consumers: true,
  show_email_campaign: true,
  use_quiz: true,
}

type World = { name: string; params: object; features?: readonly string[]; preset?: GlossaryPreset }

const tenantNamed = (
  worlds: readonly World[],
  name: string,
  more: { params?: object; features?: readonly string[] } = {},
): ClientParams => {
  const tenant = worlds.find((demo) => demo.name === name)
  if (!tenant) throw new Error(`no demo tenant is named ${name}`)
  const { preset, params, features: own = features } = tenant
  return tenantOf(name, {
    params: { ...params, ...more.params },
    features: [...(more.features ?? own)],
    glossary: preset ? glossaryPresets[preset] : {},
    has_trainings: preset === 'training',
    has_contributions: name === 'barreau' || name === 'club',
  })
}

const markOfOutcome = (kind: Outcome['kind']): string => (kind === 'page' ? '○' : kind === 'missing' ? ' ' : '–')

function markOf(page: Page, viewer: Viewer): string {
  if (!exists(page, viewer)) return markOfOutcome('missing')
  if (page.space === 'public') return markOfOutcome('page')
  const drawn =
    viewer.actor.session === 'full' &&
    menuOf(everyPage, viewer, page.space)
      .flatMap((line) => (line.kind === 'entry' ? [line.entry] : line.entries))
      .some(({ place }) => place === page.menu)
  return drawn ? '●' : markOfOutcome(guard({ page, first: '', client: null, viewer }).kind)
}

const rowsOf = (tenant: ClientParams): Map<string, string> => {
  const viewers = Object.values(profiles).map((changes) => viewerAt(tenant, changes))
  return new Map(everyPage.map((page) => [page.path, viewers.map((viewer) => markOf(page, viewer)).join(' | ')]))
}
const head = `| page | ${Object.keys(profiles).join(' | ')} |\n|---|${Object.keys(profiles)
  .map(() => ':-:|')
  .join('')}`
const table = (rows: readonly (readonly [string, string])[]): string =>
  [head, ...rows.map(([path, line]) => `| \`${path}\` | ${line} |`)].join('\n')

/** Who sees what, page by page, profile by profile and kind of tenant by kind: derived from the page lists, as the menus and the guard are. */
export function whoSeesWhat(worlds: readonly World[]): string {
  const [first, ...others] = Object.keys(kinds)
  const usual = rowsOf(tenantNamed(worlds, first!))
  const spaces = ['public', 'user', 'admin'] as const
  const usualRows = (space: string) => everyPage.filter((page) => page.space === space).map(({ path }) => [path, usual.get(path)!] as const)
  const differing = (kind: string, tenant: ClientParams): string => {
    const changed = [...rowsOf(tenant)].filter(([path, line]) => line !== usual.get(path))
    return `## ${kind}: what differs\n\n${changed.length > 0 ? table(changed) : 'Nothing.'}`
  }
  const sections = [
    ...spaces.map((space) => `## ${kinds[first!]}: ${space} space\n\n${table(usualRows(space))}`),
    differing(`${kinds[first!]} with every switch on`, tenantNamed(worlds, first!, { params: switches, features })),
    ...others.map((name) => differing(kinds[name]!, tenantNamed(worlds, name))),
  ]
  return `# Who sees what

Written by \`node scripts/who-sees-what.mjs\` from the page lists; a test fails when it no longer says what they say.

● in the menu and reachable · ○ reachable by its address or from another page · – refused · blank: the page does not exist there.

SUP super administrator, the vendor’s, in the tenant they work in · ADM0 administrator · ADM2 limited · ADM1 reads only · CNS consultant with the task right · REC recruiter · REF-R referent who administers (a recruiting platform) ·
REF referent · USR user of a company · partner · link: session opened by a personal link, which reaches the person’s own records only.

${sections.join('\n\n')}
`
}
