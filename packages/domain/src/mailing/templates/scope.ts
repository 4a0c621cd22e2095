import type { Sentence } from '../../kernel/sentence.ts'

/** What a text may be written for, from the widest to the closest: the closest one that applies speaks. */
export const templateScopes = {
  tenant: { fr: 'Tous les envois', en: 'Every email' },
  entity: { fr: '{entity.un:cap}', en: 'One {entity}' },
  type: { fr: 'Un type {event.de}', en: 'One kind of {event}' },
  theme: { fr: '{theme.un:cap}', en: 'One {theme}' },
  event: { fr: '{event.un:cap}', en: 'One {event}' },
} satisfies Record<string, Sentence>
export type TemplateScope = keyof typeof templateScopes
export const scopeNames = Object.keys(templateScopes) as TemplateScope[]

export type Scoped = { scope: TemplateScope; scope_key: string }

/** What a mail is about, as scopes name it. */
export type ScopeFacts = { entity?: string; type?: string; themes: readonly string[]; event?: string }

const applies = ({ scope, scope_key }: Scoped, facts: ScopeFacts): boolean =>
  scope === 'tenant' || (scope === 'theme' ? facts.themes.includes(scope_key) : facts[scope] === scope_key)

/** The text that speaks for these facts: the closest; of two themes, the first by name. */
export function closest<T extends Scoped>(texts: readonly T[], facts: ScopeFacts): T | undefined {
  return texts
    .filter((text) => applies(text, facts))
    .toSorted((a, b) => scopeNames.indexOf(b.scope) - scopeNames.indexOf(a.scope) || a.scope_key.localeCompare(b.scope_key))[0]
}
